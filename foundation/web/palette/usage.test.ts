import { expect, test } from 'vitest'
import { readUsage, type Usage, weightOf, withUse } from './usage.ts'

const day = 86_400_000
const start = 1_000 * day

function usedAt(...times: readonly number[]): Usage {
  return times.reduce((usage, at) => withUse(usage, 'calendar', at), {})
}

test('every choice adds weight, which stays below one', () => {
  expect(weightOf({}, 'calendar', start)).toBe(0)
  expect(weightOf(usedAt(start), 'calendar', start)).toBe(0.5)
  expect(weightOf(usedAt(start, start, start), 'calendar', start)).toBe(0.75)
  expect(weightOf(usedAt(start), 'constructor', start)).toBe(0)
})

test('a choice counts half after two weeks', () => {
  expect(weightOf(usedAt(start), 'calendar', start + 14 * day)).toBeCloseTo(1 / 3)
  expect(weightOf(usedAt(start, start + 14 * day), 'calendar', start + 14 * day)).toBeCloseTo(0.6)
})

test('of more than two hundred entries those chosen least are forgotten', () => {
  const known = Array.from({ length: 200 }, (_, at) => [`chat ${at}`, { count: 1, at: start + at * day }])
  const usage = withUse(Object.fromEntries(known), 'calendar', start + 200 * day)
  expect(Object.keys(usage)).toHaveLength(200)
  expect(usage).toHaveProperty('calendar')
  expect(usage).not.toHaveProperty('chat 0')
})

test('whatever lies in the storage is read without harm', () => {
  const usage = usedAt(start)
  expect(readUsage(JSON.stringify(usage))).toEqual(usage)
  for (const text of [null, '', 'null', '7', '[', '{"a":1,"b":{"count":"x","at":1}}', '{"a":null}'])
    expect(readUsage(text)).toEqual({})
})

import { expect, test } from 'vitest'
import * as fake from '../testing/fake-model-server.ts'
import { end, numbers, run, toolNamed, wish } from '../testing/loop-run.ts'
import type { ToolResult } from '#foundation/server/tool-result.ts'

test('two hundred calls, right and wrong ones, are each answered', async () => {
  const random = numbers(7)
  const count = { broken: 0, reported: 0 }
  const tools = ['notes.add', 'notes.read', 'mail.send'].map((name) =>
    toolNamed(name, async (input): Promise<ToolResult> => {
      const kind = random(4)
      if (kind === 0) {
        count.broken += 1
        throw new Error('It broke.')
      }
      if (kind === 1) return { kind: 'refused', sentence: 'Not so.' }
      if (kind === 2) return { kind: 'done', sentence: 'Done.', activityId: String(random(100)), sources: [] }
      return { kind: 'answer', answer: input, sources: random(2) ? [] : ['a mail'] }
    }),
  )
  const inputs = [
    '{}',
    '',
    '{"text":"Milk"}',
    '{"text":',
    '[]',
    'null',
    '"',
    '{"a":{"b":[1,2,{"c":"\\ud800"}]}}',
    'undefined',
  ]
  const names = ['notes__add', 'notes__read', 'mail__send', 'nothing', 'notes.add', '__proto__', 'constructor']
  let left = 200
  const scripts = Array.from({ length: 60 }, () => {
    const calls = Array.from({ length: Math.min(left, 1 + random(5)) }, () =>
      wish(names[random(names.length)] ?? '', inputs[random(inputs.length)]),
    )
    left -= calls.length
    return calls
  }).filter((calls) => calls.length > 0)
  expect(left).toBeLessThanOrEqual(40)

  const report = () => void (count.reported += 1)
  const given = { tools, steps: 100, report }
  const { events } = await run([...scripts.map((calls) => fake.call(calls)), fake.say('So.')], given)
  expect(count.reported).toBe(count.broken)
  expect(count.broken).toBeGreaterThan(0)
  const started = events.filter(({ type }) => type === 'tool-start')
  const ended = events.filter(({ type }) => type === 'tool-end')
  expect(ended.length).toBe(200 - Math.max(0, left))
  expect(started.length).toBe(ended.length)
  expect(events.at(-1)).toEqual(end({ why: 'finished' }))
})

test('a model that asks for a thousand things at once gets some of them', async () => {
  let ran = 0
  const look = toolNamed('notes.read', async () => {
    ran += 1
    return { kind: 'answer', answer: 'x'.repeat(ran === 1 ? 1_000_000 : 1), sources: [] }
  })
  const wishes = Array.from({ length: 1_000 }, () => wish('notes__read'))
  const { events, asked } = await run([fake.call(wishes), fake.say('So.')], { tools: [look], tokens: 10_000_000 })
  expect(ran).toBe(32)
  expect(events.filter(({ type }) => type === 'tool-end')).toHaveLength(1_000)
  expect(asked[1]?.text.length).toBeLessThan(400_000)
})

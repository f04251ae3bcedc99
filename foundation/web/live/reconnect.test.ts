import { expect, test } from 'vitest'
import { type Closing, fresh, nextStep, type NextStep, type Standing } from './reconnect.ts'

const closing = { reached: true, online: true, now: 1_000_000, chance: 0.5 }

function stepsAfter(closings: Partial<Closing>[], from: Standing = fresh): NextStep[] {
  let standing = from
  return closings.map((given) => {
    const [next, step] = nextStep(standing, { ...closing, ...given })
    standing = next
    return step
  })
}

test('a lost line is tried again three times, each a second later than the one before, and then given up', () => {
  expect(stepsAfter([{ code: 1006 }, { code: 1006 }, { code: 1000 }, {}])).toEqual([
    { kind: 'retry', after: 1_000 },
    { kind: 'retry', after: 2_000 },
    { kind: 'retry', after: 3_000 },
    { kind: 'give-up' },
  ])
})

test.each([1008, 4001, 4003])('a close with %i asks for one new token, and after that counts as any other', (code) => {
  expect(stepsAfter([{ code }, { code }, { code }, { code }, { code }])).toEqual([
    { kind: 'refresh-token' },
    { kind: 'retry', after: 1_000 },
    { kind: 'retry', after: 2_000 },
    { kind: 'retry', after: 3_000 },
    { kind: 'give-up' },
  ])
})

test('being offline uses up no retry', () => {
  const offline = { code: 1006, online: false }
  const steps = stepsAfter([offline, offline, offline, offline, { code: 1006 }])
  expect(steps.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => ({ kind: 'wait-for-network' })))
  expect(steps.at(-1)).toEqual({ kind: 'retry', after: 1_000 })
})

test('a server that cannot be reached uses up no retry, and is looked for ever less often', () => {
  const unreached = Array.from({ length: 7 }, () => ({ reached: false }))
  const steps = stepsAfter([...unreached, { code: 1006 }])
  expect(steps).toEqual([1, 2, 3, 4, 5, 5, 5, 1].map((after) => ({ kind: 'retry', after: after * 1_000 })))
})

test.each([1012, 1013])('a server that closes with %i may be away for a minute without using up a retry', (code) => {
  const away = Array.from({ length: 20 }, () => ({ code: 1006, now: closing.now + 59_000 }))
  const steps = stepsAfter([{ code }, ...away, { code: 1006, now: closing.now + 60_000 }])
  expect(steps.map(({ kind }) => kind)).not.toContain('give-up')
  expect(steps.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 5, 5].map((after) => ({ kind: 'retry', after: after * 1_000 })))
  expect(steps.at(-1)).toEqual({ kind: 'retry', after: 1_000 })
})

test('those who come back after a restart do not all come at once', () => {
  const [early, late] = [0, 1].map((chance) => stepsAfter([{ code: 1012, chance }])[0])
  expect([early, late]).toEqual([
    { kind: 'retry', after: 500 },
    { kind: 'retry', after: 1_500 },
  ])
})

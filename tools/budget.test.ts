import { expect, test } from 'vitest'
import { budget, costOf, overBudget } from './budget.ts'
import { nothing } from './tally.ts'

test('a run within its budget has no warning', () => {
  expect(overBudget({ cpu: budget })).toBeUndefined()
})

test('a part over its budget is named with both numbers, and no other is', () => {
  const said = overBudget({ cpu: { ...budget, tests: budget.tests + 10 } })
  expect(said).toContain(`tests took ${budget.tests + 10} s of ${budget.tests} s`)
  expect(said).not.toContain('journeys took')
})

test('the ten slowest files are listed, slowest first, and no heading without a list', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ name: `${at}.test.ts`, seconds: at }))
  const lines = costOf({ ...nothing, files, cpu: { checks: 40.4, tests: 100 } })
  expect(lines[0]).toBe('CPU time: 140 s (checks 40 s, tests 100 s)')
  expect(lines[2]).toBe('   11.0 s  11.test.ts')
  expect(lines).toHaveLength(12)
  expect(lines.join()).not.toContain('journeys')
})

import { expect, test } from 'vitest'
import { onlyDays } from './only-days.ts'

test.each([
  ['only mon to thu', 'MO TU WE TH'],
  ['just Tuesdays and Fridays', 'TU FR'],
  ['weekdays only please', 'MO TU WE TH FR'],
  ['but only Monday, Wednesday and Friday', 'MO WE FR'],
  ['only Mondays', 'MO'],
  ['make it Wed-Fri only', 'WE TH FR'],
])('“%s” keeps %s', (text, days) => {
  expect(onlyDays(text)?.join(' ')).toBe(days)
})

test.each(['only Thursday', 'only until Friday', 'mon to thu', 'only the one on Monday and Tuesday', 'only at 5'])(
  '“%s” says no such days',
  (text) => {
    expect(onlyDays(text)).toBeUndefined()
  },
)

import { expect, test } from 'vitest'
import { laterChoices } from './snooze.ts'

const offered = (now: string) => laterChoices(now).map(({ label, later }) => [label, ...Object.values(later)])

test('the near future, this evening and tomorrow are offered', () => {
  expect(offered('2026-12-31T10:20')).toEqual([
    ['In 10 minutes', 10],
    ['In an hour', 60],
    ['This evening', '2026-12-31T18:00'],
    ['Tomorrow morning', '2027-01-01T09:00'],
  ])
})

test('this evening is not offered in the evening', () => {
  expect(offered('2026-12-31T17:30').map(([label]) => label)).not.toContain('This evening')
})

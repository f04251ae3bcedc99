import { expect, test } from 'vitest'
import { fixed, laterChoices } from './snooze.ts'

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

test('a length is fixed as the time at which it ends', () => {
  expect(fixed({ minutes: 10 }, '2026-11-20T23:55')).toEqual({ until: '2026-11-21T00:05' })
  expect(fixed({ until: '2026-11-20T18:00' }, '2026-11-20T09:00')).toEqual({ until: '2026-11-20T18:00' })
})

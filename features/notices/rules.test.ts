import { describe, expect, test } from 'vitest'
import { latenessOf, lateWhy, lengthInWords, quietUntil, shortWords, summaryOf } from './rules.ts'

const moment = (text: string) => Date.parse(text)
const ends = (quiet: { from: string; until: string } | null, now: string) => {
  const until = quietUntil(quiet, moment(now), 'Europe/Vienna')
  return until === undefined ? undefined : new Date(until).toISOString()
}

describe('quiet hours', () => {
  const night = { from: '22:00', until: '07:00' }

  test.each([
    ['before midnight', night, '2026-11-23T21:30:00Z', '2026-11-24T06:00:00.000Z'],
    ['after midnight', night, '2026-11-24T03:00:00Z', '2026-11-24T06:00:00.000Z'],
    ['in the night that is an hour shorter', night, '2027-03-27T21:30:00Z', '2027-03-28T05:00:00.000Z'],
    ['in the night that is an hour longer', night, '2026-10-24T20:30:00Z', '2026-10-25T06:00:00.000Z'],
    ['within a day', { from: '12:00', until: '14:00' }, '2026-11-23T11:00:00Z', '2026-11-23T13:00:00.000Z'],
  ])('end on the wall: %s', (_, quiet, now, until) => {
    expect(ends(quiet, now)).toBe(until)
  })

  test.each([
    ['outside of them', night, '2026-11-23T12:00:00Z'],
    ['at their end', night, '2026-11-24T06:00:00Z'],
    ['where there are none', null, '2026-11-24T03:00:00Z'],
    ['of no length', { from: '22:00', until: '22:00' }, '2026-11-23T21:00:00Z'],
  ])('are over %s', (_, quiet, now) => {
    expect(ends(quiet, now)).toBeUndefined()
  })
})

describe('lateness', () => {
  const gaps = [
    { from: 0, until: 100_000, why: lateWhy.down },
    { from: 500_000, until: 900_000, why: lateWhy.asleep },
  ]

  test.each([
    ['a moment is none', 1_000_000, 1_009_000, { seconds: 9, why: null }],
    ['before the start', 50_000, 110_000, { seconds: 60, why: lateWhy.down }],
    ['while it slept', 600_000, 900_500, { seconds: 301, why: lateWhy.asleep }],
    ['while it was awake', 910_000, 940_000, { seconds: 30, why: lateWhy.busy }],
    ['before its time there is none', 910_000, 900_000, { seconds: 0, why: null }],
  ])('%s', (_, due, now, expected) => {
    expect(latenessOf({ due, now }, gaps)).toEqual(expected)
  })

  test.each([
    [45, '45 seconds'],
    [1, '1 second'],
    [180, '3 minutes'],
    [7_200, '2 hours'],
    [400_000, '5 days'],
  ])('of %i seconds is told as %s', (seconds, words) => {
    expect(lengthInWords(seconds)).toBe(words)
  })
})

test('a summary names the first notice and counts the rest', () => {
  const notices = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({ title, body: '' }))
  expect(summaryOf(notices)).toEqual({
    title: '6 notices that you may have missed',
    body: 'One\nTwo\nThree\nFour\nand 2 more',
  })
})

test('short words keep whole characters', () => {
  expect(shortWords({ title: '🙂'.repeat(200), body: 'short' })).toEqual({
    title: `${'🙂'.repeat(119)}…`,
    body: 'short',
  })
})

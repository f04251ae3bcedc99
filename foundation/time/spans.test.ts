import { describe, expect, it } from 'vitest'
import {
  daysBetween,
  free,
  merge,
  minutesOf,
  momentsOf,
  overlap,
  spanOf,
  spanOfDays,
  within,
  workingSpans,
} from './spans.ts'

const at = (start: number, end: number) => ({ start, end })

describe('spans', () => {
  it('clash where they share time, and not where they touch', () => {
    expect(overlap(at(0, 10), at(9, 12))).toBe(true)
    expect(overlap(at(0, 10), at(10, 12))).toBe(false)
    expect(overlap(at(5, 5), at(0, 10))).toBe(true)
    expect(overlap(at(0, 10), at(10, 10))).toBe(false)
  })

  it('become one where they overlap or touch', () => {
    expect(merge([at(8, 9), at(0, 3), at(2, 5), at(5, 6)])).toEqual([at(0, 6), at(8, 9)])
    expect(minutesOf([at(0, 60_000), at(0, 60_000)])).toBe(1)
  })

  it('are cut to a frame', () => {
    expect(within([at(0, 5), at(7, 20)], [at(2, 9)])).toEqual([at(2, 5), at(7, 9)])
  })

  it('leave free what is between them, long enough and with room around', () => {
    expect(free([at(10, 20), at(40, 50)], [at(0, 60)])).toEqual([at(0, 10), at(20, 40), at(50, 60)])
    expect(free([at(10, 20), at(40, 50)], [at(0, 60)], { least: 15 })).toEqual([at(20, 40)])
    expect(free([at(10, 20), at(40, 50)], [at(0, 60)], { buffer: 5 })).toEqual([at(0, 5), at(25, 35), at(55, 60)])
    expect(free([at(0, 100)], [at(0, 60)])).toEqual([])
    expect(free([at(5, 5)], [at(0, 60)])).toEqual([at(0, 60)])
  })

  it('are written as moments and read back', () => {
    const moments = { start: '2026-11-23T08:00:00Z', end: '2026-11-23T16:00:00Z' }
    expect(momentsOf(spanOf(moments))).toEqual(moments)
  })
})

describe('working hours', () => {
  const hours = [
    { day: 1, start: '09:00', end: '17:00' },
    { day: 7, start: '00:00', end: '24:00' },
  ]

  it('stand on the wall of the zone', () => {
    expect(workingSpans(hours, '2026-11-23', 'Europe/Vienna').map(momentsOf)).toEqual([
      { start: '2026-11-23T08:00:00Z', end: '2026-11-23T16:00:00Z' },
    ])
    expect(workingSpans(hours, '2026-11-24', 'Europe/Vienna')).toEqual([])
  })

  it('last a day until 24:00, which may have 23 or 25 hours', () => {
    expect(minutesOf(workingSpans(hours, '2026-03-29', 'Europe/Vienna'))).toBe(23 * 60)
    expect(minutesOf(workingSpans(hours, '2026-10-25', 'Europe/Vienna'))).toBe(25 * 60)
  })

  it('are asked day by day', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(momentsOf(spanOfDays('2026-03-28', '2026-03-29', 'Europe/Vienna'))).toEqual({
      start: '2026-03-27T23:00:00Z',
      end: '2026-03-29T22:00:00Z',
    })
  })
})

import type { Occurrence } from '../../contract.ts'
import type { Bar } from './pieces.ts'
import { stack } from './side-by-side.ts'

export type WeekBar = Bar & { row: number }

/** One day of a week in a month: what stands in which row, and how many found no room. */
export type WeekDay = { lines: { occurrence: Occurrence; row: number }[]; more: number }

export type Week = { bars: WeekBar[]; days: WeekDay[] }

/**
 * Bars come first, and what has a time fills the rows that they leave. Where a day holds more than fits, its last row says
 * how many more there are; a bar that would stand there is counted in each of its days.
 */
export function weekOf(bars: readonly Bar[], days: readonly (readonly Occurrence[])[], fit: number): Week {
  const stacked = stack(bars)
  const plans = days.map((occurrences, day) => linesOf(stacked, { occurrences, day }))
  const limits = plans.map(({ rows }) => (rows > fit ? fit - 1 : fit))
  const shown = stacked.filter((bar) => limits.every((limit, day) => !isOn(bar, day) || bar.row < limit))
  return {
    bars: shown,
    days: plans.map(({ lines, all }, day) => {
      const limit = limits[day] ?? 0
      const seen = lines.filter(({ row }) => row < limit)
      return { lines: seen, more: all - seen.length - shown.filter((bar) => isOn(bar, day)).length }
    }),
  }
}

type Day = { occurrences: readonly Occurrence[]; day: number }

/** `rows`: how many it takes to show everything. */
function linesOf(bars: readonly WeekBar[], { occurrences, day }: Day) {
  const taken = new Set(bars.filter((bar) => isOn(bar, day)).map(({ row }) => row))
  const all = taken.size + occurrences.length
  const lines = occurrences.map((occurrence) => {
    let row = 0
    while (taken.has(row)) row += 1
    taken.add(row)
    return { occurrence, row }
  })
  return { lines, all, rows: Math.max(0, ...taken) + 1 }
}

function isOn({ first, last }: Bar, day: number): boolean {
  return first <= day && day <= last
}

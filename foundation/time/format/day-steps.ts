/** Days as texts such as `2024-01-15`, without a zone, for pages on which Temporal is not loaded. */

export function laterDay(day: string, days: number): string {
  return textOf(Date.parse(day) + days * 86_400_000)
}

/** The same day of a later month, or its last day where it has fewer. */
export function laterMonth(day: string, months: number): string {
  const [year, month, date] = partsOf(day)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return textOf(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay() || 7
}

/** Every day of the weeks that a month touches; `first` is the ISO weekday on which weeks begin. */
export function weeksOfMonth(day: string, first: number): string[][] {
  const [year, month] = partsOf(day)
  const begin = textOf(Date.UTC(year, month - 1, 1))
  const before = (weekdayOf(begin) - first + 7) % 7
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const start = laterDay(begin, -before)
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => laterDay(start, week * 7 + at)),
  )
}

function partsOf(day: string): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

function textOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

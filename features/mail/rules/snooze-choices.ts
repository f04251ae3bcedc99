import { laterDay, laterMonth, weekdayOf } from '#foundation/time/format/day-steps.ts'

/** `at` is a local time such as `2027-01-13T08:00`. */
export type SnoozeChoice = { label: string; at: string }

const morning = '08:00'
const afternoon = '13:00'
const evening = '18:00'
const saturday = 6

/** Until when a thread may be put aside, the soonest first. `now` is a local time; a time that has come is not offered. */
export function snoozeChoices(now: string): SnoozeChoice[] {
  const today = now.slice(0, 10)
  const day = (days: number, time: string): string => `${laterDay(today, days)}T${time}`
  const weekday = weekdayOf(today)
  const toSaturday = (saturday - weekday + 7) % 7 || 7
  const offered: (SnoozeChoice | undefined)[] = [
    laterToday(now),
    { label: 'This evening', at: `${today}T${evening}` },
    { label: 'Tomorrow morning', at: day(1, morning) },
    { label: 'Tomorrow afternoon', at: day(1, afternoon) },
    { label: 'In two days', at: day(2, morning) },
    { label: weekday < saturday ? 'This weekend' : 'Next weekend', at: day(toSaturday, morning) },
    { label: 'Next Monday', at: day(8 - weekday, morning) },
    { label: 'In a week', at: day(7, morning) },
    { label: 'In two weeks', at: day(14, morning) },
    { label: 'In a month', at: `${laterMonth(today, 1)}T${morning}` },
  ]
  const ahead = offered.filter((choice) => choice !== undefined).filter(({ at }) => at > now)
  return ahead
    .filter(({ at }, index) => ahead.findIndex((other) => other.at === at) === index)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

/** In three hours, on the next quarter of an hour; not so late that it would be the night. */
function laterToday(now: string): SnoozeChoice | undefined {
  const [hours = 0, minutes = 0] = now.slice(11, 16).split(':').map(Number)
  const at = Math.ceil((hours * 60 + minutes + 180) / 15) * 15
  if (at > 22 * 60) return undefined
  const time = [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return { label: 'Later today', at: `${now.slice(0, 10)}T${time}` }
}

import { unfold } from '../../repetition/unfold.ts'
import type { Draft } from './draft.ts'
import type { Exceptions } from './except.ts'
import { wall } from './start.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** What is left out always becomes a part of the rule where the rule can say it: “daily except on weekends”. */
export function without<T extends Draft>(draft: T, { weekdays, months }: Exceptions): T {
  const days = draft.weekdays.length > 0 ? draft.weekdays : daily(draft) ? everyDay.map((day) => ({ day })) : []
  const left = days.filter(({ day }) => !weekdays.includes(day))
  const named = weekdays.length > 0 && left.length > 0 ? { weekdays: left } : {}
  const other = (draft.months.length > 0 ? draft.months : everyMonth).filter((month) => !months.includes(month))
  const monthly = months.length > 0 && other.length > 0 && draft.yearDays.length === 0 ? { months: other } : {}
  return { ...draft, ...named, ...monthly }
}

function daily({ frequency, interval }: Draft): boolean {
  return (frequency === 'DAILY' && interval === 1) || ['HOURLY', 'MINUTELY', 'SECONDLY'].includes(frequency)
}

type Asked = { rule: string; start: Temporal.PlainDateTime; exceptions: Exceptions; core: Draft }

/** As many as a calendar can be asked to leave out one by one, within two years. */
const most = 400

/** What a rule cannot say is left out time by time: single days, one month, another rule. */
export function leftOut({ rule, start, exceptions, core }: Asked): Temporal.PlainDateTime[] {
  const { stretches, times, rules } = exceptions
  const always = core.weekdays.length === 0 && !daily(core) ? exceptions.weekdays : []
  if (stretches.length + times.length + rules.length + always.length === 0) return []
  const wholeDay = wall(start.toPlainDate().toPlainDateTime())
  const within = { from: wall(start), to: wall(start.add({ years: 2 })), most }
  const inStretches = stretches.flatMap(({ from, to }) =>
    unfold({ start: wall(start), rule }, { from: wall(from), to: wall(to), most }),
  )
  const byRules = rules.flatMap((other) =>
    unfold({ start: other.includes('BYHOUR') ? wholeDay : wall(start), rule: other }, within),
  )
  const byDay =
    always.length > 0 ? unfold({ start: wall(start), rule }, within).filter((time) => always.includes(dayOf(time))) : []
  const texts = [...inStretches, ...byRules, ...byDay, ...times.map(wall)]
  return [...new Set(texts)]
    .toSorted()
    .slice(0, most)
    .map((text) => Temporal.PlainDateTime.from(text))
}

function dayOf(time: string): number {
  return Temporal.PlainDateTime.from(time).dayOfWeek - 1
}

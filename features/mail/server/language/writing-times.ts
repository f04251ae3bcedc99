import type { Stretch } from '#foundation/language/dialogue.ts'
import { answerOf, type Move, type Turn } from '#foundation/server/language.ts'
import { dateText, timesText, timeText } from '#foundation/language/wording/moments.ts'
import type { Compose, Slots } from '../../language/wish.ts'
import type { Facts } from '../../language/drafting/draft.ts'

const usualTimes = 3
const usualMinutes = 30
const usualDays = 7

/** Free times to propose, where a mail looks for one and none was said. */
export function proposedTimes(turn: Turn, wish: Compose): string[] | Move {
  const { purpose, time, slots } = wish
  const wants = purpose === 'schedule' || purpose === 'reschedule'
  const { agenda, context } = turn
  if (!wants || time?.saysTime || time?.isSame || !agenda) return []
  const minutes = slots?.minutes ?? usualMinutes
  const asked = agenda.free(soughtIn(turn, wish), minutes)
  const answer = answerOf(turn, asked.tool)
  if (answer === undefined) return turn.offers(asked.tool) ? { kind: 'call', calls: [asked] } : []
  const free = (agenda.freeIn(answer, context.zone) ?? []).flatMap((stretch) => fitting(stretch, minutes, slots))
  return spread(free, slots?.count ?? usualTimes, minutes).map((start) => {
    const end = start.add({ minutes })
    return `${dateText(start.toPlainDate(), context.format)}, ${timesText({ from: start, to: end }, context.format)}`
  })
}

/** From the first of the days that were said to the last; a day that has begun counts from now. */
function soughtIn({ today, context }: Turn, { time, slots }: Pick<Compose, 'time' | 'slots'>): Stretch {
  const midnight = (day: Temporal.PlainDate) => written(day.toPlainDateTime())
  const days = slots?.days ?? []
  const now = Temporal.Instant.fromEpochMilliseconds(context.now.getTime())
    .toZonedDateTimeISO(context.zone)
    .toPlainDateTime()
    .round({ smallestUnit: 'minute' })
  const ends = days.map(({ to }) => to).toSorted()
  const [begin] = days.map(({ from }) => from).toSorted()
  const last = ends.at(-1)
  if (begin !== undefined && last !== undefined) {
    const from = midnight(Temporal.PlainDate.from(begin))
    return { from: from < written(now) ? written(now) : from, to: midnight(Temporal.PlainDate.from(last)) }
  }
  const from = time?.from ?? midnight(today.add({ days: 1 }))
  const length = { days: time ? 1 : usualDays }
  return { from, to: time?.to ?? written(Temporal.PlainDateTime.from(from).add(length)) }
}

function written(at: Temporal.PlainDateTime): string {
  return at.toString().slice(0, 16)
}

/** What of it lies on a day and within the hours that were said: the times at which something of that length may begin. */
function fitting({ from, to }: Stretch, minutes: number, slots: Slots = {}): Temporal.PlainDateTime[] {
  const [start, end] = [Temporal.PlainDateTime.from(from), Temporal.PlainDateTime.from(to)]
  const day = start.toPlainDate()
  const days = slots.days ?? []
  if (days.length > 0 && !days.some((each) => each.from <= day.toString() && day.toString() < each.to)) return []
  const at = (clock: string) => day.toPlainDateTime(Temporal.PlainTime.from(clock))
  const first = slots.after === undefined ? start : latest(start, at(slots.after))
  const last = slots.before === undefined ? end : earliest(end, at(slots.before))
  const begins: Temporal.PlainDateTime[] = []
  const step = { smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'ceil' } as const
  for (
    let begin = first.round(step);
    !isAfter(begin.add({ minutes }), last);
    begin = begin.add({ minutes: Math.max(minutes, 60) })
  )
    begins.push(begin)
  return begins
}

const isAfter = (one: Temporal.PlainDateTime, other: Temporal.PlainDateTime) =>
  Temporal.PlainDateTime.compare(one, other) > 0
const latest = (one: Temporal.PlainDateTime, other: Temporal.PlainDateTime) => (isAfter(one, other) ? one : other)
const earliest = (one: Temporal.PlainDateTime, other: Temporal.PlainDateTime) => (isAfter(one, other) ? other : one)

/** One on each day first, then further ones, in order. */
function spread(begins: readonly Temporal.PlainDateTime[], count: number, minutes: number): Temporal.PlainDateTime[] {
  const byDay = [...Map.groupBy(begins, (begin) => begin.toPlainDate().toString()).values()]
  const ranked = byDay.flatMap((day) => day.map((begin, rank) => ({ begin, rank })))
  return ranked
    .toSorted((one, other) => one.rank - other.rank || Temporal.PlainDateTime.compare(one.begin, other.begin))
    .map(({ begin }) => begin)
    .slice(0, count)
    .toSorted((one, other) => Temporal.PlainDateTime.compare(one, other))
    .filter((begin, at, all) => at === 0 || !isAfter((all[at - 1] ?? begin).add({ minutes }), begin))
}

/** The day and the time that were said, as they will stand in the mail. */
export function whenOf({ context: { format } }: Turn, { purpose, time }: Compose): Partial<Facts> {
  if (!time) return {}
  const start = Temporal.PlainDateTime.from(time.from)
  if (purpose === 'out-of-office') return { until: awayOf(time, (day) => dateText(day, format)) }
  const day = dateText(start.toPlainDate(), format)
  if (time.grain === 'week' && purpose === 'schedule') return { when: `in the week of ${day}` }
  if (!dated.has(time.grain)) return {}
  if (time.saysTime) return { when: `${day}, at ${timeText(start, format)}` }
  return { when: time.isSame ? `${day}, at the same time` : day }
}

const dated = new Set(['minute', 'hour', 'part', 'day'])

function awayOf({ from, to, isEnd }: NonNullable<Compose['time']>, told: (day: Temporal.PlainDate) => string): string {
  const first = Temporal.PlainDate.from(from.slice(0, 10))
  const end =
    to === undefined ? first.add({ days: 1 }) : Temporal.PlainDateTime.from(to).subtract({ minutes: 1 }).toPlainDate()
  if (isEnd) return `until ${told(end)}`
  const last = to === undefined ? first : end
  return last.equals(first) ? `on ${told(first)}` : `from ${told(first)} to ${told(last)}`
}

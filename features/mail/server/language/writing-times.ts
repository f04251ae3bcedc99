import { answerOf, type Move, type Turn } from '#foundation/server/language.ts'
import { dateText, timesText, timeText } from '#foundation/language/wording/moments.ts'
import type { Compose } from '../../language/wish.ts'
import type { Facts } from '../../language/drafting/draft.ts'

const mostTimes = 3
const minutes = 30
const days = 7

/** Free times to propose, where a mail looks for one and none was said. */
export function proposedTimes(turn: Turn, { purpose, time }: Compose): string[] | Move {
  const wants = purpose === 'schedule' || purpose === 'reschedule'
  const { agenda, today } = turn
  if (!wants || time?.saysTime || !agenda) return []
  const from = time?.from ?? today.add({ days: 1 }).toPlainDateTime().toString().slice(0, 16)
  const to =
    time?.to ??
    Temporal.PlainDateTime.from(from)
      .add({ days: time ? 1 : days })
      .toString()
      .slice(0, 16)
  const asked = agenda.free({ from, to }, minutes)
  const answer = answerOf(turn, asked.tool)
  if (answer === undefined) return turn.offers(asked.tool) ? { kind: 'call', calls: [asked] } : []
  const free = agenda.freeIn(answer, turn.context.zone) ?? []
  return onDifferentDays(free.map(({ from: start }) => Temporal.PlainDateTime.from(start))).map((start) => {
    const end = start.add({ minutes })
    const { format } = turn.context
    return `${dateText(start.toPlainDate(), format)}, ${timesText({ from: start, to: end }, format)}`
  })
}

/** At full hours, and one a day where there are enough days. */
function onDifferentDays(starts: readonly Temporal.PlainDateTime[]): Temporal.PlainDateTime[] {
  const rounded = starts.map((start) =>
    start.round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'ceil' }),
  )
  const firsts = rounded.filter(
    (start, at) => at === rounded.findIndex((other) => other.toPlainDate().equals(start.toPlainDate())),
  )
  return (firsts.length >= mostTimes ? firsts : rounded).slice(0, mostTimes)
}

/** The day and the time that were said, as they will stand in the mail. */
export function whenOf({ context: { format } }: Turn, { purpose, time }: Compose): Partial<Facts> {
  if (!time) return {}
  const start = Temporal.PlainDateTime.from(time.from)
  if (purpose === 'out-of-office') return { until: awayOf(time, (day) => dateText(day, format)) }
  const day = dateText(start.toPlainDate(), format)
  if (time.grain === 'week' && purpose === 'schedule') return { when: `in the week of ${day}` }
  if (!dated.has(time.grain)) return {}
  return { when: time.saysTime ? `${day}, at ${timeText(start, format)}` : day }
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

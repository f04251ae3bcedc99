import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readTimes } from '../event/times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import type { Clock, Destination } from '../wish.ts'
import { normalised } from '../event/lengths.ts'
import { clockOf } from './spoken-times.ts'

export const nowhere: Destination = {
  by: undefined,
  day: undefined,
  week: undefined,
  clock: undefined,
  end: undefined,
  part: undefined,
}

/** “To Thursday at 4”, “to four”, “to next week”, “until tomorrow afternoon”. */
export function readDestination(phrase: string, wording: Wording): Destination | undefined {
  const text = phrase
    .trim()
    .replace(/^(?:to|at|for|on|until|till|til|into|in|by)\s+(?=\S)/i, '')
    .replace(/\s+instead$/i, '')
  const free = firstFree.exec(text)
  if (free) return firstFreeIn(free[1] ?? '', wording)
  const bare = clockOf(text, wording)
  if (bare && /^(?:\d{1,2}(?:[:.h]\d{2})?|\w+)(?:\s+o'?clock)?[.!?]*$/i.test(text)) return { ...nowhere, clock: bare }
  const between = /^(\S+(?:\s*[ap]m)?)\s*(?:-|–|to|until|till)\s*(\S+(?:\s*[ap]m)?)$/i.exec(text)
  const [from, to] = [clockOf(between?.[1] ?? '', wording), clockOf(between?.[2] ?? '', wording)]
  if (from && to) return { ...nowhere, clock: from, end: to }
  const whens = readTimes(text, wording)
  if (whens.length === 0) return undefined
  const read = whens.reduce<Destination>((so, when) => ({ ...so, ...fromWhen(when, text) }), nowhere)
  if (read.clock && read.part) return { ...read, part: undefined }
  const after = text.slice(Math.max(...whens.map(({ until }) => until)))
  const trailing = read.clock
    ? undefined
    : /^\s*(?:at|,)?\s*(\d{1,2}(?:[:.]\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.exec(
        after,
      )
  const leading = read.clock
    ? undefined
    : /^(?:at\s+)?(\d{1,2}(?:[:.]\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\s+o'?clock)?\s*(?:on\s*)?$/i.exec(
        text.slice(0, Math.min(...whens.map(({ at }) => at))),
      )
  if (leading) return { ...read, part: undefined, clock: clockOf(leading[1] ?? '', wording) }
  return trailing ? { ...read, part: undefined, clock: clockOf(trailing[1] ?? '', wording) } : read
}

/** “The first free hour on Thursday after ten”. */
export const firstFree =
  /^(?:the |my )?(?:first|next|earliest) (?:free|open|available) (?:half )?(?:hour|slot|time|gap|spot)\b\s*(.*)$/i

export function firstFreeIn(text: string, wording: Wording): Destination {
  const whens = readTimes(text, wording)
  const day = whens.find(({ saysDay }) => saysDay)?.start ?? wording.now
  const after = whens.find(({ saysTime, kind }) => saysTime && kind === 'after')
  const from = after ? (after.onOtherDays ?? after.start.toPlainTime()) : Temporal.PlainTime.from('09:00')
  return { ...nowhere, day: day.toPlainDate(), part: { from, to: Temporal.PlainTime.from('18:00') } }
}

function fromWhen(when: When, text: string): Partial<Destination> {
  const day = when.start.toPlainDate()
  if (when.grain === 'week' && !when.saysTime) return { week: day.subtract({ days: day.dayOfWeek - 1 }) }
  if (when.grain === 'weekend') return { day }
  const said = when.saysDay ? { day } : {}
  if (!when.saysTime) return said
  const piece = text.slice(when.at, when.until)
  const isPart =
    when.grain === 'part' || (!/\d/.test(piece) && /\b(?:morning|afternoon|evening|tonight|night)\b/i.test(piece))
  if (isPart) return { ...said, part: partOf(when) }
  const end = when.kind === 'interval' && when.end ? { end: toClock(when.end, true) } : {}
  return { ...said, clock: toClock(when.onOtherDays ?? when.start, isSure(piece)), ...end }
}

function isSure(piece: string): boolean {
  return /\d\s*[ap]\.?m|noon|midnight|morning|evening|night|afternoon|\b(?:1[3-9]|2[0-3])[:.]|\b0\d[:.]/i.test(piece)
}

function toClock({ hour, minute }: Temporal.PlainDateTime | Temporal.PlainTime, sure: boolean): Clock {
  return { hour, minute, sure }
}

function partOf({ start, end }: When): NonNullable<Destination['part']> {
  const from = start.toPlainTime()
  const until = end && end.toPlainDate().equals(start.toPlainDate()) ? end.toPlainTime() : from.add({ hours: 4 })
  return { from: from.hour < 8 ? Temporal.PlainTime.from('08:00') : from, to: until }
}

/** “By 30 minutes”, “an hour later”, “back 15 min”: earlier is negative. */
export function readShift(phrase: string, leans: 'earlier' | 'later'): Destination | undefined {
  const [length, ...others] = readLengths(normalised(phrase))
  if (!length || others.length > 0) return undefined
  const text = normalised(phrase)
  const around = `${text.slice(0, length.at)} ${text.slice(length.until)}`.toLowerCase()
  const rest = around.replaceAll(
    /\b(?:by|back|out|forward|forwards|backwards?|ahead|up|down|earlier|later|sooner|about|around|another|of|on|exactly)\b|[.,!?\s]/g,
    '',
  )
  if (rest !== '') return undefined
  const isEarlier = /\b(?:earlier|sooner)\b/.test(around) || (!/\b(?:later|back)\b/.test(around) && leans === 'earlier')
  return { ...nowhere, by: isEarlier ? length.duration.negated() : length.duration }
}

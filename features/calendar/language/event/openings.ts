import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { EventReading, SaidEvent, SaidSpan } from './said-event.ts'
import { normalised } from './lengths.ts'
import { spanOf } from './spans.ts'
import { readTimes } from './times.ts'
import { capital } from './titles.ts'

/** “From 10am” with no end is any time after it. */
export const openFrom = /\bfrom (?=\d{1,2}(?::\d{2})?\s*(?:[ap]m)?(?!\s*(?:to|-|–|till|until)\b|[\d:]))/i

export function wantsFinding(text: string): boolean {
  return /\b(?:find|some ?time|any ?time|whenever|first (?:free|available|open)|next (?:free|available|open)|earliest|as soon as possible|asap|when(?:ever)? (?:i am|i'm|we are) free|squeeze|fit (?:in|it)|free (?:slot|time|gap)|next opening)\b/i.test(
    text,
  )
}

export function withoutFinding(title: string): string {
  return capital(
    title
      .replaceAll(
        /\b(?:and (?:book|schedule|add|put|reserve)(?: (?:it|them|that|one))?(?: in)?|some ?time|any ?time|when(?:ever)?(?: (?:i'm|i am|we're|we are) (?:both )?free)?|(?:at|in|into|for)? ?(?:the |my )?(?:first|next) (?:free|available|open)(?: (?:slot|time|gap|moment|spot))?|earliest|as soon as possible|asap|(?:a |an |some )?(?:free )?(?:time|slot|gap) (?:for|to))\b/gi,
        ' ',
      )
      .replaceAll(/\s+/g, ' ')
      .replace(/\b(?:on|at|in|for|and|the|this|a)\s*$/i, '')
      .replace(/^(?:for|to|a|an|the)\s+/i, '')
      .replace(/^time (?=with\b)/i, 'meeting ')
      .trim(),
  )
}

export function withoutWhen({ title, length, place, people }: SaidEvent): SaidEvent {
  return { title, people, ...(length && { length }), ...(place !== undefined && { place }) }
}

export function findIn(text: string, said: SaidEvent, wording: Wording): EventReading['find'] {
  const time = readTimes(text, wording).find(
    ({ saysTime, grain, kind }) => saysTime && kind === 'instant' && grain !== 'part',
  )
  if (time) return undefined
  const minutes =
    minutesIn(text) ?? (said.length ? said.length.duration.total({ unit: 'minutes', relativeTo: wording.now }) : 60)
  const span = spanOf(text, wording)
  return { minutes, span: span ? onwards(span) : soon(wording) }
}

/** “The first free slot from tomorrow” may be on a later day. */
function onwards(span: SaidSpan): SaidSpan {
  if (!/^from\s/i.test(span.words) || /\b(?:to|until|till|through)\b|[-–]/i.test(span.words)) return span
  return { ...span, to: span.from.toPlainDate().add({ days: 15 }).toPlainDateTime() }
}

export function minutesIn(text: string): number | undefined {
  if (/\b(?:free|spare|full|whole|open) hour\b/i.test(text)) return 60
  const [length] = readLengths(normalised(text))
  if (!length) return undefined
  const { days, weeks, months, years } = length.duration
  return days + weeks + months + years > 0 ? undefined : Math.round(length.duration.total('minutes'))
}

/** Where nothing was said, the two weeks to come. */
export function soon({ now }: Wording): SaidSpan {
  return {
    from: now,
    to: now.toPlainDate().add({ days: 15 }).toPlainDateTime(),
    words: 'in the next two weeks',
    saysDay: false,
  }
}

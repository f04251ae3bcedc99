import { readEvent } from '#features/calendar/language/event/read-event.ts'
import type { Wording } from '#foundation/time/words/when.ts'

export type SherlockCase = { text: string; reference: string; expected: { title: string | null } }

/** A title is right regardless of capitals and of a full stop at its end. */
export function sherlockTitleRight({ text, reference, expected }: SherlockCase): boolean {
  const wording: Wording = { now: Temporal.PlainDateTime.from(reference), dateOrder: 'month-first' }
  const { title } = readEvent(text, wording).said
  return plain(title) === plain(expected.title ?? '')
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[.!?]+$/u, '')
    .trim()
}

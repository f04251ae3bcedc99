import { readEvent } from '#features/calendar/language/event/read-event.ts'

export type SherlockCase = { text: string; reference: string; expected: { title: string | null } }

/** A title is right whatever its capitals are and whether its sentence ends with a full stop. */
export function sherlockTitleRight({ text, reference, expected }: SherlockCase): boolean {
  const { title } = readEvent(text, { now: Temporal.PlainDateTime.from(reference), dateOrder: 'month-first' })
  return plain(title) === plain(expected.title ?? '')
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[.!?]+$/u, '')
    .trim()
}

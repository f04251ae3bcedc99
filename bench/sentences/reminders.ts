import { randomUUID } from 'node:crypto'
import type { Occurrence } from '#features/calendar/contract.ts'
import type { Reminder } from '#features/reminders/contract.ts'
import type { Speaker } from './room.ts'

/**
 * A reminder of a case, either at a local time or some minutes before an event. `repeat` is a rule of RFC 5545. In what
 * is expected, `text` and `before` may be part of what is there, and what is left out does not count, but
 * `repeat: ""` means that it comes once.
 */
export type KeptReminder = {
  text?: string
  at?: string
  repeat?: string
  /** The title of an event, or the name of a person, before whose events it comes. */
  before?: string
  minutes?: number
  /** Comes again after so many minutes until it is done; null: it is wanted not to. */
  again?: number | null
}

/** `now`: the moment of the case, around which its events take place. */
export async function createReminders(
  person: Speaker,
  kept: readonly KeptReminder[],
  now: Temporal.Instant,
): Promise<void> {
  for (const { text, at, repeat, before, minutes, again } of kept) {
    const isBefore = before !== undefined
    const input = isBefore
      ? { minutes: minutes ?? 15, ...(await eventNamed(person, before, now)), ...(text !== undefined && { text }) }
      : { text, at, ...(repeat !== undefined && { rule: repeat }), ...(again !== undefined && { again }) }
    const { status, body } = await person.call('POST', `/v1/actions/reminders.create${isBefore ? '-before' : ''}`, {
      input,
    })
    if (status >= 300) throw new Error(`The reminder was refused: ${JSON.stringify(body)}`)
  }
}

/** Of nothing that is called so, the words themselves are meant. */
async function eventNamed({ id, calendar }: Speaker, before: string, now: Temporal.Instant): Promise<object> {
  const from = now.subtract({ hours: 24 * 30 })
  const reader = { id, sessionId: randomUUID() }
  const span = { from: from.toString(), to: from.add({ hours: 24 * 300 }).toString() }
  const found = await calendar.get<Occurrence[]>(reader, 'events', span)
  const event = found.find(({ title }) => title.toLowerCase() === before.toLowerCase())
  return event ? { event: event.event, named: event.title } : { words: before }
}

export async function remindersOf(person: Speaker): Promise<KeptReminder[]> {
  const { body } = await person.call<Reminder[]>('GET', '/v1/reminders')
  return body
    .filter(({ target }) => target.silent !== true)
    .map(({ text, next, rule, target, minutes, again }) => ({
      text,
      ...(minutes === null && next !== null && { at: next.slice(0, 16) }),
      repeat: rule ?? '',
      before: target.named ?? target.words ?? '',
      ...(minutes !== null && { minutes }),
      ...(again !== null && { again }),
    }))
}

/** What is wrong with the reminders, in words; empty if they are as wanted. */
export function compareReminders(wanted: readonly KeptReminder[], found: readonly KeptReminder[]): string[] {
  const rest = [...found]
  const missing = wanted.filter((one) => {
    const at = rest.findIndex((other) => isSame(one, other))
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return [
    ...missing.map((one) => `missing reminder: ${reminderText(one)}`),
    ...rest.map((one) => `reminder too much: ${reminderText(one)}`),
  ]
}

function isSame(wanted: KeptReminder, found: KeptReminder): boolean {
  return (
    has(wanted.text, found.text || found.before) &&
    has(wanted.before, found.before) &&
    (wanted.at === undefined || found.at?.startsWith(wanted.at) === true) &&
    (wanted.repeat === undefined || sameRule(wanted.repeat, found.repeat)) &&
    (wanted.minutes === undefined || wanted.minutes === found.minutes) &&
    (wanted.again === undefined || wanted.again === (found.again ?? null))
  )
}

function sameRule(wanted: string, found = ''): boolean {
  return found.split(';').toSorted().join(';') === wanted.split(';').toSorted().join(';')
}

function has(part: string | undefined, whole = ''): boolean {
  return part === undefined || whole.toLowerCase().includes(part.toLowerCase())
}

function reminderText(one: KeptReminder): string {
  return Object.entries(one)
    .flatMap(([name, value]) => (value === '' ? [] : [`${name} ${value}`]))
    .join(', ')
}

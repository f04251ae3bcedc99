import { describeRule } from '#foundation/time/repetition/describe.ts'
import type { Deed } from '#foundation/web/acting/outbox.ts'
import { changedReminder, newReminder, type Reminder } from '../../contract.ts'
import type { Seen } from '../seen.ts'

export type Deeds = readonly Pick<Deed, 'name' | 'input' | 'state'>[]

/** What was read, with what was done since and has not reached the server. Those before events are shown once it has. */
export function lateReminders(
  read: readonly Reminder[],
  deeds: Deeds,
  seen: Seen,
): { reminders: readonly Reminder[]; waiting: ReadonlySet<string> } {
  const now = new Map(read.map((reminder) => [reminder.id, reminder]))
  const waiting = new Set<string>()
  for (const { name, input, state } of deeds) {
    const id = idIn(input)
    if (state === 'refused' || id === undefined) continue
    const before = now.get(id)
    if (name === 'reminders.stop') now.delete(id)
    // Once it was read again, it is there already.
    else if (name === 'reminders.create' && !before) now.set(id, made(id, input, seen))
    else if (name === 'reminders.change' && before) now.set(id, changed(before, input, seen))
    else if (!(name === 'reminders.move-next' && before)) continue
    waiting.add(id)
  }
  return { reminders: [...now.values()], waiting }
}

function idIn(input: unknown): string | undefined {
  return typeof input === 'object' && input !== null && 'id' in input && typeof input.id === 'string'
    ? input.id
    : undefined
}

function made(id: string, input: unknown, seen: Seen): Reminder {
  const { text, at, rule, zone, again, chat, task } = newReminder.parse(input)
  return {
    id,
    text,
    about: task !== undefined ? 'task' : chat !== undefined ? 'chat' : 'text',
    target: { ...(chat !== undefined && { chat }), ...(task !== undefined && { task }) },
    minutes: null,
    start: at,
    rule,
    zone: zone ?? seen.zone,
    floating: zone === undefined,
    again,
    state: 'active',
    next: at,
    when: whenOf(rule, at, seen),
    foreign: false,
    revision: 1,
  }
}

function changed(before: Reminder, input: unknown, seen: Seen): Reminder {
  const { revision: _seen, at, ...wish } = changedReminder.parse(input)
  const given = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))
  const after: Reminder = { ...before, ...given, start: at ?? before.start, next: at ?? before.next }
  const isOther = at !== undefined || wish.rule !== undefined
  return isOther && after.start !== null ? { ...after, when: whenOf(after.rule, after.start, seen) } : after
}

function whenOf(rule: string | null, at: string, seen: Seen): string {
  return rule === null ? '' : describeRule(rule, at, seen)
}

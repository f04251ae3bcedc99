import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import type { Keeping } from '#foundation/web/acting/keeping.ts'
import { rebasedBy } from '#foundation/web/acting/rebased.ts'
import type { Reminder } from '../../contract.ts'
import { nameOf } from '../name.ts'
import { remindersKey } from '../reminders.ts'

/** Reminders are set, changed and stopped without a connection, too. */
export const keepingReminders: Keeping = {
  title: (name, input, queries) => titleOf(name, input, knownReminders(queries)),
  rebased: rebasedBy({ which: 'id', thing: 'reminder' }),
}

/** The words of a waiting change: “Stop “Call Tom””. */
export function titleOf(name: string, input: unknown, known: readonly Reminder[]): string {
  const { id, text } = named.parse(input)
  if (name === 'reminders.create-before') return 'Set a reminder before events'
  const found = known.find((each) => each.id === id)
  const title = name === 'reminders.create' ? text : found && nameOf(found)
  const verb = verbs[name] ?? 'Change'
  return title === undefined ? `${verb} a reminder` : `${verb} “${title}”`
}

const named = z.looseObject({ id: z.string().optional(), text: z.string().optional() })
const verbs: Readonly<Partial<Record<string, string>>> = {
  'reminders.create': 'Remind of',
  'reminders.move-next': 'Change the next time of',
  'reminders.stop': 'Stop',
}

function knownReminders(queries: QueryClient): Reminder[] {
  return queries.getQueryData<Reminder[]>(remindersKey) ?? []
}

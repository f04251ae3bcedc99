import type { Touch } from './action.ts'
import type { Person } from './person.ts'

/** What somebody else invites to, and whether the person comes. */
export type Invitation = {
  /** Its iCalendar text. */
  file: string
  isComing: boolean
  /** Whose words it holds, such as “the mail “Review””. */
  source: string
}

/** Keeps the events that others invite to in the person’s calendar, whoever keeps that. */
export type Invited = {
  /** What an answer would change there, in words; `undefined`: nothing. */
  look(person: Person, invitation: Invitation): Promise<string | undefined>
  /** Changes it, and returns what `putBack` needs. */
  take(person: Person, invitation: Invitation): Promise<{ words: string; trace: unknown } | undefined>
  /** Fails if something has changed since. The result reverses this. */
  putBack(person: Person, trace: unknown): Promise<unknown>
  touches(person: Pick<Person, 'id'>, traces: readonly unknown[]): Promise<Touch[]>
}

/** Of a server without a calendar. */
export const noInvited: Invited = {
  look: async () => undefined,
  take: async () => undefined,
  putBack: async (_person, trace) => trace,
  touches: async (_person, traces) => traces.map(() => ({ fields: [], others: null, sources: [] })),
}

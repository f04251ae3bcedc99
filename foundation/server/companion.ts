import type { Transaction } from './database/database.ts'

/**
 * Something that exists in more than one feature under the same id, such as a task with a time and its event in the
 * calendar. A feature that changes one tells the others within the same transaction, and each updates its own tables.
 */
export type Companion = { id: string; now: CompanionFields | null }

/** Its current state; null if it was deleted. */
export type CompanionFields = {
  title: string
  /** Markdown. */
  notes: string
  /** A day, or a local time in `zone`; null if it has no date any more, and so exists only in its own feature. */
  when: string | null
  zone: string
  /** Its duration; null if unknown or longer than a day. */
  minutes: number | null
  priority: 'high' | 'medium' | 'low' | null
  done: boolean
  /** Untrusted sources of its words. */
  sources: readonly string[]
}

/** What a feature changed when it followed, in the form it needs to undo that. */
export type CompanionTrace = { of: string; trace: unknown }

/** The traces, and the messages to announce after the commit. */
export type Followed = { traces: CompanionTrace[]; messages: { type: string }[] }

/** How a feature follows changes of its companions. It tells the others about anything else it touches. */
export type CompanionPlug = {
  /** Identifies the traces of this feature. */
  name: string
  follow(tx: Transaction, ownerId: string, told: readonly Companion[]): Promise<Followed>
  /** Fails if something has changed since. The result reverses this. */
  putBack(tx: Transaction, ownerId: string, trace: unknown): Promise<Followed>
  /** Completes something open that belongs to this feature; `undefined` if nothing open here has this id. */
  finish?(tx: Transaction, ownerId: string, which: Finishing): Promise<Followed | undefined>
  /** What is open here and has all of these words in its title. */
  titled?(tx: Transaction, ownerId: string, words: readonly string[]): Promise<TitledCompanion[]>
}

export type TitledCompanion = { id: string; title: string }

/** The thing to complete, and the time zone in which its next time is counted if it repeats. */
export type Finishing = { id: string; zone: string }

/** How a feature tells all others about a change. */
export type Companions = {
  tell(tx: Transaction, ownerId: string, told: { by: string; things: readonly Companion[] }): Promise<Followed>
  putBack(tx: Transaction, ownerId: string, traces: readonly CompanionTrace[]): Promise<Followed>
  /** Completes something that another feature keeps. Leaves no traces if none keeps it, or if it is done already. */
  finish(tx: Transaction, ownerId: string, which: Finishing): Promise<Followed>
  /** What is open in other features and has all of these words in its title. */
  titled(tx: Transaction, ownerId: string, words: readonly string[]): Promise<TitledCompanion[]>
}

export function joinCompanions(plugs: () => readonly CompanionPlug[]): Companions {
  return {
    async tell(tx, ownerId, { by, things }) {
      if (things.length === 0) return nothingFollowed
      const others = plugs().filter(({ name }) => name !== by)
      return joined(await inTurn(others, (other) => other.follow(tx, ownerId, things)))
    },
    async putBack(tx, ownerId, traces) {
      const known = new Map(plugs().map((each) => [each.name, each]))
      // A deleted feature has no tables left to restore.
      const back = await inTurn(traces.toReversed(), async ({ of, trace }) =>
        known.get(of)?.putBack(tx, ownerId, trace),
      )
      return joined(back.flatMap((followed) => followed ?? []))
    },
    async finish(tx, ownerId, which) {
      const finished = await inTurn(plugs(), async (each) => each.finish?.(tx, ownerId, which))
      return joined(finished.flatMap((followed) => followed ?? []))
    },
    async titled(tx, ownerId, words) {
      return (await inTurn(plugs(), async (each) => each.titled?.(tx, ownerId, words) ?? [])).flat()
    },
  }
}

export const nothingFollowed: Followed = { traces: [], messages: [] }

export function joined(parts: readonly Followed[]): Followed {
  return { traces: parts.flatMap(({ traces }) => traces), messages: parts.flatMap(({ messages }) => messages) }
}

async function inTurn<Part, Result>(parts: readonly Part[], take: (part: Part) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const part of parts) results.push(await take(part))
  return results
}

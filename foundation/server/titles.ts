import type { Transaction } from './database/database.ts'

/** What things of one kind are called now, by their ids. A deleted one is left out. */
export type TitlesOf = (tx: Transaction, ownerId: string, ids: readonly string[]) => Promise<readonly Titled[]>
export type Titled = Title & { id: string }

/** `sources`: whose words it is, if it is not the person's own: “the mail “Offer””. */
export type Title = { title: string; sources: readonly string[] }

/** Things of a feature that others name without knowing it; `kind` is `event`, `chat`, `file`, `mail` or `task`. */
export type NamedThings = { kind: string; ids: readonly string[] }

/**
 * What things that another feature keeps are called now, so that nobody is told a wrong title for them; `undefined` if no
 * feature here keeps things of this kind.
 */
export type Titles = (
  tx: Transaction,
  ownerId: string,
  named: NamedThings,
) => Promise<ReadonlyMap<string, Title> | undefined>

export type TitlePlugs = Readonly<Record<string, TitlesOf>>

export function joinTitles(plugs: () => readonly TitlePlugs[]): Titles {
  return async (tx, ownerId, { kind, ids }) => {
    const titlesOf = plugs().find((each) => Object.hasOwn(each, kind))?.[kind]
    if (!titlesOf) return undefined
    const known = ids.filter((id) => uuid.test(id))
    const found = known.length === 0 ? [] : await titlesOf(tx, ownerId, known)
    return new Map(found.map(({ id, title, sources }) => [id, { title, sources }]))
  }
}

/** All things have such ids; anything else is none of them. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

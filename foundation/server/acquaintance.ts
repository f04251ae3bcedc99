/** A guest of events, or somebody in mail, as features that know neither calendar nor mail see them. */
export type Met = {
  name: string
  /** In lower case. */
  email: string
  /** When their latest past event began and when their next one begins, in milliseconds. */
  last: number | null
  next: number | null
  /** When the latest mail to or from them was sent. */
  mailed: number | null
  /** Untrusted sources read before the name and the address were written. */
  sources: readonly string[]
}

/**
 * Everybody in events and in mail; only the guests of events within `stretch`, if it is given. The same person may be
 * listed more than once.
 */
export type PeopleMet = (ownerId: string, stretch?: { from: number; to: number }) => Promise<Met[]>

/** Someone the person knows, for features that resolve names to people. */
export type Acquaintance = {
  /** The same for all addresses of one person; the preferred address comes first. */
  id: string
  name: string
  email: string
  /**
   * Whether the person saved this address. An address that has sources and is not saved appeared only in untrusted
   * text, and must be shown in full before it is used.
   */
  saved: boolean
  /** Untrusted sources of the name and the address. */
  sources: readonly string[]
}

/** People whose name or address contains each of these whole words, most likely first. */
export type PeopleKnown = (ownerId: string, sought: SoughtPeople) => Promise<Acquaintance[]>

/** `addresses`: whoever has one of these, in lower case, instead of the words; many are found at the cost of one. */
export type SoughtPeople = { words: string; limit: number; addresses?: readonly string[] }

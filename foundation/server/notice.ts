import type { Transaction } from './database/database.ts'

/** Ways by which a notice leaves the app. What is shown in the app needs none. */
export type OutwardWay = 'push' | 'mail'

/** Something that a person should hear of although they may not be looking. */
export type Notice = {
  /** The name of a kind that some feature offers: `reminders.reminder`. */
  kind: string
  /** What it is about, and which time of it. The same three are stored once, however often they are handed in. */
  about: string
  occurrence: string
  title: string
  body: string
  /** A path of the app, which a click opens. */
  link: string
  /** The moment at which it should be there. */
  dueAt: Date
  /** How many earlier times were missed and stand behind this one. */
  missed?: number
  /** Other people's text in its words. */
  sources: readonly string[]
}

/** What a feature can hand in, and how it usually reaches people. */
export type NoticeKind = {
  name: string
  /** As a person reads it in the settings: “Reminders”. */
  label: string
  /** The first that works is taken, unless the person sets others. */
  ways: readonly OutwardWay[]
  /** Whether it may leave the app in quiet hours, unless the person sets otherwise. */
  throughQuietHours: boolean
  /** The person has dealt with it, or has taken that back; absent where there is nothing to deal with. */
  finished?: (tx: Transaction, ownerId: string, done: { about: string; finished: boolean }) => Promise<void>
}

/** By which features hand notices in. They become true with the transaction. */
export type Notices = {
  hand(tx: Transaction, ownerId: string, notices: readonly Notice[]): Promise<void>
  /** What is not yet due is dropped, and what is shown is taken away. */
  withdraw(tx: Transaction, ownerId: string, which: { kind: string; about: string }): Promise<void>
}

/** For a product without the feature that delivers them. */
export const noNotices: Notices = { hand: async () => {}, withdraw: async () => {} }

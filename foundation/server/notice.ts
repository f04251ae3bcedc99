import type { CompanionTrace, Followed } from './companion.ts'
import type { Transaction } from './database/database.ts'

/** How a notice leaves the app. Showing it in the app needs no channel. */
export type OutwardWay = 'push' | 'mail'

/** Something a person should hear about even if they are not looking. */
export type Notice = {
  /** The name of a kind that a feature offers: `reminders.reminder`. */
  kind: string
  /** What it is about, and which occurrence. Notices with the same kind, subject and occurrence are stored once. */
  about: string
  occurrence: string
  title: string
  body: string
  /** A path of the app to open on click. */
  link: string
  /** When it should be delivered. */
  dueAt: Date
  /** How many earlier occurrences were missed and are folded into this one. */
  missed?: number
  /** It is about something that repeats, and that can be stopped. */
  repeats?: boolean
  /** Only if no page of the person is open: an open page shows it anyway. */
  unlessPresent?: true
  /** Untrusted sources of its words. */
  sources: readonly string[]
}

/** A kind of notice that a feature sends, and how it is delivered by default. */
export type NoticeKind = {
  name: string
  /** Its name in the settings: “Reminders”. */
  label: string
  /** Channels in order of preference; the first that works is used, unless the person chooses others. */
  ways: readonly OutwardWay[]
  /** Whether it may leave the app during quiet hours, unless the person chooses otherwise. */
  throughQuietHours: boolean
  /** The app has a place for it that counts it: the bell does not count it again, and open pages hear only of its end. */
  counted?: 'elsewhere'
  /** Called when the person marks it done or takes that back; absent if there is nothing to do. */
  finished?: (tx: Transaction, ownerId: string, done: Finished) => Promise<Ended>
  /** Called when the person stops what repeats, or takes that back; absent if nothing of it repeats. */
  stopped?: (tx: Transaction, ownerId: string, done: { about: string; stopped: boolean }) => Promise<void>
}

/** `traces`: what marking it as done changed, for taking that back. */
export type Finished = { about: string; finished: boolean; traces: readonly CompanionTrace[] }

/** What else changed along with it; `also` says so in a sentence. */
export type Ended = Followed & { also?: string }

/** How features send notices. They take effect when the transaction commits. */
export type Notices = {
  hand(tx: Transaction, ownerId: string, notices: readonly Notice[]): Promise<void>
  /** Drops notices that are not yet due. Those already shown count as seen, and from then on say `instead`. */
  withdraw(tx: Transaction, ownerId: string, which: Withdrawn): Promise<void>
}

export type Withdrawn = { kind: string; about: string | readonly string[]; instead?: { title: string; body: string } }

/** The tools that list, snooze and finish notices. */
export const noticeTools = { list: 'notices.list', snooze: 'notices.snooze', finish: 'notices.finish' } as const

/** For a product without the feature that delivers notices. */
export const noNotices: Notices = { hand: async () => {}, withdraw: async () => {} }

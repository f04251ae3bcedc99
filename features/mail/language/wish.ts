import type { FolderRole, InvitationAnswer, Split } from '../contract.ts'
import type { Grain } from '#foundation/time/words/when.ts'
import type { Facts, Purpose, Tone } from './drafting/draft.ts'

/** Which mail is meant, by what was said of it. Times are local to the person. */
export type Described = {
  /** What was spoken of last. */
  it?: true
  /** “The other one” of those that were shown. */
  other?: true
  /** Places among what was shown last, from 1; from the end below 0; none are all of them. */
  places?: number[]
  /** Threads that were told apart in the dialogue. */
  ids?: string[]
  /** What was named one after the other: “Sara’s and Tom’s mails”. */
  each?: Described[]
  /** Every one that fits, and not the only one. */
  all: boolean
  /** The newest so many of those that fit. */
  newest?: number
  /** The oldest of those that fit. */
  oldest?: true
  /** All of one conversation. */
  whole?: true
  /** Words of its subject or its text. */
  words: string
  /** As the person named them. */
  from?: string
  to?: string
  unread?: boolean
  starred?: true
  files?: true
  invitation?: true
  label?: string
  split?: Split
  folder?: FolderRole | 'snoozed'
  since?: string
  until?: string
  /** What is left out of them, by its telling words. */
  without?: Naming
  /** Only by its subject or its sender: nothing else told that mail was meant. */
  isCalled?: true
}

export type Filing =
  | 'archive'
  | 'delete'
  | 'star'
  | 'unstar'
  | 'read'
  | 'unread'
  | 'spam'
  | 'not-spam'
  | 'mute'
  | 'unmute'

/** What becomes of mail that is there. `until` is local to the person; a folder or a label is as it was said. */
export type Deed =
  | { do: Filing | 'wake'; which: Described }
  | { do: 'snooze'; which: Described; until?: string }
  /** `orLabel`: “file it under” is done by a label where there is no such folder. */
  | { do: 'move'; which: Described; folder: string; orLabel?: true }
  | { do: 'label'; which: Described; label: string; off?: true }
  | { do: 'sort'; which: Described; split: Split }

/** Which free times are looked for; days and clock times are local, and a last day does not count. */
export type Slots = {
  minutes?: number
  count?: number
  days?: { from: string; to: string }[]
  after?: string
  before?: string
}

/** A mail to be written. People are as they were said; `body` are its very words. */
export type Compose = Partial<
  Pick<Facts, 'topic' | 'matter' | 'reason' | 'person' | 'amount' | 'deadline' | 'until' | 'occasion'>
> & {
  do: 'compose'
  to: string[]
  cc?: string[]
  purpose: Purpose
  tone?: Tone
  /** It should be friendlier than it was. */
  isWarm?: true
  /** What stands above the name at its end. */
  closing?: string
  words?: string[]
  questions?: string[]
  body?: string
  subject?: string
  /** What it answers. */
  reply?: Described
  /** It answers everybody who wrote in the conversation. */
  isToAll?: true
  /** What it passes on. */
  forward?: Described
  /** Of what it holds a summary. */
  sums?: Described
  /** What it is about, to find the mail that it answers; it is not said. */
  hint?: string
  /** It is meant as a mail only where these people are known. */
  onlyKnown?: true
  /** It can only be a mail: who is not known is asked for. */
  asksWho?: true
  /** Another language than English, in which it was asked for. */
  language?: string
  /** The person adds the address. */
  isOpen?: true
  /** It goes once its card has a yes. */
  sends?: true
  /** When it goes then; local to the person. */
  at?: string
  slots?: Slots
  /** The same with another part of the message as the name; whom the person knows tells which is meant. */
  splits?: Compose[]
  /** Local to the person. */
  time?: {
    from: string
    to?: string
    saysTime: boolean
    grain: Grain
    /** Only its end was said. */ isEnd?: true
    /** At the hour it had. */ isSame?: true
  }
}

/** What is to become of a mail that was drafted. */
export type Revision = {
  words?: string[]
  tone?: Tone
  closing?: string
  subject?: string
  cc?: string[]
  /** Whom it goes to instead; with `joins`, besides. */
  to?: string[]
  joins?: true
  address?: string
  /** Other times than it names, as they will stand in it. */
  times?: string
  /** What is said where it names no such time. */
  orElse?: string[]
  /** Words that stand in it, and those that should. */
  swap?: { from: string; to: string }
  /** What it should not say. */
  drops?: string
  discards?: true
  /** What else was said of it. */
  next?: Revision
}
/** The same of the draft with that id, which was written for `mail`. */
export type ReviseDraft = { do: 'revise-draft'; draft: string; revision: Revision; mail: Compose }

/** The draft that was spoken of goes; without a time, now. Local to the person. */
export type SendDraft = { do: 'send-draft'; at?: string }
/** What a mail invites to is answered. */
export type AnswerInvitation = {
  do: 'answer-invitation'
  answer: InvitationAnswer
  which: Described
  comment?: string
  /** Only its occasion was named, so it counts only where such an invitation came. */
  isNamed?: true
}
/** The person is told where nobody answers; `until` is local to them. */
export type AwaitAnswer = { do: 'await-answer'; which: Described; until?: string }
/** A mail by one of the own templates, which is named as it was said. */
export type UseTemplate = { do: 'use-template'; template: string; to: string[] }
/** Stops a held mail; with `discards`, the waiting draft is deleted too. `left`: it has been with its reader for long. */
export type TakeBack = { do: 'take-back'; discards?: true; left?: true }

/** The telling words by which mail is named. */
export type Naming = readonly string[]
export type NamedDeed =
  | { do: Exclude<Filing, 'delete' | 'spam' | 'not-spam'> }
  | { do: 'snooze'; until: string }
  | { do: 'label'; label: string }
/** What to do to the mail that the words name; which that is shows in the mailbox. */
export type FileNamed = {
  do: 'file-named'
  deeds: NamedDeed[]
  /** One after the other; of none, all that is unread is meant. */
  named: Naming[]
  /** How many there are of each, where it was said. */
  counts?: (number | null)[]
  /** Mail, if each word names some; otherwise a remark. */
  perhaps?: Naming[]
  /** They were found in a remark before the order, where other words may stand, too. */
  isTold: boolean
  except?: Naming
  /** The same, one by one, where several are left out. */
  exceptEach?: Naming[]
  /** When it came; times are local to the person. */
  since?: string
  until?: string
  isAll: boolean
  isBoth: boolean
  /** A whole conversation. */
  isWhole: boolean
}

/** A deed to those of the mail in hand that the words name. */
export type Spare = { do: 'spare'; of: string[]; words: Naming; deed: Deed }

/** A summary of the mail that the words name. */
export type SumNamed = {
  do: 'sum-named'
  named: Naming[]
  isAll: boolean
  /** It is meant only where a word names who wrote. */
  needsSender?: true
}

/** What was said of an event whose time stands in a mail. `until` is a time of that day; `onlyAsks`: whether there is room for it. */
export type EventSaid = { title?: string; minutes?: number; until?: string; onlyAsks?: boolean }
/** An event of what the mail that the words name arranges. */
export type TimeOfMail = EventSaid & { do: 'time-of-mail'; named: Naming }

/**
 * A question that a mail may answer. `it`: one that was spoken of; `perhaps`: look in the mail in hand first, then in all mail; `from`: who wrote it, where somebody is named;
 * `surely`: only a mail that holds most of the words answers it.
 */
export type Consult = { do: 'consult'; words: string; it?: true; perhaps?: true; from?: string; surely?: true }

/** What is asked of the mail that was shown last. */
export type OfShown = {
  do: 'of-shown'
  asks: 'sender' | 'readers' | 'files' | 'before' | 'amounts' | 'days' | 'duties' | 'content' | 'fit'
}

/** Whether a mail is from whom it says. `it`: one that was spoken of. */
export type Trust = { do: 'judge'; words: string; it?: true }

/** What the person or others said in mail they would do. */
export type Promises = { do: 'promises'; by: 'own' | 'others'; who?: string; since?: string; until?: string }

/** Who waits for an answer of the person; only whoever is called `from`, and what came in that time. */
export type ToAnswer = {
  do: 'to-answer'
  unread?: true
  from?: string
  since?: string
  until?: string
  without?: Naming
}

/** What somebody wants of their mail. */
export type Wish =
  | Deed
  | FileNamed
  | SumNamed
  | Spare
  | TimeOfMail
  | Compose
  | SendDraft
  | ReviseDraft
  | TakeBack
  | AnswerInvitation
  | AwaitAnswer
  | UseTemplate
  | { do: 'list-templates' }
  | { do: 'stop-awaiting'; which: Described }
  | { do: 'list'; which: Described; skip?: number }
  | { do: 'count' | 'tell' | 'sum-up' | 'open' | 'files-of'; which: Described }
  /** Something is to be made of it, elsewhere. */
  /** `said`: what else was said of the task that is to be made. `event`: at the time that the mail names. */
  | { do: 'make-of'; which: Described; said?: string; event?: EventSaid }
  /** What a mail may say. */
  | Consult
  | OfShown
  | Trust
  | Promises
  /** Several deeds, in this order. */
  | { do: 'several'; deeds: Deed[] }
  /** Whether somebody wrote, and what. */
  | { do: 'wrote'; which: Described }
  | ToAnswer
  /** From whom the person waits for an answer. */
  | { do: 'waiting'; from?: string }
  /** What came since; without a time, since yesterday. */
  | { do: 'news'; since?: string; until?: string }
  | { do: 'unsubscribe'; which: Described }
  /** What lies in the trash or in spam goes for good. */
  | { do: 'empty-out'; folder: 'trash' | 'junk' }

/** `sure`: nothing else can be meant. Otherwise only what is found shows whether it was. */
export type Heard = { wish: Wish; sure: boolean }

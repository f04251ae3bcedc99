export const purposes = [
  'message',
  'ask',
  'schedule',
  'reschedule',
  'confirm',
  'decline',
  'accept',
  'follow-up',
  'thank',
  'introduce',
  'documents',
  'payment',
  'apology',
  'share',
  'out-of-office',
  'hand-over',
  'congratulate',
  'invite',
] as const
export type Purpose = (typeof purposes)[number]

export const tones = ['formal', 'friendly', 'brief'] as const
export type Tone = (typeof tones)[number]

/** What a mail has to say; texts are finished phrases, as they will stand in it. */
export type Facts = {
  /** How each recipient is addressed. */
  names: readonly string[]
  /** By which it is signed. */
  own: string
  /** What it is about: “the Lisbon offer”. */
  topic?: string
  /** Whole sentences of its writer. */
  words?: readonly string[]
  /** What is asked of the reader, as whole questions. */
  questions?: readonly string[]
  /** What somebody is thanked, asked or apologised for: “the quick answer”. */
  matter?: string
  /** “Friday, 27 November 2026, at 14:00”. */
  when?: string
  /** What a time is looked for, with the word before it: “ for a call about the quote”. */
  occasion?: string
  /** How long it takes, where that was said. */
  minutes?: number
  /** Times that suit. */
  times?: readonly string[]
  reason?: string
  /** Who is introduced, or takes over. */
  person?: string
  /** “1,200 euros”. */
  amount?: string
  /** “by Friday, 27 November 2026”. */
  deadline?: string
  until?: string
}

/** A fact without which a mail of its purpose says nothing. */
export type Missing = 'words' | 'matter' | 'topic' | 'person' | 'until'

/** How the person begins and ends mails; `{name}` stands for whom they go to, and what is empty is taken from the form. */
export type Manner = { greeting: string; closing: string }

export type Request = {
  manner?: Manner
  purpose: Purpose
  tone: Tone
  /** Begins with a good wish, as a friendly mail need not. */
  isWarm?: boolean
  facts: Facts
  subject?: string
  /** Chooses among wordings. */ seed: number
}

export type Written = { subject: string; text: string }

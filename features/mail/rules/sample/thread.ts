import type { Correspondent, Message } from '../message.ts'

export type SampleFolder = 'inbox' | 'archive' | 'sent' | 'drafts' | 'junk'

/** Days in the words of a mail, counted from today: `day(3)` is “Thursday, 26 November”. */
export type Days = { day: (days: number) => string; iso: (days: number) => string; zone: string }

/** Who writes: `me` is the person. */
export type Writer = Correspondent | 'me'

export type SampleFile = {
  name: string
  type: string
  /** Text, or bytes in base64. */
  content: string
  encoding?: 'base64'
  contentId?: string
}

export type SampleMail = {
  from: Writer
  /** Days from today, and a time on the person's wall. */
  at: readonly [days: number, time: string]
  text: string
  html?: string
  /** The person, unless stated; whoever wrote before, if the person writes. */
  to?: readonly Writer[]
  cc?: readonly Writer[]
  files?: readonly SampleFile[]
  unread?: boolean
  starred?: boolean
  labels?: readonly string[]
  folder?: SampleFolder
  /** What was written before is quoted below it. */
  quotes?: false
  fields?: Partial<Message>
}

export type SampleThread = { key: string; subject: string; mails: readonly SampleMail[] }

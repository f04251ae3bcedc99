import type { Length, Repeated, When } from '#foundation/time/words/when.ts'

/** What a sentence says of an event. What it does not say is absent. */
export type SaidEvent = {
  title: string
  when?: When
  length?: Length
  repeated?: Repeated
  place?: string
  people: string[]
  /** Words that have no part in the event and may change what is meant: “or Friday at 2”, “and remind me before”. */
  unread?: string[]
  /** What was told besides: “she is in town”. */
  told?: string[]
}

export type Person = { name: string; email: string | undefined }

type Time = Temporal.PlainDateTime

/** A stretch on the wall of the person, exclusive at its end. */
export type Span = { from: Time; to: Time }

/** A span as it was said; `words` as the answer may repeat it: “tomorrow”, “Friday afternoon”. */
export type SaidSpan = Span & { words: string; saysDay: boolean }

/** “Mornings are best”: of each of several days this part alone. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** An event as a sentence asks for it. */
export type EventReading = {
  said: SaidEvent
  /** Everybody who was named with an address. */
  people: readonly Person[]
  /** No time was said: the first stretch that is free for as long. */
  find: { minutes: number; span: SaidSpan; part?: PartOfDay } | undefined
  /** It keeps time for the work of the person alone. */
  focus: boolean
  /** A title of its own was given: “called Board prep”. */
  called?: boolean
  /** It was said to last the whole day. */
  allDay?: boolean
  /** It was called due or a task, or the person wants to be reminded of it. */
  hint?: 'due' | 'reminder'
}

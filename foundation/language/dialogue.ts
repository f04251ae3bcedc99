/**
 * What an answer leaves for the next message. It is stored with the answer and read back as data, so that follow-ups
 * never depend on the words of an answer. Each state carries over what is still open, so that only the latest counts.
 */
export type Dialogue = {
  /** Questions of ours that nobody has answered yet, the latest last. */
  open: readonly OpenQuestion[]
  /** What the last answer that spoke of things named, in its order. */
  shown: readonly ThingRef[]
  /** The stretch that the last answer was about, on the wall of the person. */
  span?: Stretch
  /** What the person may pick: free stretches, on the wall of the person. */
  offers: readonly Stretch[]
  /** The reading that was answered last; small talk leaves it. */
  asked?: Frame
  /** What was done last. */
  did?: Deed
  /** The card that waits for a yes. */
  card?: Deed
  /** How often each wording was used, by its key, so that nothing is said twice in the same words. */
  said?: Said
}

export type Said = Readonly<Record<string, number>>

/** Something by its id, which is looked up again as the person who asks. Times are those of its lookup. */
export type ThingRef = {
  kind: string
  id: string
  title: string
  start?: string
  end?: string
  /** Which one of a series. */
  original?: string | null
}

export type Stretch = { from: string; to: string }

/** What a message was read as. Its wish is kept as `toStored` writes it. */
export type Frame = { intent: string; wish?: unknown }

/** `question`: its name among those that complete the intent. */
export type OpenQuestion = Frame & {
  question: string
  /** What it lets the person choose from. */
  things?: readonly ThingRef[]
  offers?: readonly Stretch[]
  /** The person wanted something else before they answered it. */
  isLeft?: boolean
  /** It was asked twice, because the first reply did not answer it. */
  isAgain?: boolean
}

/** An activity of the ledger, and what it touched, or would touch. */
export type Deed = {
  activityId: string
  answerId?: string
  things: readonly ThingRef[]
  /** All that were named in their order before, where these are some of them: “the third” is counted there. */
  among?: readonly ThingRef[]
  frame?: Frame
  isUndone?: boolean
  /** The person wanted something else since. */
  isPast?: boolean
}

export const emptyDialogue: Dialogue = { open: [], shown: [], offers: [] }

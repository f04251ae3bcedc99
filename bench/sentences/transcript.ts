import type { Message } from '#features/chat/contract.ts'

export type AnswerPart = Pick<Message, 'content' | 'outcome' | 'steps'>

/** One message of a dialogue and its outcome. */
export type Exchange = {
  words: string
  /** Its place among the messages of the case. */
  at: number
  /** Absent if the words answered a card, or were skipped because there was no question. */
  answer?: AnswerPart
  /** Titles of what the chat changed during the exchange. */
  deeds: string[]
  /** Titles of the cards that the answer showed, or that the words answered. */
  cards: string[]
  /** What is new in the stores, and what is gone. */
  changes?: string[]
}

/** What each message should be answered with and come to, in words. */
export type Wanted = { replies?: readonly string[]; states?: readonly string[] }

/** The whole dialogue as text for a person to read, beside what was wanted. */
export function transcriptText(exchanges: readonly Exchange[], { replies = [], states = [] }: Wanted = {}): string {
  return exchanges
    .map(({ words, at, answer, deeds, cards, changes = [] }) =>
      [
        `> ${words}`,
        ...(answer?.steps ?? []).map(({ label }) => `  [${label}]`),
        ...(answer ? answer.content.split('\n').map((line) => `  ${line}`) : []),
        ...cards.map((title) => `  card: ${title}`),
        ...deeds.map((title) => `  done: ${title}`),
        ...changes.map((change) => `  now: ${change}`),
        ...[replies[at], states[at]].flatMap((text) => (text === undefined ? [] : [`  wanted: ${text}`])),
      ].join('\n'),
    )
    .join('\n')
}

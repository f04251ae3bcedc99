import type { Message } from '#features/chat/contract.ts'

export type AnswerPart = Pick<Message, 'content' | 'outcome' | 'steps'>

/** One message of a dialogue and what came of it. */
export type Exchange = {
  words: string
  /** Absent where the words answered a card, or were left out because nothing was asked. */
  answer?: AnswerPart
  /** Titles of what the chat had changed when the exchange ended, and had not before. */
  deeds: string[]
  /** Titles of the cards that the answer put up, or that the words answered. */
  cards: string[]
}

/** The whole dialogue, for a person to read. */
export function transcriptText(exchanges: readonly Exchange[]): string {
  return exchanges
    .map(({ words, answer, deeds, cards }) =>
      [
        `> ${words}`,
        ...(answer?.steps ?? []).map(({ label }) => `  [${label}]`),
        ...(answer ? answer.content.split('\n').map((line) => `  ${line}`) : []),
        ...cards.map((title) => `  card: ${title}`),
        ...deeds.map((title) => `  done: ${title}`),
      ].join('\n'),
    )
    .join('\n')
}

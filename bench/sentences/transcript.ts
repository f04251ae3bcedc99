import type { Message } from '#features/chat/contract.ts'

export type AnswerPart = Pick<Message, 'content' | 'outcome' | 'steps'>

/** One message of a dialogue and its outcome. */
export type Exchange = {
  words: string
  /** Absent if the words answered a card, or were skipped because there was no question. */
  answer?: AnswerPart
  /** Titles of what the chat changed during the exchange. */
  deeds: string[]
  /** Titles of the cards that the answer showed, or that the words answered. */
  cards: string[]
}

/** The whole dialogue as text for a person to read. */
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

import { tokenize } from '#foundation/language/text/tokens.ts'

/** As many words as a title has. */
const mostInTitle = 8

/** Whether it quotes more than a title: such words are for somebody else, and say nothing of a task. */
export function quotesWords(message: string): boolean {
  return [...message.matchAll(quotation)].some(([said]) => tokenize(said).length > mostInTitle)
}

/** A single mark opens before a word and closes behind one; what is not closed goes on to the end. */
const quotation =
  /["“«][^"”»]{1,4000}(?:["”»]|$)|(?<![\p{L}\p{N}])['‘](?=[\p{L}\p{N}])[^]{1,4000}?(?:(?<=\S)['’](?![\p{L}\p{N}])|$)/gu

import { list, quote } from '#foundation/language/wording/quoting.ts'

export const whatToRemember = 'What should I remember?'
export const whatToForget = 'What should I forget?'
const whichToForget = 'Which of these should I forget?'

export const knowsNothing = 'I do not remember anything about you yet. Tell me with “Remember that …”.'
export const unread = 'I could not read what I remember just now.'

export function facts(texts: readonly string[]): string {
  return `This is what I remember:\n\n${list(texts.map(quote))}`
}

export function one(text: string): string {
  return `I remember: ${quote(text)}`
}

export function nothingAbout(words: string): string {
  return `I do not remember anything about ${quote(words)}.`
}

export function choose(texts: readonly string[]): string {
  return `${whichToForget}\n\n${list(texts.map(quote))}`
}

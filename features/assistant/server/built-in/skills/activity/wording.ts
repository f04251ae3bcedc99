import { counted, list, quote } from '../quoting.ts'

export const unread = 'I could not read your activity just now.'

/** Something that was asked for, with its time in the person’s zone. */
export type Deed = { when: string; words: string }

export function deeds(found: readonly Deed[], since: string): string {
  if (found.length === 0) return `I have no activity of yours ${since}.`
  const lines = found.map(({ when, words }) => `${when}: ${quote(words)}`)
  return `Your activity ${since}, the newest first:\n\n${list(lines)}`
}

export function waits(titles: readonly string[]): string {
  if (titles.length === 0) return 'Nothing waits for your yes.'
  const verb = titles.length === 1 ? 'waits' : 'wait'
  return `${counted(titles.length, 'proposal')} ${verb} for your yes, in the chat or under Activity:\n\n${list(titles.map(quote))}`
}

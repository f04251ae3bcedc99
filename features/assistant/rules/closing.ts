import { claimsDone } from './claims.ts'

/** What came of an answer: what was said in it, what was done, and whether a card waits. */
export type Came = { text: string; done: readonly string[]; waits: boolean }

const nothingChanged = 'Nothing was changed.'
const waiting = 'Please look at the card: nothing happens before your yes.'

/**
 * What the house has to add to an answer, if anything: a correction where it claims what was not done, and words where
 * there are none.
 */
export function closingWords({ text, done, waits }: Came): string | undefined {
  if (text.trim() === '') return waits ? waiting : done.length > 0 ? done.join('\n\n') : undefined
  if (done.length > 0 || !claimsDone(text)) return undefined
  return waits ? `${nothingChanged} ${waiting}` : nothingChanged
}

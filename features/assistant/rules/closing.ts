import { lookAtCard, nothingElse } from '#features/chat/contract.ts'

/** Something that a run was asked to do, and how far it got. */
export type Deed =
  | { state: 'done'; sentence: string }
  /** A card waits for the person's yes. */
  | { state: 'waits'; title: string }
  | { state: 'refused'; title: string }
  /** It was begun, and the run has not heard how it ended. */
  | { state: 'open'; title: string }

const nothing = 'Nothing was changed.'

/**
 * A run's changes in one line, written only from the ledger. `said` has the server's own words in the answer, which are
 * not repeated. The line is stored, so what it says about a card also applies after approval.
 */
export function outcomeLine(deeds: readonly Deed[], said = ''): string {
  const done = deeds.flatMap((deed) => (deed.state === 'done' ? [inOneLine(deed.sentence)] : []))
  const waits = titles(deeds, 'waits')
  const refused = titles(deeds, 'refused')
  const open = titles(deeds, 'open')
  const rest = [
    ...(waits.length > 0 ? [`Asked for your yes: ${listed(waits, '; ')}.`] : []),
    ...(open.length > 0 ? [`Begun, and not known to be done: ${listed(open, '; ')}. Please look at Activity.`] : []),
    ...(refused.length > 0 && done.length + waits.length + open.length > 0
      ? [`Not done: ${listed(refused, '; ')}.`]
      : []),
  ]
  if (done.length > 0 && rest.length === 0 && isSaid(done, said)) return nothingElse
  return [...(done.length > 0 ? [listed(done, ' ')] : []), ...rest].join(' ') || nothing
}

/** The server's own words if a model wrote none. */
export function closingWords(deeds: readonly Deed[]): string | undefined {
  if (deeds.some(({ state }) => state === 'waits')) return lookAtCard
  const done = deeds.flatMap((deed) => (deed.state === 'done' ? [deed.sentence] : []))
  return done.length > 0 ? done.join('\n\n') : undefined
}

function titles(deeds: readonly Deed[], state: Deed['state']): string[] {
  return deeds.flatMap((deed) => (deed.state === state && 'title' in deed ? [inOneLine(deed.title)] : []))
}

const mostListed = 10

function listed(texts: readonly string[], joint: string): string {
  const more = texts.length - mostListed
  const shown = texts.slice(0, mostListed).join(joint)
  return more > 0 ? `${shown}${joint}And ${more} more, listed under Activity.` : shown
}

function isSaid(sentences: readonly string[], said: string): boolean {
  const line = unbroken(said)
  return sentences.every((sentence) => line.includes(sentence))
}

const longest = 400

/** A line break in a title could start a second line that looks like one of ours. */
function inOneLine(text: string): string {
  const line = unbroken(text)
  return line.length > longest ? `${line.slice(0, longest - 1).toWellFormed()}…` : line
}

function unbroken(text: string): string {
  return text.split(/\s/).filter(Boolean).join(' ')
}

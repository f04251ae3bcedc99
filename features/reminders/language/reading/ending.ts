import { lengthAt, phrasesOf } from '#foundation/language/english/courtesy.ts'
import type { Token } from '#foundation/language/text/tokens.ts'

const endVerbs = phrasesOf(
  'stop, delete, cancel, remove, drop, scrap, kill, lose, bin, forget, forget about, never mind, get rid of, turn off, actually forget',
)
const endObjects = phrasesOf(
  'it, that, this, that one, this one, the reminder, that reminder, this reminder, them, them all, all of them, these, those',
)
const ending =
  phrasesOf(`turn that off, turn that one off, turn it off, i do not need it any more, i do not need it anymore,
  i do not need that any more, i no longer need it, i do not need it, that one can go, it can go, that can go, do not need it any more, do not need it anymore, do not need that anymore, no longer needed,
  not needed any more, not needed anymore, not needed, no need for it any more, no need for it anymore, no need for that, take it off`)

/** How many words say that what was spoken of is to end: “stop that one”, “not needed”. */
export function endingAt(tokens: readonly Token[]): number {
  const verb = lengthAt(tokens, 0, endVerbs)
  const object = verb === 0 ? 0 : lengthAt(tokens, verb, endObjects)
  return object === 0 ? lengthAt(tokens, 0, ending) : verb + object
}

/** “Stop all of them”. */
export function speaksOfSeveral(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => plurals.has(text))
}

const plurals = new Set(['all', 'them', 'these', 'those'])

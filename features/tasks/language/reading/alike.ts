import { distance } from '#foundation/language/text/spelling.ts'

const mostSlips = 1

/** “Invoices” is said of “invoice”. */
export function alike(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  if (
    word === other ||
    long === `${short}s` ||
    long === `${short}es` ||
    (short.length > 3 && long.startsWith(short) && long.length - short.length < 4)
  )
    return true
  return short.length > 4 && distance(short, long, mostSlips) <= mostSlips
}

/** “Nomination” is said of “nominate”, and “fencing” of “fence”. */
export function sharesStem(word: string, other: string): boolean {
  if (word.length > leastGerund && word.endsWith('ing') && `${word.slice(0, -3)}e` === other) return true
  const shorter = Math.min(word.length, other.length)
  let shared = 0
  while (shared < shorter && word[shared] === other[shared]) shared += 1
  return shared >= Math.max(leastShared, shorter * shareOfShorter)
}

const leastGerund = 5
const leastShared = 5
const shareOfShorter = 0.7

/** “Reqs” and “prop” are short for “requests” and “proposal”. */
export function isShortFor(word: string, other: string): boolean {
  const stem = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
  return stem.length >= 3 && stem.length < other.length && other.startsWith(stem)
}

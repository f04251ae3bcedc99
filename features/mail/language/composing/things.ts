import { tokenize } from '#foundation/language/text/tokens.ts'
import { told } from './told.ts'

/** Splits what a mail asks or thanks for from what else is said: “the lease by Monday. It is urgent”. */
export function thingIn(text: string): { thing: string; words: string[] } {
  const parts = text.split(/([.;]\s+|,\s+)/)
  let thing = parts[0] ?? ''
  let at = 1
  for (; at + 1 < parts.length; at += 2) {
    const next = parts[at + 1] ?? ''
    const isSentence = /[.;]/.test(parts[at] ?? '')
    if (!belongs(next, isSentence)) break
    const goesOn = isSentence ? ' ' : ', '
    thing = `${thing}${goesOn}${isSentence ? next.charAt(0).toLowerCase() + next.slice(1) : next}`
  }
  const rest = parts.slice(at + 1).join('')
  return { thing, words: rest === '' ? [] : told(rest) }
}

/** “By Monday”, “which I cannot find”, and in a list, what says nothing by itself. */
function belongs(part: string, isSentence: boolean): boolean {
  const words = tokenize(part).map(({ text }) => text)
  const [first = ''] = words
  if (prepositions.has(first)) return words.length < 7
  if (isSentence) return false
  if (first === 'which' || first === 'who' || first === 'including' || first === 'plus') return true
  return !words.some((word) => verbs.has(word)) && words.length < 7 && !verbs.has(first)
}

const prepositions = new Set('by until till before within for in at on from per after with without'.split(' '))
const verbs = new Set(
  `i we you he she they it am is are was were be been has have had do does did can could will would shall should may might must not come comes came
  go goes went need needs want wants please sorry thanks thank ask tell say asap urgent first second last takes`.split(
    /\s+/,
  ),
)

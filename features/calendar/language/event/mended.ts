import { everydayWords } from '#foundation/language/english/everyday-words.ts'
import { nearest } from '#foundation/language/text/spelling.ts'

/** The words that tell what is wanted, with slips of the pen mended; titles stay as they are. */
export function mended(text: string): string {
  return text.replaceAll(/\p{L}{5,}/gu, (word, at: number) => {
    if (word !== word.toLowerCase() && at > 0) return word
    const known = at === 0 ? [...verbs, ...nouns] : nouns
    const lower = word.toLowerCase()
    // “Moved to the 18th” is news, and no slip of the pen.
    if (known.includes(lower) || everyday.has(lower) || known.some((verb) => lower === pastOf(verb))) return word
    return nearest(lower, known) ?? word
  })
}

function pastOf(verb: string): string {
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`
}

const verbs =
  'schedule cancel reschedule postpone delete remove extend shorten rename invite block arrange create change move push'.split(
    ' ',
  )
const nouns = ['meeting', 'meetings', 'appointment', 'appointments', 'calendar', 'schedule']
const everyday = new Set(everydayWords)

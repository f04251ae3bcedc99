import { tokenize } from '#foundation/language/text/tokens.ts'

/** “2pm is fine” is another time for what waits, or was just done. */
export function withoutAssent(sentence: string): string {
  const tokens = tokenize(sentence)
  const at = tokens.findIndex(({ text }) => assents.has(text))
  const isAssent = at > 0 && tokens.slice(at).every(({ text }) => assents.has(text) || withAssent.has(text))
  return isAssent ? sentence.slice(0, tokens[at - 1]?.to) : sentence
}

const assents = new Set('is works would suits'.split(' '))
const withAssent = new Set('fine good ok okay great perfect better be for me too also then best'.split(' '))

/** “Till the 24th actually!!”: words at the end that add nothing. */
export function withoutTrails(sentence: string): string {
  return /\?/.test(sentence) ? sentence : sentence.replace(trails, '')
}

const trails =
  /(?:[\s,]+(?:actually|tho|though|sorry|pls|please|after all|i mean|i meant|i guess|i think|if possible))+[.!]*$|!{2,}$/i

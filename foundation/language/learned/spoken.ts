import { hashOf, randomFrom } from './random.ts'

const openings = [
  'please ',
  'hey, ',
  'ok ',
  'so ',
  'hi ',
  'um ',
  'actually ',
  'also ',
  'and ',
  'good morning, ',
  'quick one: ',
  'oh and ',
  'right, ',
  'then ',
  'ok so ',
]
const closings = [
  ' please',
  ' thanks',
  ' pls',
  ' ok?',
  ' thank you',
  ' for me',
  ' asap',
  ' when you can',
  '!',
  '?',
  '.',
  ' if possible',
  ' thx',
]

/** The sentence with a courtesy before or behind it, or with a slip of the finger, as people write in a hurry. */
export function spoken(text: string): string[] {
  const next = randomFrom(hashOf(text))
  const courteous =
    next(2) === 0 ? `${openings[next(openings.length)]}${text}` : `${text}${closings[next(closings.length)]}`
  return [courteous, slipped(text, next)]
}

/** One letter lost, or two the wrong way round, in a word long enough to be known all the same. */
function slipped(text: string, next: (below: number) => number): string {
  const words = [...text.matchAll(/[a-z]{5,20}/g)]
  const word = words[next(Math.max(1, words.length))]
  if (word === undefined) return text
  const at = word.index + 1 + next(word[0].length - 2)
  return next(2) === 0
    ? text.slice(0, at) + text.slice(at + 1)
    : `${text.slice(0, at)}${text[at + 1] ?? ''}${text[at] ?? ''}${text.slice(at + 2)}`
}

import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { normalised } from '../event/lengths.ts'

/** “I won't be done in an hour, make it two”: a bare number is of the unit that was said before it. */
export function inItsUnit(said: string): string {
  const [, told = '', order = ''] = makingIt.exec(said) ?? []
  const before = normalised(told)
  const [length, ...more] = readLengths(before)
  if (!length || more.length > 0 || readLengths(order).length > 0) return said
  const words = tokenize(before).map(({ text }) => text)
  // “I'll be there in an hour” says when.
  const isMoment = tokenize(before.slice(0, length.at)).at(-1)?.text === 'in'
  if (isMoment && !words.some((word) => denying.has(word) || word.endsWith("n't"))) return said
  const { hours, minutes, days } = length.duration
  const isFew = few.has(tokenize(order).at(-1)?.text ?? '')
  const unit = hours > 0 || (minutes > 0 && isFew) ? 'hours' : minutes > 0 ? 'minutes' : days > 0 ? 'days' : undefined
  return unit === undefined ? said : `${order} ${unit}`
}

const makingIt =
  /^(.+)[,;.–-]\s*(?:so |please |can you )*((?:make|give) (?:it|that) [\p{L}\d]+)(?: then| instead| please)*[.!]*$/iu
/** Nobody asks for so few minutes. */
const few = setOf('one two three four 1 2 3 4')
const denying = setOf('not never wont cant')

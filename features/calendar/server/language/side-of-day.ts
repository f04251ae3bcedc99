import type { ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { ListWish } from '../../language/wish.ts'
import { spanOfRef } from './mentions.ts'

/** “Is that the last thing that day?”, “anything earlier that morning?”: what its day holds before it, or after it. */
export function sideOfDay(text: string, ref: ThingRef, { zone }: Wording): ListWish | undefined {
  const words = tokenize(text).map((token) => token.text)
  const [side, ...others] = words.flatMap((word) => sides.get(word) ?? [])
  const at = spanOfRef(ref, zone)
  const isOfThings = words.some((word) => things.has(word)) && words.some((word) => pointing.has(word))
  if (!at || at.allDay || side === undefined || others.length > 0 || !isOfThings) return undefined
  // “What is the first thing that day?” asks for it, wherever the one in hand stands.
  if (words.includes('what') && words.some((word) => word === 'first' || word === 'last')) return undefined
  // “Is that the last one?” may be asked of a series.
  if (!words.some((word) => days.has(word)) || !words.every((word) => isSaidSo(word))) return undefined
  const begin = at.from.toPlainDate().toPlainDateTime()
  const rest = side === 'after' ? { from: at.to, to: begin.add({ days: 1 }) } : { from: begin, to: at.from }
  const span = { ...rest, words: `${side} that`, saysDay: true }
  return { do: 'list', about: 'events', meetings: false, span, target: undefined }
}

function isSaidSo(word: string): boolean {
  return sides.has(word) || things.has(word) || pointing.has(word) || days.has(word) || light.has(word)
}

const sides: ReadonlyMap<string, 'after' | 'before'> = new Map([
  ['after', 'after'],
  ['afterwards', 'after'],
  ['later', 'after'],
  ['last', 'after'],
  ['before', 'before'],
  ['earlier', 'before'],
  ['first', 'before'],
])
const things = setOf('thing anything something nothing one event meeting appointment what')
const pointing = setOf('that it this then')
const days = setOf('day morning afternoon evening')
const light = setOf('is are there the my have do i got else and so or on in of still planned happening ? .')

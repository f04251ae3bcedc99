import type { ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { withoutFillers } from '../../language/reading/cores.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import type { Wish } from '../../language/wish.ts'

/** “No wait, only move it to Friday”, of what was just deleted: it is taken back, and then changed. */
export function changedInstead(sentence: string, named: readonly ThingRef[], wording: Wording): Heard | undefined {
  const plain = withoutFillers(withoutCourtesy(plainWords(sentence)))
  const restored = plain.replace(putBack, 'move it to ')
  const heard = readWish(withoutLeading(restored, onlyThis), wording, named)
  const wish = heard?.wish
  if (!wish || !('target' in wish) || wish.target?.it !== true || !changing.has(wish.do)) return undefined
  return { wish: { do: 'redo', wish }, sure: true }
}

/** “Put it back, but half four”. */
const putBack =
  /^(?:put|bring|set|get) (?:it|that|them) back(?: in| on)?[,.;]? (?:(?:but|and|only|just|now|make it|move it|for|at|to|on)[, ]+)*(?=\S)/i

const onlyThis = setOf('only just instead rather better please dont cancel delete it , –')
const changing: ReadonlySet<Wish['do']> = new Set<Wish['do']>(['move', 'resize', 'place', 'rename'])

function withoutLeading(text: string, words: ReadonlySet<string>): string {
  const first = tokenize(text).find(({ text: word }) => !words.has(word))
  return first ? text.slice(first.from) : ''
}

/** “And after as well”, of what was put before another event: the same on the other side of it. */
export function onOtherSide(text: string, wish: Wish): Wish | undefined {
  const said = tokenize(plainWords(text)).map((token) => token.text)
  const side = said.map((word) => sides.get(word)).find((each) => each !== undefined)
  if (wish.do !== 'beside' || side === undefined || side === wish.side) return undefined
  return said.every((word) => sides.has(word) || asWell.has(word)) ? { ...wish, side } : undefined
}

const sides: ReadonlyMap<string, 'after' | 'before'> = new Map([
  ['after', 'after'],
  ['afterwards', 'after'],
  ['before', 'before'],
  ['beforehand', 'before'],
])
const asWell = setOf('and also as well too the same it that please again one right directly straight for , . then')

import type { Deed, ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { readPeople } from '../../language/event/addressed.ts'
import { capital } from '../../language/event/titles.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { withoutFillers } from '../../language/reading/cores.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { nowhere } from '../../language/reading/destination.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { Clock, Wish } from '../../language/wish.ts'
import { wishIn } from './frames.ts'
import { itself, spanOfRef } from './mentions.ts'

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

/** “Put it back where it was”, after it was moved twice: to where it was before the first of these moves. */
export function backToFirst(
  text: string,
  { did, named }: { did: Deed; named: readonly ThingRef[] },
  wording: Wording,
): Wish | undefined {
  const wish = wishIn(did.frame)
  const first = wish?.do === 'move' || wish?.do === 'resize' ? wish.first : undefined
  const at = first && spanOfRef(first, wording.zone)
  if (!at || named.length !== 1 || !tokenize(text).some((token) => token.text === 'was')) return undefined
  const day = at.from.toPlainDate()
  const times = at.allDay ? {} : { clock: clockAt(at.from), end: clockAt(at.to) }
  const scope = wish && 'target' in wish ? wish.target?.scope : undefined
  const target = { ...readTarget('it', wording), it: true, named, ...(scope && { scope }) }
  return { do: 'move', target, to: { ...nowhere, day, ...times } }
}

function clockAt({ hour, minute }: Temporal.PlainDateTime): Clock {
  return { hour, minute, sure: true }
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

/** “With Marcus, but don't invite him”: his name joins that of what was just made. */
export function withNameOf(text: string, ref: ThingRef | undefined, wording: Wording): Wish | undefined {
  const [, name = ''] = notInvited.exec(plainWords(text)) ?? []
  if (!ref || name === '' || readPeople(name) === undefined) return undefined
  const target = itself(ref, wording)
  return { do: 'rename', target, title: `with ${capital(name)}`, adds: true }
}

const notInvited =
  /^(?:(?:and|it's|it is) )?with ([^,;.]{2,40}?)[,;]? (?:but |and )?(?:(?:do not|don['’]?t)(?: need to| have to)?|no need to|without) invit(?:e|ing)(?: \p{L}+)?[.!]*$/iu

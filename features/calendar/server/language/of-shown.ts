import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { withoutFillers } from '../../language/reading/cores.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { Target, Wish } from '../../language/wish.ts'
import { wishIn } from './frames.ts'
import { supplementOf } from './after-deed.ts'
import { leftOut } from './left-out.ts'
import { endsThen } from './series-made.ts'
import { saidInHand, saidOfShown } from './in-hand.ts'
import { spanOfRef, spokenOf } from './mentions.ts'
import { asksMost, theMost } from './the-most.ts'

/** What is said of events that were just shown, named, or done, by their place among them. */
export function ofShown(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const refs = spokenOf(dialogue)
  const done = dialogue.did?.isPast === true ? [] : (dialogue.did?.things ?? []).filter(({ kind }) => kind === 'event')
  const ofRow = ofThoseDone(sentence, dialogue, wording)
  if (ofRow) return ofRow
  if (refs.length === 0) return done.length === 0 ? undefined : weekBeside(sentence, done, { dialogue, wording })
  const [only, ...more] = refs
  const isSeries = more.length === 0 && typeof only?.original === 'string'
  const series = isSeries ? { ref: only, wish: wishOfDone(only, dialogue) } : undefined
  const left =
    series &&
    (leftOut(sentence, series, wording) ?? (endsIt.test(sentence) ? endsThen(sentence, series, wording) : undefined))
  if (left) return { wish: left, sure: true }
  return (
    roomBetween(sentence, refs, wording) ??
    asksMost(sentence, dialogue, wording) ??
    theMost(sentence, refs, wording) ??
    ofTwo(sentence, refs, { dialogue, wording }) ??
    weekBeside(sentence, refs, { dialogue, wording }) ??
    saidOfShown(sentence, refs, wording)
  )
}

/** What was done to the very thing, though something else was asked since. */
function wishOfDone({ id }: ThingRef, { did }: Dialogue): Wish | undefined {
  const isIt = did?.isUndone !== true && did?.things.length === 1 && did.things[0]?.id === id
  return isIt ? wishIn(did.frame) : undefined
}

const endsIt = /\b(?:only|just|ends?|stops?)\b/i

/** “Is there a gap between the two?”, of two that were shown. */
function roomBetween(sentence: string, refs: readonly ThingRef[], wording: Wording): Heard | undefined {
  const [one, other, ...more] = refs
  const words = tokenize(withoutCourtesy(plainWords(sentence))).map(({ text }) => text)
  const at = words.indexOf('between')
  const isAsked =
    words.slice(0, at).some((word) => rooms.has(word)) && words.slice(at + 1).every((word) => both.has(word))
  if (!one || !other || more.length > 0 || at === -1 || at === words.length - 1 || !isAsked) return undefined
  const it = readTarget('it', wording)
  const [from, to] = [one, other].map((ref) => ({ ...it, it: true, named: [ref] }))
  return from && to && { wish: { do: 'gap', from, to }, sure: true }
}

const rooms = new Set('gap time long much break room space hours minutes'.split(' '))
const both = new Set('the two both them those these ? then again'.split(' '))

/** “Make the first one 45”, of events that were made or changed one after the other. */
function ofThoseDone(sentence: string, { did, shown }: Dialogue, wording: Wording): Heard | undefined {
  const row = did && did.isPast !== true ? (did.among ?? []).filter(({ kind }) => kind === 'event') : []
  const text = plainWords(sentence)
  const [phrase = '', said = ''] = counted.exec(text) ?? []
  const at = places.get(said.toLowerCase())
  const ref = at === undefined ? undefined : row.at(at)
  if (row.length < 2 || spokenOf({ shown }).length > 1 || !ref || readTarget(phrase, wording).words.length > 0)
    return undefined
  const order = text.replace(phrase, 'it')
  const heard =
    supplementOf(order, { ref, isNew: false }, wording) ??
    saidInHand(order, ref, wording) ??
    readWish(order, wording, [ref])
  return heard && 'target' in heard.wish && heard.wish.target?.it === true ? heard : undefined
}

const counted = /\bthe (first|second|third|fourth|last|earlier|other|1st|2nd|3rd)(?: one| event| meeting| call)\b/i
const places: ReadonlyMap<string, number> = new Map([
  ['first', 0],
  ['1st', 0],
  ['earlier', 0],
  ['other', 0],
  ['second', 1],
  ['2nd', 1],
  ['third', 2],
  ['3rd', 2],
  ['fourth', 3],
  ['last', -1],
])

/** “The later one” of things that were asked about, though only the first of them was shown. */
function ofTwo(
  sentence: string,
  refs: readonly ThingRef[],
  { dialogue, wording }: { dialogue: Dialogue; wording: Wording },
): Heard | undefined {
  const asked = wishIn(dialogue.asked)
  const named = asked && 'target' in asked ? asked.target : undefined
  if (refs.length > 1 || !comparing.test(sentence)) return undefined
  const heard = readWish(sentence, wording, [])
  const target = heard && 'target' in heard.wish ? heard.wish.target : undefined
  if (!heard || !target?.order || target.words.length > 0 || target.span) return undefined
  // Nothing tells what the other one is.
  if (!named || named.words.length === 0)
    return { wish: { ...heard.wish, target: readTarget('it', wording) } as Wish, sure: true }
  const meant: Target = { ...named, order: target.order, it: false, named: undefined, text: named.text }
  return { wish: { ...heard.wish, target: meant } as Wish, sure: true }
}

const comparing = /\bthe (?:later|earlier|latter|former|other) one\b/i
/** “And the week after, start that one at nine”: the same of the series, seven days on. */
function weekBeside(
  sentence: string,
  refs: readonly ThingRef[],
  { dialogue, wording }: { dialogue: Dialogue; wording: Wording },
): Heard | undefined {
  const [ref, ...others] = refs
  const at = ref && spanOfRef(ref, wording.zone)
  const text = withoutFillers(withoutCourtesy(plainWords(sentence)))
  const [whole = ''] = besideWeek.exec(text) ?? []
  if (!ref || !at || others.length > 0 || whole === '' || /\?\s*$/.test(sentence)) return undefined
  const rest = text
    .replace(whole, ' ')
    .replace(still, '')
    .replace(/^[\s,]+/, '')
    .trim()
  const weeks = /before|previous/i.test(whole) ? -1 : 1
  const from = at.from.toPlainDate().add({ weeks }).toPlainDateTime()
  const span = { from, to: from.add({ days: 1 }), words: 'that week', saysDay: true }
  const wish = wishIn(dialogue.did?.frame)
  const words = tokenize(ref.title).map(({ text: word }) => word)
  const heard = tokenize(rest).every(({ text: word }) => again.has(word))
    ? wish && { wish, sure: true }
    : (readWish(rest, wording, [ref]) ?? saidOfShown(rest, [ref], wording))
  const target = heard && 'target' in heard.wish ? heard.wish.target : undefined
  if (!heard || !target || (!target.it && wish !== heard.wish)) return undefined
  const meant: Target = { ...readTarget('it', wording), it: false, named: undefined, words, span, scope: 'this' }
  return { wish: { ...heard.wish, target: meant } as Wish, sure: true }
}

const besideWeek = /\b(?:in |on )?the (?:week after(?: that)?|week before(?: that)?|following week|next week)\b[,:]?/i
const still = /[,;]\s*(?:but )?still\b.*$/i
const again = new Set('same too also again do that it as well the thing please - ,'.split(' '))

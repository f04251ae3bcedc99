import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { orderVerbs } from '../../language/reading/order-verbs.ts'
import type { Destination, Wish } from '../../language/wish.ts'
import { supplementOf } from './after-deed.ts'
import { cardEdit } from './card-edits.ts'
import { saidInHand } from './in-hand.ts'
import { spokenOf } from './mentions.ts'

/** “Make it 3, and we’re in room 4”: several changes of the event in hand, each in a clause of its own. */
export function changesInClauses(message: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const clauses = clausesOf(message)
  const heard = clauses && ofEventInHand(clauses, dialogue, wording)
  return heard?.wish.do === 'several' ? heard : undefined
}

/**
 * “It’s physio, not doctor, rename”: one change of the event in hand, or of the card that waits, beside clauses that want
 * nothing else.
 */
export function changeAmongClauses(message: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const clauses = clausesOf(message)
  return clauses && (onCardAlone(clauses, dialogue, wording) ?? ofEventInHand(clauses, dialogue, wording))
}

function clausesOf(message: string): string[] | undefined {
  const clauses = message.split(ends).flatMap((clause) => (/\p{L}|\d/u.test(clause) ? [clause.trim()] : []))
  return clauses.length < 2 || clauses.length > mostClauses ? undefined : clauses
}

/** “Helen has the school run. Noon?”, of a card that waits. */
function onCardAlone(clauses: readonly string[], dialogue: Dialogue, wording: Wording): Heard | undefined {
  const edits = clauses.map((clause) => cardEdit(clause, dialogue, wording))
  const [edit, ...others] = edits.flatMap((each) => each ?? [])
  return others.length === 0 && clauses.every((clause, at) => edits[at] || isIdle(clause)) ? edit : undefined
}

function ofEventInHand(clauses: readonly string[], dialogue: Dialogue, wording: Wording): Heard | undefined {
  const { did } = dialogue
  const deed = did && did.isPast !== true && did.isUndone !== true ? did.things : spokenOf(dialogue)
  const [ref, ...more] = deed.filter(({ kind }) => kind === 'event')
  if (!ref || more.length > 0) return undefined
  const about = { ref, isNew: false }
  const wishes: Wish[] = []
  for (const clause of clauses) {
    const wish = (
      supplementOf(clause, about, wording) ??
      saidInHand(clause, ref, wording) ??
      guestsOf(clause, ref, wording)
    )?.wish
    if (wish && isOfIt(wish)) wishes.push(wish)
    else if (!isIdle(clause)) return undefined
  }
  return asOne(wishes, clauses.join(', '))
}

/** “… and invite Tom”. */
function guestsOf(clause: string, ref: ThingRef, wording: Wording): Heard | undefined {
  const heard = readWish(clause, wording, [ref])
  return heard?.wish.do === 'invite' ? heard : undefined
}

function asOne(wishes: readonly Wish[], text: string): Heard | undefined {
  const [only, ...more] = joined(wishes)
  if (!only) return undefined
  return { wish: more.length === 0 ? only : { do: 'several', wishes: [only, ...more], text }, sure: true }
}

const mostClauses = 4
const ends =
  /\s*(?:(?:(?!\.\d)[.;!?…])+|\s[–—-]\s|,)\s*(?:(?:and|but|so|then|ok) )*|\s(?:and|but) (?=(?:it|we|i|they|make|move|call|put|only|invite)\b)/i

function isOfIt(wish: Wish): boolean {
  return 'target' in wish && wish.target?.it === true
}

/** A reason, or a verb alone that says no more than what stands beside it: “rename”, “change it”. */
function isIdle(clause: string): boolean {
  const words = tokenize(clause).map(({ text }) => text)
  if (words.length <= 2 && words.some((word) => changing.has(word))) return true
  const kind = kindOfSentence(clause)
  const wants = kind === 'order' || kind === 'question' || orderVerbs.has(words[0] ?? '')
  return !wants && !words.some((word) => /\d/.test(word) || telling.has(word))
}

const changing = new Set('rename change move fix correct update adjust shift'.split(' '))
/** Words that take something back, set a condition, or ask somebody else to act. */
const telling = new Set(
  'not no never same if unless except until remind tell ask write mail email task reminder everyone someone instead'.split(
    ' ',
  ),
)

/** “Wednesday, at one” is one move, as “at four, and only 15 minutes” is, and “the school, room 12” is one place. */
function joined(wishes: readonly Wish[]): Wish[] {
  return wishes.reduce<Wish[]>((so, wish) => {
    const place = so.findIndex((each) => each.do === 'place')
    const where = so[place]
    if (where?.do === 'place' && wish.do === 'place')
      return so.with(place, { ...where, location: `${where.location}, ${wish.location}` })
    const at = so.findIndex((each) => each.do === 'move')
    const before = so[at]
    if (before?.do !== 'move') return [...so, wish]
    const to = movedBy(wish)
    return to ? so.with(at, { ...before, to: { ...before.to, ...to } }) : [...so, wish]
  }, [])
}

/** What another clause says of the same move. */
function movedBy(wish: Wish): Partial<Destination> | undefined {
  if (wish.do === 'resize' && 'to' in wish.to) return { lasting: wish.to.to }
  if (wish.do === 'resize' && 'until' in wish.to) return { end: wish.to.until }
  if (wish.do !== 'move') return undefined
  return Object.fromEntries(Object.entries(wish.to).filter(([, value]) => value !== undefined))
}

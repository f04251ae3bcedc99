import type { Dialogue } from '#foundation/language/dialogue.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { readPeople } from '../../language/event/addressed.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { capital } from '../../language/event/titles.ts'
import { withoutFillers } from '../../language/reading/cores.ts'
import { readDestination } from '../../language/reading/destination.ts'
import { mayBePlace, placeNamed, unquoted, withoutWhy } from '../../language/reading/names.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { clockNear } from '../../language/reading/spoken-times.ts'
import { isTimeAlone } from '../../language/reading/splitting.ts'
import type { Destination, FreeWish } from '../../language/wish.ts'
import { wishIn } from './frames.ts'
import { spanOfStretch } from './mentions.ts'
import { amongAsked, interval, thatDay } from './offers.ts'

/** “Ok 4pm Wed. Invite her please, call it Budget”, after a question about free time: each clause is a piece of the event. */
export function bookedInPieces(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const free = wishIn(dialogue.asked)
  if (free?.do !== 'free' || sentence.includes('?')) return undefined
  const clauses = sentence.split(ends).filter((clause) => /[\p{L}\d]/u.test(clause))
  const pieces = clauses.map((clause) => pieceOf(clause, free, wording))
  if (clauses.length < 2 || !pieces.every((piece) => piece !== undefined)) return undefined
  const all = Object.assign({}, ...pieces) as Piece
  const span = all.to && spanOf(all.to, all.length ?? free.length, dialogue)
  const title = all.title ?? free.title ?? ''
  if (!span || title === '') return undefined
  const { people = [], place } = all
  const said = { title, people: [...people], when: interval(span), ...(place !== undefined && { place }) }
  const invites = { ...(people.length > 0 && { invites: true }), ...(all.title !== undefined && { called: true }) }
  return {
    wish: { do: 'create', said, people: [], find: undefined, focus: false, ...invites },
    sure: true,
    onHand: true,
  }
}

const ends =
  /\s*(?:(?:(?!\.\d)[.,;!])+(?=\s|$)|\s[–—-]\s|\s(?:and|&)\s(?=(?:invite|call|name|title|at|in|for|with|make)\b))\s*/i

type Piece = {
  to?: Destination
  title?: string
  people?: readonly string[]
  place?: string
  length?: Temporal.Duration
}

/** What one clause says of the event; nothing if it says something else. */
function pieceOf(clause: string, free: FreeWish, today: Wording): Piece | undefined {
  const wording = amongAsked(clause, free, today)
  const text = withoutEnd(withoutFillers(withoutCourtesy(plainWords(clause))), '.! ').replace(light, '')
  if (text === '') return {}
  const time = text.replace(picking, '')
  const to = isTimeAlone(time, wording) ? readDestination(time, wording) : undefined
  if (to?.clock) return { to }
  const [, at = '', what = ''] = timeFor.exec(time) ?? []
  const when = what !== '' && isTimeAlone(at, wording) ? readDestination(at, wording) : undefined
  if (when?.clock) return { to: when, title: capital(what) }
  const [, called, name = called] = naming.exec(text) ?? []
  if (name !== undefined) return { title: capital(unquoted(withoutWhy(name))) }
  const whom = inviting.exec(text)?.[1]
  const people = readPeople(persons.has(whom?.toLowerCase() ?? '') ? personIn(free) : (whom ?? ''))
  if (whom !== undefined) return people && { people: people.map((each) => each.name) }
  const [length, ...others] = readLengths(text)
  if (length && others.length === 0 && isLengthAlone(text, length)) return { length: length.duration }
  const place = placed.exec(text)?.[1]
  return place !== undefined && mayBePlace(place) ? { place: placeNamed(place) } : undefined
}

function isLengthAlone(text: string, { at, until }: { at: number; until: number }): boolean {
  return /^(?:for|just|only|it|is|\s)*$/i.test(text.slice(0, at) + text.slice(until))
}

const light = /^(?:please|pls|then|so|yes|let's (?:do|say|take)|make it|go for|how about|and|,|\s)+\s*/i
const picking = /^(?:book|take|put it(?: in)?|schedule(?: it)?|do|at|on)\s+|\s+(?:works|is (?:good|fine|best)|then)$/gi
/** “3 to 4 for reading then”. */
const timeFor = /^(.{1,30}?) for (?:a |an |the |my )?((?!\d|an? |half )[^,;]{2,40})$/i
const naming = /^(?:call|name|title) (?:it|that) (.+)$|^(?:titled|called) (.+)$/i
const inviting = /^(?:invite|add|include|with) (.+?)(?: (?:too|as well|to it|please|pls))*$/i
const placed = /^(?:it(?:'s| is) )?(?:at|in) (.{3,50})$/i
const persons = new Set(['her', 'him', 'them'])

/** With whom the time was for. */
function personIn({ title = '' }: FreeWish): string {
  return /\bwith (.+)$/i.exec(title)?.[1] ?? ''
}

function spanOf({ day, clock, end }: Destination, length: Temporal.Duration | undefined, dialogue: Dialogue) {
  const [first] = dialogue.offers.map((slot) => spanOfStretch(slot).from)
  const on = day ?? thatDay(dialogue)
  if (!on || !clock) return undefined
  const from = on.toPlainDateTime(clockNear(clock, first ?? on.toPlainDateTime({ hour: 12 })))
  return { from, to: end ? on.toPlainDateTime(clockNear(end, from)) : from.add(length ?? { hours: 1 }) }
}

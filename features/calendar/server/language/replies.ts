import type { OpenQuestion, Stretch, ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readParts } from '../../language/event/parts.ts'
import type { SaidEvent } from '../../language/event/said-event.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import { atItsHour } from '../../language/event/hours.ts'
import { isGeneric } from '../../language/event/draft.ts'
import { editedWish } from './card-edits.ts'
import { spanOfRef } from './mentions.ts'
import { offeredIn, withoutArticle } from './offers.ts'
import type { Question } from './questions.ts'
import { readNew } from '../../language/reading/creating.ts'
import { capital } from '../../language/event/titles.ts'
import { readChange } from '../../language/reading/changes.ts'
import { unquoted } from '../../language/reading/names.ts'
import { addressedIn } from '../../language/event/addressed.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { isYes } from '../../language/reading/yes.ts'
import { clockNear, clockOf } from '../../language/reading/spoken-times.ts'
import { joinedTimes } from './reply-times.ts'
import { isHour, isTimeAlone } from '../../language/reading/splitting.ts'
import { light, moving } from '../../language/reading/known/known-words.ts'
import { readTarget } from '../../language/reading/target.ts'
import { readTimes } from '../../language/event/times.ts'
import type { Destination, NewWish, Target, Wish } from '../../language/wish.ts'

export const noEvent: NewWish = {
  do: 'create',
  said: { title: '', people: [] },
  people: [],
  find: undefined,
  focus: false,
}

/** What was wanted, completed by what was said to our question; nothing where that does not answer it. */
export function completed(open: OpenQuestion, reply: string, wording: Wording): Wish | undefined {
  return answered(
    open.wish as Wish,
    { ...open, question: open.question as Question, text: withoutCourtesy(plainWords(reply)) },
    wording,
  )
}

type Reply = {
  question: Question
  text: string
  things?: readonly ThingRef[]
  offers?: readonly Stretch[]
}

function answered(wish: Wish, reply: Reply, wording: Wording): Wish | undefined {
  const { question, text, things = [] } = reply
  if (question === 'instead') return isYes(text) ? wish : otherwiseSaid(wish, text, wording)
  if (wish.do === 'several') return answeredOne(wish, reply, wording)
  if (wish.do === 'ask') return question === 'whom' ? callTo(text, wording) : undefined
  if (wish.do === 'create') return answeredNew(wish, reply, wording)
  if (!('target' in wish) || !wish.target) return undefined
  const { target } = wish
  if (question === 'which' || question === 'which-named')
    return narrowed(wish, target, { listed: question === 'which' ? things : [], answer: text }, wording)
  if (question === 'scope') {
    const scope = scopeIn(text)
    return scope && { ...wish, target: { ...target, scope } }
  }
  if (question === 'to' && wish.do === 'move') {
    const to = movedTo(text, wording)
    return to && { ...wish, target: { ...target, scope: target.scope }, to }
  }
  if (question === 'name' && wish.do === 'rename') return { ...wish, title: capital(unquoted(text)) }
  if (question === 'length' && wish.do === 'resize') {
    const said = readChange(`make it ${text.replace(/^by\s+/i, '')} ${'ask' in wish.to ? wish.to.ask : ''}`, wording)
    return said?.do === 'resize' ? { ...wish, to: said.to } : undefined
  }
  if (question === 'email' && wish.do === 'invite') return withAddress(wish, text)
  return undefined
}

/** “I meant tomorrow”, to “that is over already”; “and tea with the board, one hour” wants something else. */
function otherwiseSaid(wish: Wish, text: string, wording: Wording): Wish | undefined {
  if (wish.do === 'move') {
    const to = saysMore(text, wording) ? undefined : movedTo(text, wording)
    return to && { ...wish, to }
  }
  if (wish.do !== 'create') return undefined
  const { evenOver: _, ...rest } = wish
  return editedWish(rest, text, wording)
}

/** Words that have no part in a time. */
function saysMore(text: string, wording: Wording): boolean {
  const rest = [...readTimes(text, wording), ...readLengths(text)]
    .toSorted((one, other) => other.at - one.at)
    .reduce((so, { at, until }) => `${so.slice(0, at)} ${so.slice(until)}`, text)
  return tokenize(rest).some(
    ({ text: word }) => /^\p{L}/u.test(word) && !light.has(word) && !moving.has(word) && !isHour(word),
  )
}

/** One of several wishes is completed, and the others stay. */
function answeredOne(wish: Extract<Wish, { do: 'several' }>, reply: Reply, wording: Wording): Wish | undefined {
  const { at = 0, wishes } = wish
  const asked = wishes[at]
  const one = asked && answered(asked, reply, wording)
  return one && { ...wish, wishes: wishes.with(at, one) }
}

function scopeIn(text: string): Target['scope'] {
  if (/\b(?:following|future|later|onwards?|from (?:then|now|there) on|rest)\b/i.test(text)) return 'following'
  if (/\b(?:only|just|this|that one|this one|once|one|first)\b/i.test(text)) return 'this'
  return /\b(?:all|every|whole|series|entire|both)\b/i.test(text) ? 'all' : undefined
}

function withAddress(wish: Extract<Wish, { do: 'invite' }>, text: string): Wish | undefined {
  const [found] = addressedIn(text)
  if (!found?.email) return undefined
  const at = wish.people.findIndex(({ email }) => email === undefined)
  return {
    ...wish,
    people: wish.people.map((person, place) => (place === at ? { ...person, email: found.email } : person)),
  }
}

function narrowed(
  wish: Wish,
  target: Target,
  { listed, answer }: { listed: readonly ThingRef[]; answer: string },
  wording: Wording,
): Wish | undefined {
  // What was offered may lie on another day than the one that was asked for.
  const picked: Target = { ...target, it: true, order: undefined, span: undefined }
  if (/^(?:both|all(?: of them)?|every one|them all|all (?:two|three))\b/i.test(answer))
    return { ...wish, target: { ...picked, all: true, named: listed, ...exceptIn(answer, wording) } } as Wish
  if (listed.length === 1 && isYes(answer)) return { ...wish, target: { ...picked, named: listed } } as Wish
  const text = answer.replace(/\s+(?:one|meeting|event)[.!]?$/i, '')
  const reply = readTarget(text, wording)
  const each = eachWithin(target, reply, listed)
  if (each) return { ...wish, target: each } as Wish
  const clock = reply.clock ?? clockOf(text, wording)
  const fits = (ref: ThingRef) => {
    const at = spanOfRef(ref, wording.zone)
    if (clock) return at !== undefined && clockNear(clock, at.from).equals(at.from.toPlainTime())
    if (reply.span) return at !== undefined && at.from.toPlainDate().equals(reply.span.from.toPlainDate())
    return reply.words.length > 0 && reply.words.every((word) => ref.title.toLowerCase().includes(word))
  }
  // “So Friday looks how?” chooses nothing, though what was shown is on Friday.
  const isIn = (word: string) => listed.some(({ title }) => title.toLowerCase().includes(word))
  if (listed.length > 0 && (reply.span || clock) && !reply.words.every(isIn)) return undefined
  const { order } = reply
  const chosenOne = order
    ? order.from === 'end'
      ? listed.at(-1 - order.at)
      : listed[Math.max(0, order.at)]
    : undefined
  if (listed.length === 0) return { ...wish, target: { ...reply, scope: target.scope, it: false } } as Wish
  const named = chosenOne ? [chosenOne] : listed.filter(fits)
  return named.length === 1 ? ({ ...wish, target: { ...picked, named } } as Wish) : undefined
}

/** “Yes, Monday to Friday”: each time of the one that was offered. */
function eachWithin(target: Target, { span, words, clock }: Target, listed: readonly ThingRef[]): Target | undefined {
  const [only, ...others] = listed
  const isLong = span && span.from.until(span.to).total('days') > 1
  if (!only || others.length > 0 || !isLong || words.length > 0 || clock) return undefined
  const named = tokenize(only.title).map((token) => token.text)
  return {
    ...target,
    it: false,
    all: true,
    order: undefined,
    clock: undefined,
    span,
    words: named,
    kinds: [],
    named: undefined,
  }
}

/** “All but the 1:1”. */
function exceptIn(answer: string, wording: Wording): Pick<Target, 'except'> {
  const { except } = readTarget(answer, wording)
  return except ? { except } : {}
}

function callTo(text: string, wording: Wording): Wish {
  const said = readParts(
    `Call ${text.replace(/^(?:call|with|to|i want to call)\s+/i, 'with ').replace(/^(?!with\b)/i, 'with ')}`,
    wording,
  )
  const people = addressedIn(text)
  return { ...noEvent, said: { ...said, title: capital(said.title) }, people }
}

function answeredNew(wish: NewWish, { question, text, offers = [] }: Reply, wording: Wording): Wish | undefined {
  if (question === 'what') {
    // “Yes” is no name.
    if (isYes(text)) return undefined
    if (isTimeAlone(text, wording) && wish.said.title !== '') return withTimes(wish, text, wording)
    const name = text.replace(naming, '')
    const heard = readNew(`schedule ${name}`, wording)
    return heard?.wish.do === 'create' && heard.wish.said.title !== ''
      ? { ...heard.wish, said: { ...timesOf(wish.said), ...heard.wish.said } }
      : { ...wish, said: { ...readParts(name, wording), title: capital(readParts(name, wording).title || name) } }
  }
  if (question !== 'when' && question !== 'time') return undefined
  const offered = offeredIn(
    offers,
    text,
    wish.said.length ? wish.said.length.duration.total({ unit: 'minutes', relativeTo: wording.now }) : 60,
  )
  if (offered) return { ...wish, said: { ...wish.said, title: withoutArticle(wish.said.title), when: offered } }
  if (/\b(?:any ?time|whenever|first free|you choose|you pick|your choice|next free|no preference)\b/i.test(text)) {
    const from = wish.said.when?.start ?? wording.now
    const to =
      wish.said.when?.end ??
      (wish.said.when ? from.add({ days: 1 }) : from.toPlainDate().add({ days: 15 }).toPlainDateTime())
    const { when: _, ...said } = wish.said
    return { ...wish, said, find: { minutes: 60, span: { from, to, words: 'then', saysDay: true } } }
  }
  return withTimes(wish, text, wording) ?? withTopic(wish, text, wording)
}

/** “Call it wine tasting”, “it’s called wine tasting”. */
const naming =
  /^(?:(?:please |just )?(?:call|name|title) it|it(?:['’]s| is) (?:called|named)|named|called|titled) (?=\S)/i

/** “With Marcus about the figures”: more of what it is, and when it is to be is still asked. */
function withTopic(wish: NewWish, text: string, wording: Wording): NewWish | undefined {
  const isMore = wish.said.title !== '' && /^(?:with|about|regarding|on|for) \p{L}/iu.test(text)
  const heard = isMore ? readNew(`schedule ${wish.said.title} ${text}`, wording)?.wish : undefined
  if (heard?.do !== 'create' || heard.said.title.length <= wish.said.title.length) return undefined
  return { ...wish, ...heard, said: { ...timesOf(wish.said), ...heard.said } }
}

function timesOf({ when, length, repeated }: SaidEvent): Partial<SaidEvent> {
  return { ...(when && { when }), ...(length && { length }), ...(repeated && { repeated }) }
}

function withTimes(wish: NewWish, text: string, wording: Wording): NewWish | undefined {
  if (isGeneric(wish.said.title) && !clockOf(text, wording) && readTimes(text, wording).length === 0)
    return { ...wish, said: { ...wish.said, title: capital(text) } }
  // Dinner “at 7” is in the evening.
  const read = atItsHour({ ...readParts(`Meeting ${text}`, wording), title: wish.said.title }, text)
  const bare = clockOf(text, wording)
  const when = joinedTimes(wish.said.when, read.when ?? readTimes(text, wording)[0], bare, wording)
  const length = read.length ?? wish.said.length
  const repeated = read.repeated ?? wish.said.repeated
  if (!when && !read.repeated) return undefined
  // “Take the tag out of Tuesday’s meeting” holds a day, and says no time of what was asked about.
  if (!read.repeated && saysMore(text, wording)) return undefined
  const timed = repeated && when?.saysTime && !repeated.saysTime ? atTime(repeated, when) : repeated
  const said: SaidEvent = {
    ...wish.said,
    ...(when && { when }),
    ...(length && { length }),
    ...(timed && { repeated: timed }),
  }
  return { ...wish, said }
}

function atTime(repeated: NonNullable<SaidEvent['repeated']>, when: When): NonNullable<SaidEvent['repeated']> {
  const start = (repeated.start ?? when.start).toPlainDate().toPlainDateTime(when.start.toPlainTime())
  return { ...repeated, start, saysTime: true }
}

/** “An hour later”, “Friday at 3”, “the first free slot”. */
function movedTo(text: string, wording: Wording): Destination | undefined {
  const tos = ['move it', 'move it to'].flatMap((order) => {
    const wish = readChange(`${order} ${text}`, wording)
    return wish?.do === 'move' && wish.target.it ? [wish.to] : []
  })
  return tos.find(({ by }) => by) ?? tos.findLast((to) => Object.values(to).some((part) => part !== undefined))
}

import { tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { changes } from '../changes.ts'
import { firstNames } from '../event/first-names.ts'
import { neverPlanned, notOurs, ours } from '../event/happenings.ts'
import type { Person, SaidSpan } from '../event/said-event.ts'
import { without } from '../event/spans.ts'
import { readTimes } from '../event/times.ts'
import type { Destination, Resize, Target, Wish } from '../wish.ts'
import { firstFreeIn, nowhere } from './destination.ts'
import { placeNamed, unquoted, withoutWhy } from './names.ts'
import { beginsTime, beginsWith, isAlone, isDefinite, isNew, isOther, isSubject, isThere, says } from './naming.ts'
import { actVerb, orderVerbs } from './order-verbs.ts'
import { isHour, isTimeAlone } from './splitting.ts'
import { readTarget } from './target.ts'

/** What a template found, under the names that it gives; a template that has no such place leaves it out. */
type Slots = Partial<{ [Slot in keyof Filled]: Filled[Slot] | undefined }>
type Filled = Record<'event' | 'other' | 'title' | 'place' | 'really' | 'within' | 'order', string> &
  Record<'when' | 'next', Destination> &
  Record<'day' | 'since' | 'first' | 'last' | 'on', SaidSpan> & {
    people: readonly Person[]
    rule: { words: string; rule: string }
    length: Temporal.Duration
    until: Resize
  }

/** `text`: all that was said. `reads`: how another wish inside of it is read. */
type Around = { text: string; wording: Wording; isScoped: boolean; reads: (text: string) => Wish | undefined }
type Meaning = (slots: Slots, around: Around) => Wish | undefined

const resize = (to: (slots: Slots) => Resize | undefined): Meaning => {
  return (slots, { wording }) => {
    const value = to(slots)
    return value && { do: 'resize', target: readTarget(slots.event ?? 'it', wording), to: value }
  }
}
const longer = resize(({ length }) => length && { by: length })
const last = resize(({ length }) => length && { to: length })
const until = resize((slots) => slots.until)
const shorter = resize(({ length }) => length && { by: length.negated() })
const unsaid = (ask: 'longer' | 'shorter') =>
  definite(resize(({ event = '' }) => (readLengths(event).length === 0 ? { ask } : undefined)))

const rename: Meaning = ({ event = 'it', title = '' }, { wording }) =>
  says(event, 'chat conversation thread me')
    ? undefined
    : { do: 'rename', target: readTarget(event, wording), title: quotedIn(title) ?? unquoted(withoutWhy(title)) }

/** “Better "Legal: name in France"”: what stands in quotes is the name, beside a word or two. */
export function quotedIn(title: string): string | undefined {
  const [, before = '', quoted] = /^([\p{L} ]{0,20})["“]([^"”]{2,})["”][.!]?$/u.exec(title.trim()) ?? []
  return before.trim().split(' ').length > 2 ? undefined : quoted
}

const place: Meaning = ({ event = 'it', place: location = '' }, { wording }) =>
  isTimeAlone(location, wording) || readTimes(location, wording).some(({ saysTime }) => saysTime)
    ? undefined
    : { do: 'place', target: readTarget(event, wording), location: placeNamed(location) }

const cancel: Meaning = ({ event = '' }, { wording, isScoped }) =>
  isOther(event, isScoped) || beginsWith(event, 'me us you')
    ? undefined
    : { do: 'cancel', target: readTarget(event, wording) }

const move: Meaning = ({ event = 'it', day, when }, { wording, isScoped }) => {
  if (!when || (isOther(event, isScoped) && neverPlanned.test(event))) return undefined
  return { do: 'move', target: readTarget(day ? `${event} ${day.words}` : event, wording), to: when }
}

const shift = (sign: 1 | -1): Meaning => {
  return ({ length, ...slots }, around) =>
    length && move({ ...slots, when: { ...nowhere, by: sign > 0 ? length : length.negated() } }, around)
}

/** “One day, to Friday”: it says twice where to, and both must agree. */
function shiftTo(sign: 1 | -1): Meaning {
  return ({ length, when, ...slots }, around) => {
    if (!length || when?.weekday === undefined || when.clock || when.part) return undefined
    const by = sign > 0 ? length : length.negated()
    return move({ ...slots, when: { ...nowhere, by, weekday: when.weekday } }, around)
  }
}

/** “Everything on Thursday one hour later”. */
function shiftAll(sign: 1 | -1): Meaning {
  return ({ event = '', ...slots }, around) => shift(sign)({ ...slots, event: `everything ${event}` }, around)
}

/** That one and all that follow. */
const moveSince: Meaning = ({ event = '', since, when }, around) =>
  since && move({ event: `${event} on ${since.words} and all following`, when }, around)

/** That one and all that follow: what is looked for lies within three months. */
const end: Meaning = ({ event = '', first, last: kept }, { wording }) => {
  const span = first ?? (kept && { ...kept, from: kept.to })
  const target = readTarget(event, wording)
  if ((notOurs.test(event) && !ours.test(event)) || !(span?.saysDay ?? ours.test(event))) return undefined
  if (target.words.length + target.kinds.length === 0 || target.clock || target.order) return undefined
  if (target.all && target.words.length === 0) return undefined
  const stretch = span && { span: { ...span, to: span.from.add({ days: 92 }) } }
  return { do: 'cancel', target: { ...target, it: false, all: false, scope: 'following', series: true, ...stretch } }
}

/** What is wanted, by what stands in the slots; nothing where they do not hold what is needed. */
export const meanings: Readonly<Record<keyof typeof changes.intents, Meaning>> = {
  longer,
  shorter,
  last,
  'last-made': (slots, around) =>
    isOther(slots.event ?? 'it', around.isScoped) || beginsWith(slots.event ?? 'it', 'a an some me')
      ? undefined
      : last(slots, around),
  until,
  'longer-unsaid': unsaid('longer'),
  'shorter-unsaid': unsaid('shorter'),
  rename,
  'rename-more': (slots, around) => {
    const wish = rename(slots, around)
    return wish?.do === 'rename' ? { ...wish, adds: true } : undefined
  },
  // “Call me a taxi”.
  'rename-unnamed': (slots, around) =>
    beginsWith(slots.event ?? 'it', 'me us him') ? undefined : definite(rename)(slots, around),
  place: (slots, around) => (beginsWith(slots.event ?? 'it', 'a an') ? undefined : place(slots, around)),
  repeat: ({ event = 'it', rule }, { wording }) =>
    rule && { do: 'repeat', target: readTarget(event, wording), ...rule },
  uninvite: ({ event = 'it', people }, { wording }) =>
    people && isThere(event, wording) ? { do: 'uninvite', target: readTarget(event, wording), people } : undefined,
  invite: ({ event = 'it', people, really }, { wording, isScoped }) => {
    const wish = people && {
      do: 'invite' as const,
      target: readTarget(event, wording),
      people,
      really: really !== undefined,
    }
    if (!wish || isThere(event, wording)) return wish
    // Only where there is such an event, for it may as well be a list.
    const namesOne = wish.target.words.length > 0 && !isOther(event, isScoped) && !beginsWith(event, 'a an')
    return namesOne && !isNew(event, wording) ? { do: 'offer', wish, isSaid: true } : undefined
  },
  clear: ({ event = '' }, { wording }) => {
    const target = readTarget(event, wording)
    return isAlone(target) ? { do: 'cancel', target: { ...target, all: true, it: false } } : undefined
  },
  cancel,
  'later-to': shiftTo(1),
  'earlier-to': shiftTo(-1),
  later: shift(1),
  earlier: shift(-1),
  move,
  // “At 3 to 4” says where it is and where it goes.
  'move-on': (slots, around) =>
    slots.when?.end && !slots.when.day && !slots.when.week ? undefined : move(slots, around),
  'move-free': ({ within = '', ...slots }, around) =>
    move({ ...slots, when: firstFreeIn(within, around.wording) }, around),
  'move-all': ({ event = '', when }, around) => move({ event: `everything on ${event}`, when }, around),
  'move-since': moveSince,
  'move-nowhere': ({ event = '' }, around) =>
    isOther(event, around.isScoped) && readTimes(event, around.wording).length === 0
      ? undefined
      : move({ event, when: nowhere }, around),
  swap: ({ event = '', other = '' }, { wording, text }) => {
    const [one, two] = [readTarget(event, wording), readTarget(other, wording)]
    if (isTimeAlone(other, wording) || ![one, two].every(isNamed)) return undefined
    const span = one.span ?? two.span
    return { do: 'swap', one: { ...one, span }, other: { ...two, span: two.span ?? span }, text }
  },
  end,
  'end-from': end,
  'end-all': end,
  none: ({ event = '' }, { wording }) => {
    const target = readTarget(event, wording)
    const { span, words, kinds, all, it } = target
    if (beginsWith(event, notAny) || notOurs.test(event) || !span?.saysDay || it) return undefined
    if (words.length + kinds.length === 0 || (all && words.length === 0)) return undefined
    const isLong = span.from.until(span.to).total('hours') > 24
    return { do: 'cancel', target: { ...target, all: all || isLong } }
  },
  'told-cancel-both': ({ event = '', on }, { wording, text }) => {
    const target = readTarget(event, wording)
    if (!on || !target.span || isAlone(target)) return undefined
    return both({ do: 'cancel', target }, { do: 'cancel', target: { ...target, span: on } }, text)
  },
  'told-move-both': ({ other = '', next, ...slots }, around) => {
    const [one, two] = [move(slots, around), definite(move)({ event: other, when: next }, around)]
    return one && two && both(one, two, around.text)
  },
  'told-move': told(move),
  'told-to-both': ({ other = '', next, ...slots }, around) => {
    const first = isNameAlone(slots.event, around.wording) ? move(slots, around) : undefined
    const second = isNameAlone(other, around.wording) ? move({ event: other, when: next }, around) : undefined
    return first && second && { do: 'several', wishes: [first, second], text: around.text }
  },
  'told-to': (slots, around) =>
    isNameAlone(slots.event, around.wording) && !beginsTime(slots.event) ? told(move)(slots, around) : undefined,
  'told-since': told(moveSince),
  'told-later': told(shift(1)),
  'told-earlier': told(shift(-1)),
  'told-all-later': shiftAll(1),
  'told-all-earlier': shiftAll(-1),
  'told-until': told(until),
  'told-last': told(last),
  'told-longer': told(longer),
  'told-shorter': told(shorter),
  // “Tom is at the gym now” is where somebody is.
  'told-place': told((slots, around) =>
    tokenize(slots.event ?? '').every(({ text }) => firstNames.has(text)) ? undefined : place(slots, around),
  ),
  'told-place-of-it': (slots, around) => place(slots, around),
  'told-invite': ({ event = '', people }, { wording }) =>
    people && { do: 'invite', target: readTarget(event, wording), people, really: true },
  'told-end': end,
  'told-cancel': cancel,
  'told-quit': ({ event = '' }, { wording }) => ({
    do: 'cancel',
    target: { ...readTarget(event, wording), scope: 'all' },
  }),
  'told-repeat': told(({ event = '', rule }, { wording }) =>
    rule && isNameAlone(event, wording) ? { do: 'repeat', target: readTarget(event, wording), ...rule } : undefined,
  ),
  'told-off': ({ event = '', on }, { wording, text }) => {
    const isName = isSubject(event, text) && isNameAlone(withoutDay(event, wording), wording)
    const target = isName ? { ...readTarget(event, wording), ...(on && { span: on }) } : undefined
    return target && isNamed(target) ? { do: 'offer', wish: { do: 'cancel', target }, isSaid: false } : undefined
  },
  'told-each': ({ order = '' }, { reads }) => {
    const wish = reads(order)
    if (!wish || !('target' in wish) || !wish.target?.parts) return undefined
    return { do: 'several', wishes: wish.target.parts.map((target) => ({ ...wish, target })), text: order }
  },
  'told-order': told(({ event = '', order = '' }, { wording, reads }) => {
    const wish = says(order, 'it that this') ? reads(order) : undefined
    if (!wish || !('target' in wish) || wish.target?.it !== true) return undefined
    return { ...wish, target: readTarget(event, wording) }
  }),
}

/** “Today's appraisal”: a day may stand with a name. */
function withoutDay(event: string, wording: Wording): string {
  const days = readTimes(event, wording).filter(({ saysDay, saysTime }) => saysDay && !saysTime)
  return days.length === 1 ? without(event, days) : event
}

const notAny = 'more later earlier less fewer need idea problem wait longer'

/** No time and no number stands in it, and no order: with those “to” may be the end of a stretch, or a place. */
function isNameAlone(event: string | undefined, wording: Wording): boolean {
  const words = tokenize(event ?? '').map(({ text }) => text)
  if (
    event === undefined ||
    words.length === 0 ||
    words.length > 4 ||
    actVerb.test(event) ||
    readTimes(event, wording).length > 0
  )
    return false
  // “The last one” is no hour.
  const named = words.length > 1 && words.at(-1) === 'one' ? words.slice(0, -1) : words
  return (
    named[0] !== 'start' &&
    named[0] !== 'begin' &&
    named.every((word) => !orderVerbs.has(word) && !isHour(word) && word !== 'to' && word !== 'and')
  )
}

/** An event cannot be called so, and what is told of it is no wish. */
function told(meaning: Meaning): Meaning {
  return (slots, around) => {
    if (denied.test(around.text)) return undefined
    const wish = isSubject(slots.event ?? '', around.text) ? meaning(slots, around) : undefined
    // “Friday is better” names a day, not an event on that day.
    if (wish?.do === 'move' && isDayAlone(wish.target)) return undefined
    const isReport = wish?.do === 'move' && !wish.target.it && happened.test(around.text.slice(slots.event?.length))
    return isReport ? { do: 'say', text: `Should I do that in your calendar: ${around.text}?`, instead: wish } : wish
  }
}

function isDayAlone({ it, all, words, kinds, clock, order, span, beside }: Target): boolean {
  return span !== undefined && !it && !all && !clock && !order && !beside && words.length + kinds.length === 0
}

/** “It can’t be at one” says where it does not go. */
const denied = /\b(?:can not|cannot|can't|cant|won't|wont|will not|isn't|is not|doesn't|does not|must not|mustn't)\b/i

/** It may tell what was done long ago. */
const happened = /^\s*(?:was|were)\s/i

function definite(meaning: Meaning): Meaning {
  return (slots, around) => (isDefinite(slots.event ?? 'it') ? meaning(slots, around) : undefined)
}

function both(one: Wish, two: Wish, text: string): Wish {
  return { do: 'several', wishes: [one, two], text }
}

function isNamed({ words, kinds, clock }: Target): boolean {
  return words.length + kinds.length > 0 || clock !== undefined
}

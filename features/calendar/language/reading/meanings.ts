import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { changes } from '../changes.ts'
import { neverPlanned, notOurs, ours } from '../event/happenings.ts'
import type { Person, SaidSpan } from '../event/said-event.ts'
import { readTimes } from '../event/times.ts'
import type { Destination, Resize, Target, Wish } from '../wish.ts'
import { firstFreeIn, nowhere } from './destination.ts'
import { placeNamed, unquoted } from './names.ts'
import { isTimeAlone } from './splitting.ts'
import { readTarget } from './target.ts'

/** What a template found, under the names that it gives; a template that has no such place leaves it out. */
export type Slots = {
  event?: string | undefined
  other?: string | SaidSpan | undefined
  title?: string | undefined
  place?: string | undefined
  people?: readonly Person[] | undefined
  rule?: { words: string; rule: string } | undefined
  really?: string | undefined
  length?: Temporal.Duration | undefined
  until?: Resize | undefined
  when?: Destination | undefined
  then?: Destination | undefined
  day?: SaidSpan | undefined
  within?: string | undefined
  since?: SaidSpan | undefined
  first?: SaidSpan | undefined
  last?: SaidSpan | undefined
  order?: string | undefined
}

/** `text`: all that was said. `reads`: how another wish inside of it is read. */
export type Around = { text: string; wording: Wording; isScoped: boolean; reads: (text: string) => Wish | undefined }
type Meaning = (slots: Slots, around: Around) => Wish | undefined

/** What is wanted, by what stands in the slots; nothing where they do not hold what is needed. */
export const meanings: Readonly<Record<keyof typeof changes.intents, Meaning>> = {
  longer: (slots, around) => resize(slots, around, slots.length && { by: slots.length }),
  shorter: (slots, around) => resize(slots, around, slots.length && { by: slots.length.negated() }),
  last: (slots, around) => resize(slots, around, slots.length && { to: slots.length }),
  'last-made': (slots, around) =>
    isDefinite(slots.event ?? 'it') ? resize(slots, around, slots.length && { to: slots.length }) : undefined,
  until: (slots, around) => resize(slots, around, slots.until),
  'longer-unsaid': (slots, around) => unsaid(slots, around, 'longer'),
  'shorter-unsaid': (slots, around) => unsaid(slots, around, 'shorter'),
  rename: (slots, around) => rename(slots, around),
  'rename-unnamed': (slots, around) => (isDefinite(slots.event ?? '') ? rename(slots, around) : undefined),
  place: ({ event = 'it', place = '' }, { wording }) =>
    isTimeAlone(place, wording) || /^an?\s/i.test(event)
      ? undefined
      : { do: 'place', target: readTarget(event, wording), location: placeNamed(place) },
  repeat: ({ event = 'it', rule }, { wording }) =>
    rule && { do: 'repeat', target: readTarget(event, wording), ...rule },
  invite: ({ event = 'it', people, really }, { wording }) =>
    !people || !isThere(event, wording)
      ? undefined
      : { do: 'invite', target: readTarget(event, wording), people, really: really !== undefined },
  clear: ({ event = '' }, { wording }) => {
    const target = readTarget(event, wording)
    return isSpanAlone(target) ? { do: 'cancel', target: { ...target, all: true, it: false } } : undefined
  },
  cancel: ({ event = '' }, { wording, isScoped }) =>
    isOther(event, isScoped) || isSomebody(event) ? undefined : { do: 'cancel', target: readTarget(event, wording) },
  'told-cancel-both': ({ event = '', other }, { wording }) => {
    const target = readTarget(event, wording)
    if (typeof other !== 'object' || !target.span || isSpanAlone(target)) return undefined
    return both({ do: 'cancel', target }, { do: 'cancel', target: { ...target, span: other } }, event)
  },
  later: (slots, around) => shift(slots, around, 1),
  earlier: (slots, around) => shift(slots, around, -1),
  move: (slots, around) => move(slots, around),
  'move-on': (slots, around) =>
    slots.when?.end && !slots.when.day && !slots.when.week ? undefined : move(slots, around),
  'move-free': ({ within = '', ...slots }, around) =>
    move({ ...slots, when: firstFreeIn(within, around.wording) }, around),
  'told-move-both': ({ other, then, ...slots }, around) => {
    const one = move(slots, around)
    const two = typeof other === 'string' && isDefinite(other) ? move({ event: other, when: then }, around) : undefined
    return one && two && both(one, two, around.text)
  },
  'move-all': ({ event = '', when }, around) => move({ event: `everything on ${event}`, when }, around),
  'move-since': moveSince,
  'move-nowhere': ({ event = '' }, { wording, isScoped }) =>
    isOther(event, isScoped) && (neverPlanned.test(event) || readTimes(event, wording).length === 0)
      ? undefined
      : { do: 'move', target: readTarget(event, wording), to: nowhere },
  swap: ({ event = '', other = '' }, { wording }) => {
    if (typeof other !== 'string' || isTimeAlone(other, wording)) return undefined
    const [one, two] = [readTarget(event, wording), readTarget(other, wording)]
    if ([one, two].some(({ words, kinds, clock }) => words.length + kinds.length === 0 && !clock)) return undefined
    const span = one.span ?? two.span
    return { do: 'swap', one: { ...one, span }, other: { ...two, span: two.span ?? span }, text: `${event} ${other}` }
  },
  end: ({ event = '', last }, around) => last && endOf(event, { ...last, from: last.to }, around),
  'end-from': ({ event = '', first }, around) => first && endOf(event, first, around),
  'end-all': ({ event = '' }, around) => (ours.test(event) ? endOf(event, undefined, around) : undefined),
  none: ({ event = '' }, { wording }) => {
    const target = readTarget(event, wording)
    const { span, words, kinds, all, it } = target
    if (notAny.test(event) || notOurs.test(event) || !span?.saysDay || it) return undefined
    if (words.length + kinds.length === 0 || (all && words.length === 0)) return undefined
    const isLong = span.from.until(span.to).total('hours') > 24
    return { do: 'cancel', target: { ...target, all: all || isLong } }
  },
  'told-move': (slots, around) => (isSubject(slots, around) ? move(slots, around) : undefined),
  'told-since': (slots, around) => (isSubject(slots, around) ? moveSince(slots, around) : undefined),
  'told-later': (slots, around) => (isSubject(slots, around) ? shift(slots, around, 1) : undefined),
  'told-earlier': (slots, around) => (isSubject(slots, around) ? shift(slots, around, -1) : undefined),
  'told-until': (slots, around) => (isSubject(slots, around) ? resize(slots, around, slots.until) : undefined),
  'told-last': (slots, around) =>
    isSubject(slots, around) ? resize(slots, around, slots.length && { to: slots.length }) : undefined,
  'told-longer': (slots, around) =>
    isSubject(slots, around) ? resize(slots, around, slots.length && { by: slots.length }) : undefined,
  'told-place': ({ event = '', place = '' }, around) =>
    !(isSubject({ event }, around) || isIt.test(event)) ||
    readTimes(place, around.wording).length > 0 ||
    isTimeAlone(place, around.wording)
      ? undefined
      : {
          do: 'place',
          target: readTarget(isIt.test(event) ? 'it' : event, around.wording),
          location: placeNamed(place),
        },
  'told-invite': ({ event = '', people }, { wording }) =>
    people && { do: 'invite', target: readTarget(event, wording), people, really: true },
  'told-end': ({ event = '', last }, around) => last && endOf(event, { ...last, from: last.to }, around),
  'told-cancel': ({ event = '' }, { wording }) => ({ do: 'cancel', target: readTarget(event, wording) }),
  'told-quit': ({ event = '' }, { wording }) => ({
    do: 'cancel',
    target: { ...readTarget(event, wording), scope: 'all' },
  }),
  'told-each': ({ order = '' }, { reads }) => {
    const wish = reads(order)
    if (!wish || !('target' in wish) || !wish.target?.parts) return undefined
    return {
      do: 'several',
      wishes: wish.target.parts.map((target) => ({ ...wish, target })),
      text: order,
    }
  },
  'told-order': ({ event = '', order = '' }, around) => {
    const { wording, reads } = around
    const wish = isSubject({ event }, around) && /\b(?:it|that|this one)\b/i.test(order) ? reads(order) : undefined
    if (!wish || !('target' in wish) || wish.target?.it !== true) return undefined
    return { ...wish, target: readTarget(event, wording) }
  },
}

function resize({ event = 'it' }: Slots, { wording }: Around, to: Resize | undefined): Wish | undefined {
  return to && { do: 'resize', target: readTarget(event, wording), to }
}

function unsaid({ event = '' }: Slots, around: Around, ask: 'longer' | 'shorter'): Wish | undefined {
  return isDefinite(event) && readLengths(event).length === 0 ? resize({ event }, around, { ask }) : undefined
}

function rename({ event = 'it', title = '' }: Slots, { wording }: Around): Wish | undefined {
  if (/\b(?:chat|conversation|thread|me)\b/i.test(event)) return undefined
  return { do: 'rename', target: readTarget(event, wording), title: unquoted(title) }
}

function shift(slots: Slots, { wording, isScoped }: Around, sign: 1 | -1): Wish | undefined {
  const { event = '', day, length } = slots
  if (!length || (isOther(event, isScoped) && neverPlanned.test(event))) return undefined
  const target = readTarget(day ? `${event} ${day.words}` : event, wording)
  return { do: 'move', target, to: { ...nowhere, by: sign > 0 ? length : length.negated() } }
}

function move({ event = 'it', when }: Slots, { wording, isScoped }: Around): Wish | undefined {
  if (!when || (isOther(event, isScoped) && neverPlanned.test(event))) return undefined
  return { do: 'move', target: readTarget(event, wording), to: when }
}

/** That one and all that follow. */
function moveSince({ event = '', since, when }: Slots, around: Around): Wish | undefined {
  return since && move({ event: `${event} on ${since.words} and all following`, when }, around)
}

function both(one: Wish, two: Wish, text: string): Wish {
  return { do: 'several', wishes: [one, two], text }
}

/** That one and all that follow: what is looked for lies within three months. */
function endOf(event: string, span: SaidSpan | undefined, { wording }: Around): Wish | undefined {
  if ((notOurs.test(event) && !ours.test(event)) || (span && !span.saysDay)) return undefined
  const target = readTarget(event, wording)
  const told = target.words.length > 0 || target.kinds.length > 0
  if (!told || target.clock || target.order || (target.all && target.words.length === 0)) return undefined
  const stretch = span && { span: { ...span, to: span.from.add({ days: 92 }) } }
  return {
    do: 'cancel',
    target: { ...target, it: false, all: false, scope: 'following', series: true, ...stretch },
  }
}

const notAny = /^(?:more|later|earlier|less|fewer|need|idea|problem|wait|longer)\b/i

/** Its words name something that is no event. */
function isOther(event: string, isScoped: boolean): boolean {
  return notOurs.test(event) && !ours.test(event) && !isScoped && !/\bseries\b/i.test(event)
}

function isSomebody(event: string): boolean {
  return /^(?:me|us|you|everything you)\b/i.test(event)
}

/** “The review”, “tomorrow's sync”: something that is there. */
function isDefinite(event: string): boolean {
  return /^(?:it|that|this|them|the|my|our|every|each|all|both|tomorrow|today|next|\w+day)\b|^["“]/i.test(event)
}

/** Nobody and no question: what an event may be called where it is told what it does, right behind its name. */
function isSubject({ event = '' }: Slots, { text }: Around): boolean {
  const behind = text.charAt(text.indexOf(event) + event.length)
  return event.length > 1 && event.length <= 70 && !noSubject.test(event) && !/[,;.!?]\s/.test(`${event}${behind} `)
}

const isIt = /^it(?:'s|'ll)?$/i

const noSubject =
  /^(?:the one|from|starting|as of|beginning|i|we|you|he|she|they|it|what|when|where|who|which|how|why|if|do|does|is|are|can|could|there|please|nobody|somebody|everybody)\b/i

/** “Clear Monday” means everything on it. */
function isSpanAlone({ span, words, clock, order }: Target): boolean {
  return span !== undefined && words.length === 0 && !clock && !order
}

/** A time alone names nothing that is there, and what has a length of its own is not there yet. */
function isThere(event: string, wording: Wording): boolean {
  const isNew = readLengths(event).length > 0 && readTimes(event, wording).some(({ saysTime }) => saysTime)
  return (
    isDefinite(event) && !isNew && !isTimeAlone(event, wording) && !wholeCalendar.test(event) && !notOurs.test(event)
  )
}

/** What is added to the calendar itself is no guest of anything in it. */
const wholeCalendar = /^(?:the|my|our)\s+(?:calendar|schedule|diary|agenda|planner)\b/i

import type { Move, Turn } from '#foundation/server/language.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Span } from '../../language/event/said-event.ts'
import type { Target } from '../../language/wish.ts'
import type { Changing, Steps } from './changing.ts'
import { type Event, nowIn } from './events.ts'
import { wordsOf } from './finding.ts'
import { refsOf, spokenOf } from './mentions.ts'
import { meant, movedBack, movedForward, nextYear, whichOf } from './questions.ts'

/** What was found is asked about first where the sentence may well mean something else. */
export function doubted(turn: Turn, wish: Changing, events: readonly Event[]): Move | undefined {
  const { target } = wish
  if (target.named) return undefined
  if (target.isAny === true) return whichOf(events, turn.context.format)
  const [event, ...others] = events
  if (!event || others.length > 0) return undefined
  const isDoubtful =
    (wish.do === 'cancel' && isDayAlone(target)) ||
    isOtherKind(target, event) ||
    (isOthers(target, event) && spokenOf(turn.dialogue).length === 0)
  if (!isDoubtful) return undefined
  const so = { ...target, it: true, all: false, words: [], kinds: [], named: refsOf([event]) }
  return meant(event, { ...wish, target: so }, turn.context.format)
}

/** “Skip the 28th” names no event of that day. */
function isDayAlone({ all, words, kinds, oneOf, span, clock, order, beside, meetings }: Target): boolean {
  const isNamed = words.length + kinds.length > 0 || oneOf || order || clock || beside || meetings
  return !all && !isNamed && span?.saysDay === true && span.from.until(span.to).total('hours') >= 24
}

/** “Delete everything”: of which days, it does not say. */
export function saysNoDays({ all, words, oneOf, span, clock, order, beside, named, scope, text }: Target): boolean {
  const isNamed = words.length > 0 || oneOf || named || order || clock || beside || scope
  return all && !span && !isNamed && !/\bday\b/i.test(text)
}

/** “The call with Sara” is hardly lunch with her. */
function isOtherKind({ words, kinds }: Target, event: Event): boolean {
  return words.length > 0 && kinds.length > 0 && !kinds.some((kind) => wordsOf(event).includes(kind)) && inPerson(event)
}

function inPerson({ title }: Event): boolean {
  return tokenize(title).some(({ text }) => meals.has(text))
}

const meals = new Set('breakfast brunch lunch dinner coffee drinks flight train dentist doctor'.split(' '))

/** “Their review”, “all of Tom's meetings”: they may be those of others. */
function isOthers({ text, all }: Target, { title }: Event): boolean {
  if (/^(?:his|her|their)\b/i.test(text)) return true
  const owner = all ? /\b(\p{L}+)'s\b/iu.exec(text)?.[1] : undefined
  return owner !== undefined && !isDay.test(owner) && !title.toLowerCase().includes(`${owner.toLowerCase()}'s`)
}

const isDay = /^(?:today|tomorrow|\p{L}+day|week|month|weekend)$/iu

/** Asks before an event moves into the past, or moves earlier although “later” was said. */
export function overdue(turn: Turn, wish: Changing, event: Event, { span }: Steps): Move | undefined {
  const now = nowIn(turn)
  const isOver = (time: Temporal.PlainDateTime) => Temporal.PlainDateTime.compare(time, now) <= 0
  if (wish.do !== 'move' || wish.evenOver === true || !span) return undefined
  const meantWish = { ...wish, evenOver: true, target: { ...wish.target, it: true, named: refsOf([event]) } }
  const asked = { wish: meantWish, format: turn.context.format }
  if (isLatelyPast(turn, span)) return nextYear(event.title, { ...span, allDay: event.allDay }, asked)
  const isForward = Temporal.PlainDateTime.compare(span.from, event.from) >= 0
  if (wish.to.by === undefined && !isForward && later.test(turn.parts.sentence)) return movedForward(event, span, asked)
  return isOver(span.to) && !isOver(event.to) ? movedBack(event, span, asked) : undefined
}

/** These words never ask for an earlier time. */
const later = /\b(?:days?|weeks?|months?|hours?|minutes?) later\b|\b(?:postpone|delay|defer)\b/i

/** A date without its year that has just gone by is that of next year, or a slip. */
export function isLatelyPast(turn: Turn, { from }: Span): boolean {
  if (saysYear.test(turn.parts.sentence)) return false
  const now = nowIn(turn)
  const before = from.subtract({ years: 1 })
  const isPast = Temporal.PlainDateTime.compare(before, now) < 0
  return isPast && Temporal.PlainDateTime.compare(before.add({ days: 60 }), now) > 0
}

const saysYear = /\b20\d\d\b|\byears?\b|\bmonths\b|\bweeks\b|\bdays\b/i

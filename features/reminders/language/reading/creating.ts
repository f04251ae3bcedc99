import { createGrammar } from '#foundation/language/grammar.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { leads } from '../leads.ts'
import type { NewWish, Timing } from '../wish.ts'
import { againIn } from './again.ts'
import { phrasesOf, lengthAt, trimmed, withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { afterEvent, eventClauseIn } from './event-clause.ts'
import { type Parts, within, withText } from './bounds.ts'
import { titleOf } from './title.ts'
import { countedFrom, fromTold } from './told-day.ts'
import { everyMonth, onDayBefore, timingIn, wholeTiming, written } from './said-when.ts'

const grammar = createGrammar(leads)

/** “In 20 minutes remind me to check the oven”, “set a reminder for the dentist on Friday at 9”. */
export function readNewReminder(message: string, wording: Wording): NewWish | undefined {
  const said = placeFirst(everyMonth(message))
  const { now, zone = 'UTC' } = wording
  // “That reminds me of Rome.”
  if (tokenize(said).some(({ text }) => text === 'reminds')) return undefined
  for (const { template, slots } of grammar(said, { now, zone })) {
    const { before = '', body = '' } = slots as { before?: string; body?: string }
    if (template.intent === 'told' && !saysWhen(before, body)) continue
    if (template.intent === 'bare' && !beginsWithTime(body, wording)) continue
    // “Tomorrow remind Tom to call” is for Tom.
    if (template.intent === 'headed' && (!wholeTiming(before, wording) || /^\p{Lu}\S* (?:to|about|that)\b/u.test(body)))
      continue
    const isAhead = template.intent === 'tail' || template.intent === 'noun' ? eventClauseIn(body, wording) : undefined
    if ((template.intent === 'tail' || template.intent === 'noun') && !isAhead && !beginsWithTime(body, wording))
      continue
    const wish =
      isQuestion(body) || isOrder(before) ? undefined : around(withoutCourtesy(before), trimmed(body), wording)
    if (wish && (template.intent !== 'told' || wish.timing)) return wish
  }
  return undefined
}

function beginsWithTime(body: string, wording: Wording): boolean {
  const repeats = readRepetition(body, wording)?.places.some(({ at }) => at === 0) === true
  return repeats || readTimes(body, wording).some(({ at }) => at === 0)
}

/** “In 45 minutes tell me to check the oven”, “tell me at 4 to leave”; “tell me about tomorrow” is a question. */
function saysWhen(before: string, body: string): boolean {
  if (before !== '') return /^(?:in|at|on|every|tomorrow|tonight|this|next|after|before) /i.test(`${before} `)
  return /^(?:in|at|on|every|tomorrow|tonight|after|before)\b.{1,40}? to /i.test(body)
}

/** “Remind me to call mum when I get home”: with the place in front. */
function placeFirst(text: string): string {
  const tokens = tokenize(text)
  const at = tokens.findIndex((_, place) => place > 0 && lengthAt(tokens, place, arrivals) > 0)
  const from = tokens[at]?.from
  return from === undefined || from === 0 ? text : `${text.slice(from)}, ${text.slice(0, from)}`
}

const asking = new Set('what which who whose where why how if whether'.split(' '))

/** “Remind me what is on tomorrow” wants to know, and no reminder. */
function isQuestion(body: string): boolean {
  const [first = '', second = ''] = tokenize(body).map(({ text }) => text)
  if (asking.has(first) || (first === 'again' && asking.has(second))) return true
  return (first === 'of' || first === 'about') && asking.has(second)
}

const orders = new Set(
  'schedule book create add arrange plan set put move cancel invite delete reschedule organise organize block push rename'.split(
    ' ',
  ),
)

/** “Schedule lunch on Thursday and remind me the day before” is another wish first. */
function isOrder(before: string): boolean {
  const words = tokenize(withoutCourtesy(before)).map(({ text }) => text)
  // “How many minutes before the pitch do you remind me?”
  if (words[0] === 'how' || words[0] === 'which') return true
  return orders.has(words[0] ?? '') && words.at(-1) === 'and'
}

/** What stands before the request is the time; behind a request that says nothing, what to be reminded of. */
function around(before: string, body: string, wording: Wording): NewWish | undefined {
  if (before === '' || isFiller(before)) return readBody(body, wording)
  if (body === '' || isFiller(body)) return readBody(before, wording)
  if (isPlace(before)) return { ...readBody(body, wording), place: true }
  const whole = wholeTiming(before, wording)
  // “Starting Friday, remind me every two weeks”.
  const isBegin = whole?.by === 'day' && bounds.has(tokenize(before)[0]?.text ?? '')
  const often = isBegin ? readRepetition(`${body}, ${before}`, wording) : undefined
  if (often?.saysTime) return readBody(`${before} ${body}`, wording)
  if (whole) return withTiming(readBody(body, wording, whole), whole)
  if (bounds.has(tokenize(body)[0]?.text ?? '') && wholeTiming(body, wording))
    return readBody(`${before} ${body}`, wording)
  const counted = fromTold(before, wording)
  if (counted) return withTiming(readBody(body, wording, counted), counted)
  const clause = afterEvent(before, wording) ?? eventClauseIn(before, wording, true)
  if (clause && clause.text === undefined) return withTiming(readBody(body, wording, clause.timing), clause.timing)
  // “I have an appointment on Friday at 9, remind me an hour before.”
  const wish = readBody(body, wording)
  const onDay = isRemark(before) ? onDayOf(before, wish, wording) : undefined
  if (onDay) return onDay
  return wish.text === undefined && wish.timing !== undefined ? about(before, wish, wish.timing, wording) : undefined
}

/** “Tomorrow is the eve of the feast, remind me at 21 to go”: a remark, which may say the day. */
function isRemark(before: string): boolean {
  const words = tokenize(before).map(({ text }) => text)
  // “Scrap the tombola task, the permit moves to Monday, and …” is another wish.
  const isOther = words.some((word) => wishes.has(word))
  return !isOther && !orders.has(words[0] ?? '') && words.length <= mostOfRemark
}

const wishes = new Set('task tasks todo todos tick scrap delete add drop push shift moves'.split(' '))

const mostOfRemark = 14

function onDayOf(before: string, wish: NewWish, wording: Wording): NewWish | undefined {
  const { text, timing } = wish
  const counted = timing && text !== undefined ? countedFrom(before, timing, wording) : undefined
  if (counted) return { ...wish, timing: counted }
  if (text === undefined || timing?.by !== 'time' || timing.rule !== undefined) return undefined
  const days = readTimes(before, wording).filter(({ saysDay, saysTime }) => saysDay && !saysTime)
  const [day, ...more] = days
  if (!day || more.length > 0 || timing.clock === undefined) return undefined
  return { ...wish, timing: { by: 'time', at: `${day.start.toPlainDate().toString()}T${timing.clock}` } }
}

const arrivals =
  phrasesOf(`when i get to, when i get home, when i am home, when i arrive, when i arrive at, when i reach, when i am at, when i am near, next time i am at, next time i am in, when i get back home, when i come home,
  when i leave home, when i leave the house, when i leave the office, when i leave work, once i get to, once i am home, once i get home, as soon as i get home, when i get in, as soon as i get to, when i am back home, when i am in the`)

/** “When I get to the office”: nothing tells where the person is. */
function isPlace(said: string): boolean {
  return lengthAt(tokenize(trimmed(said)), 0, arrivals) > 0
}

/** The time that was said before is that of the thing itself. */
function about(before: string, wish: NewWish, timing: Timing, wording: Wording): NewWish {
  const said = timingIn(before, wording)
  const isIt = timing.by === 'event' && timing.events.it === true && timing.side === 'before'
  if (!isIt || said?.timing.by !== 'time') return { ...wish, text: titleOf(before) }
  const at = Temporal.PlainDateTime.from(said.timing.at).subtract({ minutes: timing.minutes })
  return { ...wish, text: titleOf(said.rest), timing: { by: 'time', at: written(at) } }
}

/** “…, starting next week” bounds what was said before. */
const bounds = new Set(['starting', 'from', 'until', 'beginning'])

const fillers = phrasesOf(
  `please, thanks, and, so, but, then, no, nah, actually, rather, instead, you, i, me, about it, of it, of that, of this, about that, about this, ok, it, that, this`,
)

function isFiller(text: string): boolean {
  const tokens = tokenize(text)
  for (let at = 0; at < tokens.length;) {
    const length = lengthAt(tokens, at, fillers)
    if (length === 0) return false
    at += length
  }
  return true
}

function withTiming(wish: NewWish, timing: Timing): NewWish {
  return { ...wish, timing: wish.timing ?? timing }
}

/** What is said behind “remind me”. `known` is a time that was said before it. */
export function readBody(said: string, wording: Wording, known?: Timing): NewWish {
  const { rest: body, ...again } = againIn(everyMonth(said), wording)
  const wish = { do: 'create', ...again, ...partsOf(body, wording, known) } as const
  const { text } = wish
  if (text === undefined) return wish
  const { text: _text, ...bare } = wish
  if (spokenOf.has(text.toLowerCase())) return { ...bare, it: true }
  return thisChat.has(text.toLowerCase()) ? { ...bare, text: 'This chat', chat: true } : wish
}

const spokenOf = new Set(['it', 'this', 'that', 'them', 'this item', 'that one', 'this one'])
const thisChat = new Set(['this chat', 'this conversation', 'this thread', 'our chat', 'our conversation'])

function partsOf(body: string, wording: Wording, known: Timing | undefined): Parts {
  if (known && known.by !== 'day') return within(withText(body, known), wording)
  const clause = known ? undefined : eventClauseIn(body, wording)
  if (clause) return clause.text === undefined ? { timing: clause.timing } : withText(clause.text, clause.timing)
  return within(
    leading(body, wording, known) ?? headed(body, wording, known) ?? numbered(found(body, wording, known)),
    wording,
  )
}

/** “At 17:20 the nursery shuts at 6”: the time that comes first is when, and the other belongs to what is said. */
function leading(body: string, wording: Wording, known: Timing | undefined): Parts | undefined {
  const times = known ? [] : readTimes(body, wording)
  const [lead, next, ...more] = times
  const areClocks = lead?.at === 0 && lead.saysTime && lead.grain !== 'part' && next?.saysTime && !next.saysDay
  if (!areClocks || more.length > 0 || readRepetition(body, wording)) return undefined
  const timing = wholeTiming(body.slice(0, lead.until), wording)
  return timing && withText(body.slice(lead.until), timing)
}

/** “Friday 3 submit the forecast”: a bare number behind the day is the hour. */
function numbered(parts: Parts): Parts {
  const { text = '', timing } = parts
  const [lead, hour, next = ''] = /^(1[0-2]|[1-9]) (\w{1,30})\b/.exec(text) ?? []
  // “2 boxes” counts something.
  const counts = next.endsWith('s') || countable.has(next.toLowerCase())
  if (lead === undefined || counts || timing?.by !== 'day') return parts
  // As people work: 3 is the afternoon, 9 the morning.
  const at = Number(hour) < 7 ? Number(hour) + 12 : Number(hour)
  const { day, rule } = timing
  return withText(text.slice(text.indexOf(' ')), {
    by: 'time',
    at: `${day}T${String(at).padStart(2, '0')}:00`,
    ...(rule !== undefined && { rule }),
  })
}

/** “Tomorrow 9am to send the report”: the time, then what to do. */
function headed(body: string, wording: Wording, known: Timing | undefined): Parts | undefined {
  for (const { at, until } of connectorsOf(body).toReversed()) {
    if (at === 0 || ofRule.test(body.slice(at))) continue
    const head = body.slice(0, at)
    const timing = wholeTiming(head, wording)
    if (!timing) continue
    const text = body.slice(until)
    if (timing.by === 'time') return oftenFrom(text, timing, wording)
    // “Tomorrow to call Tom at 9”.
    const late = timingIn(text, wording)
    const merged = late && onSaidDay(timing, late.timing)
    return merged ? withText(late.rest, merged) : withText(text, onSaidDay(known, timing) ?? timing)
  }
  return undefined
}

/** “On 15 December at 10 to pay the rate every three months”: from then on, as often as that. */
function oftenFrom(text: string, timing: Extract<Timing, { by: 'time' }>, wording: Wording): Parts {
  const repeated = timing.rule === undefined ? readRepetition(text, wording) : undefined
  const [place] = repeated?.places ?? []
  const isTail =
    place &&
    !repeated?.saysTime &&
    text.slice(place.until).trim() === '' &&
    /^(?:every|each) /i.test(text.slice(place.at))
  if (!repeated || !isTail) return withText(text, timing)
  return withText(text.slice(0, place.at), { ...timing, rule: repeated.rule })
}

/** “The 25th of every month”: what follows belongs to the day. */
const ofRule = /^of (?:every|each|the month|next|this)\b/i

const countable = new Set('x day week month hour minute of more new people'.split(' '))

/** The time stands somewhere among what to do. */
function found(body: string, wording: Wording, known: Timing | undefined): Parts {
  const said = timingIn(body, wording)
  if (!said) return withText(body, known)
  if (!known) return withText(said.rest, said.timing)
  const merged = onSaidDay(known, said.timing)
  return merged ? withText(said.rest, merged) : withText(body, known)
}

/** A day and a time of day that were said apart. */
function onSaidDay(day: Timing | undefined, time: Timing): Timing | undefined {
  if (day?.by !== 'day' || time.by !== 'time' || time.rule !== undefined) return undefined
  const { rule } = day
  return { by: 'time', at: `${day.day}T${time.clock ?? time.at.slice(11)}`, ...(rule !== undefined && { rule }) }
}

const connectors = new Set('to about of that for regarding re'.split(' '))

function connectorsOf(text: string): { at: number; until: number }[] {
  return tokenize(text)
    .filter((token) => connectors.has(token.text))
    .map(({ from, to }) => ({ at: from, until: to }))
}

/** “Buy flowers at 6pm and pick up the cake at 7pm”: each with a time of its own. */
export function severalOf(wish: NewWish, wording: Wording): NewWish[] | undefined {
  const { text = '', timing } = wish
  if (timing?.by !== 'time' || timing.rule !== undefined) return undefined
  const joint = text.indexOf(' and ')
  if (joint === -1) return undefined
  const first = readBody(text.slice(0, joint), wording)
  const second = titleOf(text.slice(joint + ' and '.length))
  const isWhole =
    first.text !== undefined && first.timing?.by === 'time' && first.timing.rule === undefined && second !== ''
  return isWhole ? [first, onDayBefore({ ...wish, text: second }, first.timing)] : undefined
}

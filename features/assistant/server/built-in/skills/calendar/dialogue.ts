import { readParts } from '#features/calendar/language/event/parts.ts'
import { readTimes } from '#features/calendar/language/event/times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import type { SaidEvent } from '#features/calendar/language/event/said-event.ts'
import type { Said } from '#foundation/server/language.ts'
import { afterDeed } from './after-deed.ts'
import { isGeneric } from '#features/calendar/language/event/draft.ts'
import { atTheSame, atThatTime, onCard } from './at-that-time.ts'
import { followUp } from './follow-up.ts'
import { chosenOffer, offeredIn } from './offers.ts'
import { lastMentions, mentionsIn } from './mentions.ts'
import { type Question, questionIn } from './questions.ts'
import { readNew } from './reading/creating.ts'
import { capital } from '#features/calendar/language/event/titles.ts'
import { readChange, unquoted } from './reading/changes.ts'
import { readDestination, readShift } from './reading/destination.ts'
import { addressedIn } from '#features/calendar/language/event/addressed.ts'
import { withoutCourtesy } from '#features/calendar/language/event/courtesy.ts'
import { type Heard, readWish } from './reading/read-wish.ts'
import { acceptedReminder, readReminder } from './reading/reminding.ts'
import { clockNear, clockOf } from './reading/spoken-times.ts'
import { isTimeAlone } from './reading/splitting.ts'
import { readTarget } from './reading/target.ts'
import type { Mention, NewWish, Target, Wish } from './wish.ts'

/** What is wanted of the calendar: a sentence alone, a button, or what answers our questions. */
export function hear(sentence: string, before: readonly Said[], wording: Wording): Heard | undefined {
  if (isNo(sentence) && (!/^cancel/i.test(sentence.trim()) || isAsked(before) || lastMentions(before).length === 0))
    return undefined
  return (
    begun(sentence) ??
    reminded(sentence, before, wording) ??
    afterDeed(sentence, before, wording) ??
    resumed(sentence, before, wording) ??
    chosenOffer(sentence, before, wording) ??
    followUp(sentence, before, wording) ??
    onCard(before, readWish(sentence, wording, [])) ??
    atThatTime(readWish(atTheSame(sentence, before), wording, lastMentions(before)), sentence, before)
  )
}

/** A reminder, or a yes to what was offered in its place. */
function reminded(sentence: string, before: readonly Said[], wording: Wording): Heard | undefined {
  const last = before.at(-1)
  const accepted = last?.role === 'assistant' ? acceptedReminder(sentence, last.text) : undefined
  return accepted === undefined ? readReminder(sentence, wording) : readNew(accepted, wording)
}

function isAsked(before: readonly Said[]): boolean {
  return questionIn(before.at(-1)?.text ?? '') !== undefined
}

function isNo(sentence: string): boolean {
  return /^\W*(?:no|nope|no,? thanks?|no,? thank you|never ?mind|nevermind|forget (?:it|that)|cancel(?: that| it| this)?|stop(?: it)?|nothing|leave it(?: as it is)?|let it be|skip it|drop it|not now|rather not|abort)\W*$/i.test(
    sentence,
  )
}

const empty: NewWish = { do: 'create', said: { title: '', people: [] }, people: [], find: undefined, focus: false }

/** What quick actions, the chip and the command send. */
function begun(sentence: string): Heard | undefined {
  const text = sentence.trim()
  if (/^Initiated: schedule$/.test(text) || /^\/schedule$/i.test(text)) return { wish: empty, sure: true }
  if (/^Initiated: call$/.test(text)) return { wish: { do: 'ask', question: 'whom' }, sure: true }
  if (/^schedule a follow[- ]?up[.!]?$/i.test(text))
    return { wish: { ...empty, said: { title: 'Follow-up', people: [] } }, sure: true }
  return undefined
}

type Reply = { question: Question; asked: string; reply: string; before: readonly Said[] }

const mostReplies = 8

/** Questions and answers back to what was wanted first; nothing where the last one answers nothing. */
function resumed(sentence: string, before: readonly Said[], wording: Wording): Heard | undefined {
  const replies: Reply[] = []
  let reply = sentence
  let rest = before
  while (replies.length < mostReplies) {
    const [user, assistant] = rest.slice(-2)
    const question = assistant?.role === 'assistant' && user?.role === 'user' ? questionIn(assistant.text) : undefined
    if (!question || !assistant || !user) break
    rest = rest.slice(0, -2)
    replies.unshift({ question, asked: assistant.text, reply, before: rest })
    reply = user.text
    // What was asked anew in the place of an answer began another talk.
    if (isAnew(reply, wording)) break
  }
  if (replies.length === 0 || isAnew(sentence, wording)) return undefined
  let wish = firstWish(reply, rest, wording)
  for (const each of replies) wish = wish && answered(wish, each, wording)
  return wish && { wish, sure: true }
}

function firstWish(sentence: string, before: readonly Said[], wording: Wording): Wish | undefined {
  const schedule = /^\s*\/schedule\s+(.+)$/is.exec(sentence)?.[1]
  if (schedule !== undefined) return readNew(`schedule ${schedule}`, wording)?.wish
  return (
    begun(sentence) ??
    reminded(sentence, before, wording) ??
    chosenOffer(sentence, before, wording) ??
    readWish(sentence, wording, lastMentions(before))
  )?.wish
}

/** A wish or a question of its own, in the place of an answer. */
function isAnew(sentence: string, wording: Wording): boolean {
  if (isNo(sentence)) return true
  const text = withoutCourtesy(sentence)
  if (text.split(/\s+/).length < 4 || /^(?:at|on|to|the|with|for|in)\b/i.test(text)) return false
  const heard = readWish(text, wording, [])
  if (!heard?.sure) return false
  return heard.wish.do !== 'create' || /^(?:schedule|book|create|add|set up|put|arrange)\b/i.test(text)
}

function answered(wish: Wish, { question, asked, reply }: Reply, wording: Wording): Wish | undefined {
  const text = withoutCourtesy(reply)
  if (wish.do === 'ask') return question === 'whom' ? callTo(text, wording) : undefined
  if (wish.do === 'create') return answeredNew(wish, { question, asked, text }, wording)
  if (!('target' in wish) || !wish.target) return undefined
  const { target } = wish
  if (question === 'which') return narrowed(wish, target, mentionsIn(asked), text, wording)
  if (question === 'scope') {
    const scope = scopeIn(text)
    return scope && { ...wish, target: { ...target, scope } }
  }
  if (question === 'to' && wish.do === 'move') {
    const to = readShift(text, 'later') ?? readDestination(text, wording)
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
  listed: readonly Mention[],
  answer: string,
  wording: Wording,
): Wish | undefined {
  if (/^(?:both|all(?: of them)?|every one|them all|all (?:two|three))\b/i.test(answer))
    return { ...wish, target: { ...target, it: true, all: true, named: listed } } as Wish
  const text = answer.replace(/\s+(?:one|meeting|event)[.!]?$/i, '')
  const reply = readTarget(text, wording)
  const clock = reply.clock ?? clockOf(text, wording)
  const fits = (mention: Mention) => {
    if (clock)
      return mention.clocks.some((time) =>
        clockNear(clock, Temporal.PlainDateTime.from(`2000-01-01T${time}`)).equals(Temporal.PlainTime.from(time)),
      )
    if (reply.span) return mention.days.includes(reply.span.from.toPlainDate().toString())
    return reply.words.length > 0 && reply.words.every((word) => mention.title.toLowerCase().includes(word))
  }
  const { order } = reply
  const chosenOne = order
    ? order.from === 'end'
      ? listed.at(-1 - order.at)
      : listed[Math.max(0, order.at)]
    : undefined
  if (listed.length === 0) return { ...wish, target: { ...reply, scope: target.scope, it: false } } as Wish
  const named = chosenOne ? [chosenOne] : listed.filter(fits)
  return named.length === 0
    ? undefined
    : ({ ...wish, target: { ...target, it: true, order: undefined, named: named.slice(0, 1) } } as Wish)
}

function callTo(text: string, wording: Wording): Wish {
  const said = readParts(
    `Call ${text.replace(/^(?:call|with|to|i want to call)\s+/i, 'with ').replace(/^(?!with\b)/i, 'with ')}`,
    wording,
  )
  const people = addressedIn(text)
  return { ...empty, said: { ...said, title: capital(said.title) }, people }
}

function answeredNew(
  wish: NewWish,
  { question, asked, text }: { question: Question; asked: string; text: string },
  wording: Wording,
): Wish | undefined {
  if (question === 'what') {
    if (isTimeAlone(text, wording) && wish.said.title !== '') return withTimes(wish, text, wording)
    const heard = readNew(`schedule ${text}`, wording)
    return heard?.wish.do === 'create' && heard.wish.said.title !== ''
      ? { ...heard.wish, said: { ...timesOf(wish.said), ...heard.wish.said } }
      : { ...wish, said: { ...readParts(text, wording), title: capital(readParts(text, wording).title || text) } }
  }
  if (question !== 'when' && question !== 'time') return undefined
  const offered = offeredIn(
    asked,
    text,
    wish.said.length ? wish.said.length.duration.total({ unit: 'minutes', relativeTo: wording.now }) : 60,
  )
  if (offered) return { ...wish, said: { ...wish.said, when: offered } }
  if (/\b(?:any ?time|whenever|first free|you choose|you pick|your choice|next free|no preference)\b/i.test(text)) {
    const from = wish.said.when?.start ?? wording.now
    const to =
      wish.said.when?.end ??
      (wish.said.when ? from.add({ days: 1 }) : from.toPlainDate().add({ days: 15 }).toPlainDateTime())
    const { when: _, ...said } = wish.said
    return { ...wish, said, find: { minutes: 60, span: { from, to, words: 'then', saysDay: true } } }
  }
  return withTimes(wish, text, wording)
}

function timesOf({ when, length, repeated }: SaidEvent): Partial<SaidEvent> {
  return { ...(when && { when }), ...(length && { length }), ...(repeated && { repeated }) }
}

function withTimes(wish: NewWish, text: string, wording: Wording): NewWish | undefined {
  if (isGeneric(wish.said.title) && !clockOf(text, wording) && readTimes(text, wording).length === 0)
    return { ...wish, said: { ...wish.said, title: capital(text) } }
  const read = readParts(`Meeting ${text}`, wording)
  const bare = clockOf(text, wording)
  const when = joined(wish.said.when, read.when ?? readTimes(text, wording)[0], bare, wording)
  const length = read.length ?? wish.said.length
  const repeated = read.repeated ?? wish.said.repeated
  if (!when && !read.repeated) return undefined
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

/** A day that was said first and the time that was asked for are one. */
function joined(
  first: When | undefined,
  second: When | undefined,
  bare: ReturnType<typeof clockOf>,
  wording: Wording,
): When | undefined {
  const noon = (first?.start ?? wording.now).toPlainDate().toPlainDateTime('12:30')
  const clock = bare && (second === undefined || !second.saysDay) ? clockNear(bare, noon) : undefined
  if (clock) {
    const day = (first?.start ?? wording.now).toPlainDate()
    const end = second?.kind === 'interval' && second.end ? { end: day.toPlainDateTime(second.end.toPlainTime()) } : {}
    return {
      at: 0,
      until: 0,
      kind: 'end' in end ? 'interval' : 'instant',
      start: day.toPlainDateTime(clock),
      grain: 'minute',
      saysDay: true,
      saysTime: true,
      ...end,
    }
  }
  if (!second) return first
  if (!first || second.saysDay || !second.saysTime)
    return first?.saysTime === true && !second.saysTime
      ? { ...first, start: second.start.toPlainDate().toPlainDateTime(first.start.toPlainTime()) }
      : second
  const day = first.start.toPlainDate()
  const shift = second.start.toPlainDate().until(day)
  return { ...second, start: second.start.add(shift), saysDay: true, ...(second.end && { end: second.end.add(shift) }) }
}

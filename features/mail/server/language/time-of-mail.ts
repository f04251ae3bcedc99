import { type Agenda, answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { zone as knownZone } from '#foundation/contract/time.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Stretch } from '#foundation/language/dialogue.ts'
import type { When } from '#foundation/time/words/when.ts'
import { millisecondOf, wallOf } from '#foundation/time/zones.ts'
import { type MailInvitation, mailThread, type ThreadRow } from '../../contract.ts'
import type { Described, EventSaid, TimeOfMail } from '../../language/wish.ts'
import { isOneSubject, isSender, namedBy } from '../../rules/named.ts'
import { readThread } from './answering.ts'
import { momentOf, nothing, refOf, targets, whichOf } from './finding.ts'
import { wordingOf } from './hearing.ts'
import { newestMail } from './named.ts'
import { calendarUnreadable, fits, noTime } from './fits-wording.ts'
import * as words from './wording.ts'

/** An event at the time that a mail names; asked where it names several, and nothing where no mail is called so. */
export function timeOfMail(turn: Turn, wish: TimeOfMail): Move {
  const none = nothing({ words: '', all: false })
  if (!turn.agenda) return none
  const threads = newestMail(turn)
  if ('kind' in threads) return threads
  const near = meantBy(threads, wish.named)
  const [thread] = near
  if (!thread) return none
  if (!isOneSubject(near)) return whichOf(near, turn)
  return eventOf(turn, thread, wish)
}

/** The same of mail that was described, or that was spoken of. */
export function eventOfMail(turn: Turn, which: Described, said: EventSaid): Move {
  const meant = targets(turn, { ...which, all: false })
  if ('kind' in meant) return meant
  const [thread] = meant
  return thread ? eventOf(turn, thread, said) : nothing(which)
}

export function eventOf(turn: Turn, thread: ThreadRow, said: EventSaid): Move {
  if (!turn.agenda) return say(words.toBeMade(thread, momentOf(turn)), { shows: [refOf(thread)] })
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return call(readThread, { id: thread.id })
  const message = mailThread.parse(looked).messages.findLast(({ own }) => !own)
  const invited = message?.invitation ? timeOfInvitation(turn, message.invitation) : undefined
  const times = invited ? [invited] : message ? timesIn(turn, message) : []
  const [time, another] = times
  const shows = { shows: [refOf(thread)] }
  if (!time) return say(said.onlyAsks ? noTime(thread) : words.noTimeIn(thread), shows)
  if (another) {
    const starts = times.map(({ start }) => start.toString().slice(0, 16))
    return say(words.severalTimesIn(thread, starts, momentOf(turn)), shows)
  }
  if (said.onlyAsks)
    return whetherItFits(turn, turn.agenda, thread, { from: local(time.start), to: local(endOf(time, said)) })
  const named = invited ? (message?.invitation?.title ?? '').trim() : ''
  const title = said.title ?? (named || thread.subject.replace(/^(?:(?:re|fwd?|aw|wg):\s*){1,4}/i, ''))
  const block = { title, start: local(time.start), end: local(endOf(time, said)) }
  return { kind: 'call', calls: [turn.agenda.book(title, [block])] }
}

/** What stands in the calendar at that time. */
function whetherItFits(turn: Turn, agenda: Agenda, thread: ThreadRow, span: Stretch): Move {
  const look = agenda.taken(span)
  const found = answerOf(turn, look.tool)
  if (found === undefined) return { kind: 'call', calls: [look] }
  const taken = agenda.takenIn(found, span, turn.context)
  if (!taken) return say(calendarUnreadable)
  return say(fits(thread, span, { taken, moment: momentOf(turn) }), { shows: [refOf(thread)], span })
}

type Time = Pick<When, 'start' | 'end'>

/** An invitation says it exactly. What is over, called off, or lasts whole days is left to the words of the mail. */
function timeOfInvitation(turn: Turn, { method, start, end, zone }: MailInvitation): Time | undefined {
  const from = zone === null ? turn.context.zone : knownZone.safeParse(zone).data
  if (from === undefined || method === 'CANCEL' || !start.includes('T')) return undefined
  const here = (at: string) => Temporal.PlainDateTime.from(wallOf(millisecondOf(at, from), turn.context.zone))
  const [begins, ends] = [here(start), end?.includes('T') ? here(end) : undefined]
  if (Temporal.PlainDateTime.compare(begins, wordingOf(turn).now) <= 0) return undefined
  return { start: begins, ...(ends && { end: ends }) }
}

/** Each word names it, but for those that any event may be called. */
function meantBy(threads: readonly ThreadRow[], named: TimeOfMail['named']): readonly ThreadRow[] {
  const all = namedBy(threads, named)
  const telling = named.filter((word) => !vague.has(word))
  const { near, unknown } = all.near.length > 0 || telling.length === 0 ? all : namedBy(threads, telling)
  const strange = unknown.filter((word) => !vague.has(word))
  const isFromOne = named.some((word) => near.every(({ people }) => isSender(people, word)))
  const isMeant = near.length > 0 && strange.length <= (isFromOne && named.length - unknown.length > 1 ? 1 : 0)
  return isMeant ? near : []
}

const vague = new Set(
  'appointment appt meeting event date time slot visit session invitation invite call booking check'.split(' '),
)

/** The times of day that are still to come, each once, as they were meant when the mail was written. */
function timesIn(turn: Turn, { text, at }: { text: string; at: string }): When[] {
  const wording = wordingOf(turn)
  const written = Temporal.Instant.from(at).toZonedDateTimeISO(turn.context.zone).toPlainDateTime()
  const all = readTimes(text.replaceAll(/\s+/g, ' '), { ...wording, now: written }).filter(
    ({ start, grain, saysTime }) =>
      saysTime && (grain === 'hour' || grain === 'minute') && Temporal.PlainDateTime.compare(start, wording.now) > 0,
  )
  return [...new Map(all.map((time) => [time.start.toString(), time])).values()]
}

const usualMinutes = 60

function endOf({ start, end }: Time, { minutes, until }: EventSaid): Temporal.PlainDateTime {
  if (minutes !== undefined) return start.add({ minutes })
  if (until === undefined) return end ?? start.add({ minutes: usualMinutes })
  const last = start.toPlainDate().toPlainDateTime(Temporal.PlainTime.from(until))
  return Temporal.PlainDateTime.compare(last, start) > 0 ? last : last.add({ days: 1 })
}

function local(time: Temporal.PlainDateTime): string {
  return time.toString().slice(0, 16)
}

import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When } from '#foundation/time/words/when.ts'
import { mailThread, type ThreadRow } from '../../contract.ts'
import type { TimeOfMail } from '../../language/wish.ts'
import { isOneSubject, isSender, namedBy } from '../../rules/named.ts'
import { readThread } from './answering.ts'
import { momentOf, refOf, whichOf } from './finding.ts'
import { wordingOf } from './hearing.ts'
import { newestMail } from './named.ts'
import * as words from './wording.ts'

/** An event at the time that a mail names; asked where it names several, and nothing where no mail is called so. */
export function timeOfMail(turn: Turn, wish: TimeOfMail): Move {
  const nothing = say(words.nothingSuch({ words: '', all: false }), { isNothing: true })
  if (!turn.agenda) return nothing
  const threads = newestMail(turn)
  if ('kind' in threads) return threads
  const near = meantBy(threads, wish.named)
  const [thread] = near
  if (!thread) return nothing
  if (!isOneSubject(near)) return whichOf(near, turn)
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return call(readThread, { id: thread.id })
  const message = mailThread.parse(looked).messages.findLast(({ own }) => !own)
  const times = message ? timesIn(turn, message) : []
  const [time, another] = times
  const shows = { shows: [refOf(thread)] }
  if (!time) return say(words.noTimeIn(thread), shows)
  if (another)
    return say(
      words.severalTimesIn(
        thread,
        times.map(({ start }) => start.toString().slice(0, 16)),
        momentOf(turn),
      ),
      shows,
    )
  const title = wish.title ?? thread.subject.replace(/^(?:(?:re|fwd?|aw|wg):\s*){1,4}/i, '')
  const block = { title, start: local(time.start), end: local(endOf(time, wish)) }
  return { kind: 'call', calls: [turn.agenda.book(title, [block])] }
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

function endOf({ start, end }: When, { minutes, until }: TimeOfMail): Temporal.PlainDateTime {
  if (minutes !== undefined) return start.add({ minutes })
  if (until === undefined) return end ?? start.add({ minutes: usualMinutes })
  const last = start.toPlainDate().toPlainDateTime(Temporal.PlainTime.from(until))
  return Temporal.PlainDateTime.compare(last, start) > 0 ? last : last.add({ days: 1 })
}

function local(time: Temporal.PlainDateTime): string {
  return time.toString().slice(0, 16)
}

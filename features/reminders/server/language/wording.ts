import { counted as count, escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import { againWords } from '../../rules.ts'
import type { Timing } from '../../language/wish.ts'
import { z } from 'zod'
import { wallOf } from '#foundation/time/zones.ts'
import { dateText, timeText } from '#foundation/language/wording/moments.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { wallClock } from '#foundation/time/format/clock-text.ts'
import type { Which } from '../../language/wish.ts'
import type { Handed, Known } from './finding.ts'
import { textOf } from './naming.ts'

export const mostShown = 20

/** Where the person is, and how they want times written. */
type Reader = { zone: string; format: TimeFormat }

export const unreadable = 'I could not look at your reminders just now.'
export const none = 'You have no reminders that are still to come.'
export const onlyOneAfter = 'After events I can remind you of one at a time. Which one, or at what time?'
export function noCalendar(said: string, known: readonly string[]): string {
  return `There is no calendar called ${quote(said)}. Yours are ${known.map(quote).join(', ')}.`
}

export function silentAlready(name: string): string {
  return `No reminder comes before the events of ${quote(name)} as it is.`
}

export function onlyAlready(names: readonly string[]): string {
  return `Usual reminders come before the events of ${names.map(quote).join(' and ')} alone already.`
}

export function nothingBefore(title: string): string {
  return `No reminder is set before ${quote(title)}, so there is nothing to stop.`
}

export const noneThen = 'Nothing is in your calendar then that I could remind you of in time.'
export const nothingToSnooze = 'No reminder has come that could come again later.'
export const cannotRetime =
  'That reminder comes at another kind of time. Say “stop it”, and then when to remind you instead.'

export function staysOnItsDay(text: string): string {
  return `${quote(text)} repeats on days of its own, so I can’t move one of them. Set another reminder for that day, or say on which days it should come instead.`
}

/** The question for a missing text. */
export function whatOf(timing: Timing | undefined): string {
  return timing
    ? 'What should I remind you of?'
    : 'What should I remind you of, and when? Say it as you would note it: “Call Tom tomorrow at 9”.'
}

export function whenTo(text: string): string {
  return `When should I remind you of ${quote(text)}?`
}

export function noPlace(text: string): string {
  return `I cannot tell where you are, so I can only remind you at a time. When should I remind you of ${quote(text)}?`
}

export function atWhatTime(text: string): string {
  return `At what time today should I remind you of ${quote(text)}?`
}

export function noEvent(said: string, text: string | undefined): string {
  const found =
    said === '' ? 'I find no such event in your calendar.' : `I find nothing called ${quote(said)} in your calendar.`
  return text === undefined
    ? `${found} What should I remind you of, and when?`
    : `${found} When should I remind you of ${quote(text)}?`
}

export function tooLate(title: string, start: string, format: TimeFormat): string {
  return `${quote(title)} begins at ${wallClock(start, format)}, so that time has passed already. When should I remind you?`
}

export function afterIt(title: string): string {
  return `After ${title}`.slice(0, 300)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function listed(found: readonly Known[], all: number, format: TimeFormat): string {
  const [only, ...others] = found
  if (!only) return all === 0 ? none : 'I find no reminder like that.'
  if (others.length === 0) return `1 reminder:\n\n${list([comesNext(only, format)])}`
  const more = found.length > mostShown ? `\n\nAnd ${found.length - mostShown} more.` : ''
  return `${count(found.length, 'reminder')}:\n\n${list(found.slice(0, mostShown).map(lineText))}${more}`
}

export function staysSo(found: readonly Known[]): string {
  return `It stays as it is:\n\n${list(found.slice(0, mostShown).map(lineText))}`
}

export function isAboutThese(found: readonly Known[]): string {
  return `Is that about this? I changed nothing; say what should become of it, such as “move it to 5” or “stop it”.\n\n${list(found.slice(0, mostShown).map(lineText))}`
}

export function counted(found: number): string {
  return found === 0 ? none : `${count(found, 'reminder')}.`
}

export function lineText(each: Known): string {
  const text = each.about === 'calendar' ? each.text : textOf(each)
  const again = each.again === null ? '' : `, again ${againWords(each.again)}`
  return text === '' ? capital(escaped(each.when)) + again : `${quote(text)}, ${escaped(each.when)}${again}`
}

export function whichOf(found: readonly Known[]): string {
  return `Which of these do you mean?\n\n${list(found.slice(0, mostShown).map(lineText))}`
}

export function nothingSuch(said: string): string {
  return said === '' ? none : `I find no reminder with ${quote(said)} in it.`
}

export function notThen(each: Known): string {
  return `${lineText(each)}: it does not come next then, so nothing was changed.`
}

export function onlyWhole(...found: readonly Known[]): string {
  return `I can’t move one time alone of this, so I changed nothing. Say “skip it” to leave out the next time, or at which time it should always come.\n\n${list(found.slice(0, mostShown).map(lineText))}`
}

export function untilWhen(each: Known): string {
  return `Until when should ${lineText(each)}, be silent? Say a day, or “stop it” to end it for good.`
}

export function goesOnAlready(each: Known, format: TimeFormat): string {
  return `It goes on as it is: ${comesNext(each, format)}.`
}

/** “every Friday at 16:00, next Friday, 4 December 2026”. */
function comesNext(each: Known, format: TimeFormat): string {
  return `${lineText(each)}${each.rule === null || each.next === null ? '' : `, next ${nextText(each.next, format)}`}`
}

function nextText(wall: string, format: TimeFormat): string {
  return `${dateText(Temporal.PlainDate.from(wall.slice(0, 10)), format)} at ${wallClock(wall, format)}`
}

const ways: Readonly<Record<string, string>> = { app: 'in the app', push: 'by push', mail: 'by mail' }

export function toldOf(found: readonly Handed[], reader: Reader): string {
  const more = found.length > mostShown ? `\n\nAnd ${found.length - mostShown} earlier ones.` : ''
  return `${count(found.length, 'reminder')} came:\n\n${list(found.slice(0, mostShown).map((each) => handedText(each, reader)))}${more}`
}

/** “Call Tom”, Friday, 20 November 2026 at 17:00, in the app and by push, 3 minutes late (…), seen at 17:05. */
function handedText(each: Handed, reader: Reader): string {
  const by = [...new Set(each.handings.filter(({ state }) => state === 'handed').map(({ way }) => ways[way] ?? way))]
  const failed = each.handings.filter(({ state }) => state === 'failed')
  const late =
    each.late_seconds !== null && each.late_why !== null
      ? `${lengthText(each.late_seconds)} late: ${lower(each.late_why)}`
      : ''
  const seen =
    each.seen_at === null ? 'not seen yet' : `seen at ${wallClock(wallOf(each.seen_at, reader.zone), reader.format)}`
  return [
    quote(each.title),
    whenText(each.handed_at ?? each.due_at, reader),
    by.join(' and '),
    late,
    ...failed.map(({ way, why }) => `${ways[way] ?? way} failed${why === null ? '' : ` (${lower(escaped(why))})`}`),
    each.missed === 0 ? '' : `${count(each.missed, 'earlier time')} missed`,
    seen,
    answerText(each, reader),
  ]
    .filter(Boolean)
    .join(', ')
}

function answerText({ answer, snoozed_until: until }: Handed, reader: Reader): string {
  if (answer === 'done') return 'done'
  return answer === 'snoozed' && until !== null ? `snoozed until ${whenText(until, reader)}` : ''
}

function whenText(moment: string, { zone, format }: Reader): string {
  const wall = Temporal.PlainDateTime.from(wallOf(moment, zone))
  return `${dateText(wall.toPlainDate(), format)} at ${timeText(wall, format)}`
}

function lengthText(seconds: number): string {
  return seconds < 120 ? count(seconds, 'second') : count(Math.round(seconds / 60), 'minute')
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
}

export function notTold({ words: said, from }: Which, coming: readonly Known[]): string {
  const [next] = coming
  if (next) return `Not yet. It is still to come: ${lineText(next)}.`
  if (said !== '') return `No reminder with ${quote(said)} in it has come.`
  return from === undefined ? 'No reminder has come yet.' : 'No reminder came then.'
}

const due = z.array(z.object({ text: z.string(), next: z.string().nullable() }))

/** “Reminders today: “Call Tom” at 17:00”. */
export function dueToday(answer: unknown, today: string, format: TimeFormat): string[] {
  const found = (due.safeParse(answer).data ?? []).filter(({ next }) => next?.startsWith(today))
  if (found.length === 0) return []
  const shown = found.slice(0, 3).map(({ text, next }) => `${quote(text)} at ${wallClock(next ?? '', format)}`)
  return [`Reminders today: ${found.length}: ${shown.join(', ')}`]
}

export function noDay(said: string): string {
  return `There is no ${escaped(said)}, so I set no reminder. Which day do you mean?`
}

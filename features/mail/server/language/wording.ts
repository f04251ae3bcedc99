import { chips, counted as count, escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import { timeText } from '#foundation/language/wording/moments.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { ThreadRow } from '../../contract.ts'
import type { Described } from '../../language/wish.ts'

export type Moment = { now: Date; zone: string; format: TimeFormat }

export const mostShown = 12
export const mostChoices = 6

export const unreadable = 'I could not look at your mail just now.'
export const whichNamed = 'Which mail do you mean? Say whom it is from, or some words of its subject.'
export const pastTime = 'That time is over. Until when should it stay away?'
export const noMailbox = `No mailbox is connected yet. Connect one in Settings, Connections, or look around in the sample mailbox: Mail offers it.`
export const noUnsubscribing =
  'I can’t unsubscribe you from here. The mail itself has the link, and I can file what comes from there under Newsletters or as spam.'
export const hints = `I read and sort mail: say whom it is from, or what it is about.\n\n${chips(['What needs an answer?', 'Show unread mail', 'What came in since yesterday?'])}`

export function listed(threads: readonly ThreadRow[], all: number, moment: Moment): string {
  const shown = threads.slice(0, mostShown)
  const more = all > shown.length ? `\n\nAnd ${all - shown.length} more, in Mail.` : ''
  const [only] = shown
  if (all === 1 && only) return `One conversation: ${line(only, moment)}.`
  return `${count(all, 'conversation')}:\n\n${list(shown.map((thread) => line(thread, moment)))}${more}`
}

export function counted({ count: all, unread }: { count: number; unread: number }, which: Described): string {
  const what = describing(which)
  if (all === 0) return `None${what}.`
  if (which.unread) return `${count(all, 'unread conversation')}${what}.`
  return `${count(all, 'conversation')}${what}${unread > 0 ? `, ${unread} of them unread` : ''}.`
}

export function didWrite(newest: ThreadRow, all: number, moment: Moment): string {
  const more = all > 1 ? ` There are ${all} such conversations.` : ''
  return `Yes. The latest: ${line(newest, moment)}.${more}\n\n${quote(newest.snippet)}`
}

export function didNotWrite(name: string): string {
  return `No: I find no mail from ${escaped(name)} like that.`
}

export function toAnswer(threads: readonly ThreadRow[], moment: Moment): string {
  if (threads.length === 0) return 'Nothing in your inbox waits for your answer.'
  return `${threads.length === 1 ? 'One conversation waits' : `${threads.length} conversations wait`} for your answer:\n\n${list(threads.slice(0, mostShown).map((thread) => `${line(thread, moment)}. ${escaped(thread.why)}`))}`
}

export function waitedFor(threads: readonly ThreadRow[], moment: Moment): string {
  if (threads.length === 0) return 'You wait for nobody’s answer.'
  return `You wait for an answer in ${count(threads.length, 'conversation')}:\n\n${list(threads.slice(0, mostShown).map((thread) => line(thread, moment)))}`
}

export function news(threads: readonly ThreadRow[], first: readonly ThreadRow[], moment: Moment): string {
  if (threads.length === 0) return 'Nothing came in.'
  const letters = threads.filter(({ split }) => split === 'newsletters').length
  const answers = threads.filter(({ split }) => split === 'answer').length
  const parts = [
    ...(answers > 0 ? [`${answers} to answer`] : []),
    ...(letters > 0 ? [count(letters, 'newsletter')] : []),
  ]
  const beginning = `${count(threads.length, 'conversation')} came in${parts.length > 0 ? `, ${parts.join(' and ')}` : ''}`
  if (first.length === 0) return `${beginning}.`
  return `${beginning}:\n\n${list(first.map((thread) => `${line(thread, moment)}: ${quote(thread.snippet)}`))}`
}

type Message = {
  from: { name: string; address: string } | null
  at: string
  text: string
  own: boolean
  marks: readonly { words: string }[]
}

const mostText = 1500

export function told(
  { subject, messages }: ThreadRow,
  { from, at, text, own, marks }: Message,
  moment: Moment,
): string {
  const who = own ? 'You' : escaped(from?.name || from?.address || 'Nobody named')
  const cut = text.length > mostText ? `${text.slice(0, mostText).trimEnd()}…` : text
  const quoted = cut
    .trim()
    .split('\n')
    .map((row) => `> ${escaped(row)}`)
    .join('\n')
  const more = messages > 1 ? ` It is the latest of ${messages} messages.` : ''
  const warned = marks.map(({ words }) => `\n\n${escaped(words)}`).join('')
  return `${who} wrote ${when(at, moment)}, ${quote(subject)}:\n\n${quoted}${warned}${more === '' ? '' : `\n\n${more.trim()}`}`
}

export function summed({ subject }: ThreadRow, lines: readonly { text: string; who: string }[], of: number): string {
  if (lines.length === 0) return `${quote(subject)} holds no whole sentences.`
  const quoted = lines.map(({ text, who }) => (who === '' ? quote(text) : `${escaped(who)}: ${quote(text)}`))
  return `What ${quote(subject)} says most, ${lines.length} of ${of} sentences:\n\n${list(quoted)}`
}

export function whichOf(threads: readonly ThreadRow[], all: number, moment: Moment): string {
  const more = all > threads.length ? `\n\nAnd ${all - threads.length} more.` : ''
  return `Which one do you mean?\n\n${list(threads.map((thread) => line(thread, moment)))}${more}`
}

export function nothingSuch(which: Described): string {
  return `I find no mail${describing(which)}.`
}

export function alreadySo(threads: readonly ThreadRow[]): string {
  const [only] = threads
  return threads.length === 1 && only ? `${quote(only.subject)} is like that already.` : 'They are like that already.'
}

export function noFolder(name: string, names: readonly string[]): string {
  const others = names.length > 0 ? ` There ${names.length === 1 ? 'is' : 'are'} ${names.map(quote).join(', ')}.` : ''
  return `There is no folder ${quote(name)} in that mailbox.${others}`
}

function describing({ from, to, words, unread, starred, files, split, since }: Described): string {
  const parts = [
    ...(split === 'newsletters' ? [' among the newsletters'] : []),
    ...(unread ? [' that is unread'] : []),
    ...(starred ? [' with a star'] : []),
    ...(files ? [' with attachments'] : []),
    ...(from === undefined ? [] : [` from ${escaped(from)}`]),
    ...(to === undefined ? [] : [` to ${escaped(to)}`]),
    ...(words === '' ? [] : [` about ${quote(words)}`]),
    ...(since === undefined ? [] : [' from that time']),
  ]
  return parts.join('')
}

/** “Sara Lindqvist: “Budget”, yesterday at 14:05, unread”. */
function line(thread: ThreadRow, moment: Moment): string {
  const others = thread.people.filter(({ own }) => !own)
  const last = others.at(-1) ?? thread.people.at(-1)
  const who = last ? escaped(last.name || last.address) : 'Nobody named'
  const more = others.length > 1 ? ` and ${count(others.length - 1, 'other')}` : ''
  const state = thread.unread > 0 ? ', unread' : ''
  return `${who}${more}: ${quote(thread.subject || 'No subject')}, ${when(thread.at, moment)}${state}`
}

function when(at: string, { now, zone, format }: Moment): string {
  const time = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  const days = time.toPlainDate().until(today, { largestUnit: 'days' }).days
  const clock = timeText(time, format)
  if (days === 0) return `today at ${clock}`
  return days === 1 ? `yesterday at ${clock}` : dateText(time.toPlainDate().toString(), 'short', format)
}

export function toAnswerToday(threads: readonly ThreadRow[], all: number): string {
  const names = threads.slice(0, 3).map(({ people }) => {
    const last = people.findLast(({ own }) => !own) ?? people.at(-1)
    return escaped(last?.name || last?.address || 'somebody')
  })
  const more = all > names.length ? ` and ${all - names.length} more` : ''
  return `${count(all, 'mail')} ${all === 1 ? 'waits' : 'wait'} for your answer: ${[...new Set(names)].join(', ')}${more}.`
}

import { chips, counted as count, escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import { timeText } from '#foundation/language/wording/moments.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { MailPassage, ThreadRow } from '../../contract.ts'
import type { Described } from '../../language/wish.ts'
import { mostShown } from '../../language/shown.ts'
import { unlinked } from './unlinked.ts'

export type Moment = { now: Date; zone: string; format: TimeFormat }

export const mostChoices = 6

export const unreadable = 'I could not look at your mail just now.'
export const whichNamed = 'Which mail do you mean? Say whom it is from, or some words of its subject.'
export const pastTime = 'That time is over. Until when should it stay away?'
export const noMailbox = `No mailbox is connected yet. Connect one in Settings, Connections, or look around in the sample mailbox: Mail offers it.`
export const saysNoWayOut =
  'That mail does not say how to unsubscribe. I can file what comes from there under Newsletters, or as spam.'
export const noInvitation = 'That mail holds no invitation that can be answered.'
export const calledOff = 'That was called off, so there is nothing to answer.'
export const hints = `I read and sort mail: say whom it is from, or what it is about.\n\n${chips(['What needs an answer?', 'Show unread mail', 'What came in since yesterday?'])}`

export function leftElsewhere(to: string, link: string | null): string {
  if (link === null) return 'This is a sample newsletter: nobody sends it, so nothing was asked of anyone.'
  return link.startsWith('mailto:')
    ? `To leave that list, write to ${to}. Say “Email ${to}: unsubscribe”, and I draft it.`
    : `That list cannot be left by one click. Unsubscribe on its page: ${link}`
}

export function listed(threads: readonly ThreadRow[], all: number, moment: Moment, isLikely = false): string {
  if (isLikely)
    return `Nothing fits all of that. Closest is:\n\n${list(threads.slice(0, mostShown).map((thread) => line(thread, moment)))}`
  const shown = threads.slice(0, mostShown)
  const more = all > shown.length ? `\n\nAnd ${all - shown.length} more, in Mail.` : ''
  const [only] = shown
  if (all === 1 && only) return `One conversation: ${line(only, moment)}.`
  return `${count(all, 'conversation')}:\n\n${list(shown.map((thread) => line(thread, moment)))}${more}`
}

export const noMore = 'That was all of it.'

/** What a list did not show at first. */
export function theOthers(threads: readonly ThreadRow[], all: number, moment: Moment): string {
  return `The others:\n\n${list(threads.slice(0, mostShown).map((thread) => line(thread, moment)))}${left(all)}`
}

export function counted({ count: all, unread }: { count: number; unread: number }, which: Described): string {
  const what = describing(which)
  if (all === 0) return `None${what}.`
  const { unread: isUnread, ...rest } = which
  if (isUnread) return `${count(all, 'unread conversation')}${describing(rest)}.`
  return `${count(all, 'conversation')}${what}${unread > 0 ? `, ${unread} of them unread` : ''}.`
}

type Wrote = { said: Message | undefined; all: number; isLast: boolean }

export function didWrite({ subject, snippet }: ThreadRow, { said, all, isLast }: Wrote, moment: Moment): string {
  const who = said?.from?.name || said?.from?.address || ''
  const at = said ? ` ${when(said.at, moment)}` : ''
  const about = `in ${quote(subject || 'No subject')}`
  const beginning = isLast ? `${escaped(who)} last wrote${at}, ${about}` : `Yes, ${escaped(who)} wrote${at}, ${about}`
  const more =
    all > 1 ? `\n\nThere ${all === 2 ? 'is one more conversation' : `are ${all - 1} more conversations`}.` : ''
  return `${beginning}:\n\n${quote(said ? gistOf(said.text, mostQuoted) : snippet)}${more}`
}

export function toBeMade(thread: ThreadRow, moment: Moment): string {
  return `This is the mail:\n\n${list([line(thread, moment)])}\n\nSay “make a task out of it”, or open it in Mail, where a task or an event can be made of it.`
}

/** No time of day that is still to come. */
export function noTimeIn({ subject }: ThreadRow): string {
  return `${quote(subject || 'No subject')} names no time that is still to come, so I made no event. Say when it is.`
}

/** `times` are local. */
export function severalTimesIn({ subject }: ThreadRow, times: readonly string[], { format }: Moment): string {
  const lines = times.map((time) => {
    const [day = '', clock = ''] = time.split('T')
    return `${dateText(day, 'long', format)}, ${clock}`
  })
  return `${quote(subject || 'No subject')} names several times, so I made no event. When is it?\n\n${list(lines)}`
}

export function didNotWrite(name: string): string {
  return `No: I find no mail from ${escaped(name)} like that.`
}

export function toAnswer(threads: readonly ThreadRow[], moment: Moment, isOfOne = false): string {
  if (threads.length === 0) return 'Nothing in your inbox waits for your answer.'
  const [beginning, order] =
    threads.length === 1
      ? ['One conversation waits for your answer', '']
      : [`${threads.length} conversations wait for your answer`, ', the longest first']
  return `${beginning}${order}:\n\n${list(threads.slice(0, mostShown).map((thread) => asking(thread, moment, isOfOne ? mostQuoted : mostAsked)))}${left(threads.length)}`
}

export function waitedFor(threads: readonly ThreadRow[], moment: Moment): string {
  if (threads.length === 0) return 'You wait for nobody’s answer.'
  return `You wait for an answer in ${count(threads.length, 'conversation')}:\n\n${list(threads.slice(0, mostShown).map((thread) => line(thread, moment)))}${left(threads.length)}`
}

function left(all: number): string {
  return all > mostShown ? `\n\nAnd ${all - mostShown} more, in Mail.` : ''
}

/** What asks for an answer first, and no newsletters. */
export function inOrderOfNeed(threads: readonly ThreadRow[]): ThreadRow[] {
  const [answer, others] = [
    threads.filter(({ split }) => split === 'answer'),
    threads.filter(({ split }) => split !== 'answer' && split !== 'newsletters'),
  ]
  return [...answer, ...others].slice(0, mostShown)
}

/** What has to be answered with what it asks, then the rest by name alone. */
export function news(threads: readonly ThreadRow[], moment: Moment): string {
  if (threads.length === 0) return 'Nothing came in.'
  const shown = inOrderOfNeed(threads)
  const answer = shown.filter(({ split }) => split === 'answer').map((thread) => asking(thread, moment))
  const others = shown.filter(({ split }) => split !== 'answer').map((thread) => line(thread, moment))
  const letters = threads.filter(({ split }) => split === 'newsletters')
  const senders = [...new Set(letters.map(whoIn))]
  const parts = [
    `${count(threads.length, 'conversation')} came in.`,
    ...(answer.length > 0 ? [`**To answer**\n\n${list(answer)}`] : []),
    ...(others.length > 0 ? [answer.length > 0 ? `**Also**\n\n${list(others)}` : list(others)] : []),
    ...(letters.length > 0 ? [`${count(letters.length, 'newsletter')}: ${senders.join(', ')}.`] : []),
  ]
  const more = threads.length - letters.length - shown.length
  return [...parts, ...(more > 0 ? [`And ${more} more, in Mail.`] : [])].join('\n\n')
}

/** “Sara Lindqvist, yesterday at 21:15: “Would Sunday at one work for you?””. */
function asking(thread: ThreadRow, moment: Moment, most = mostAsked): string {
  const gist = thread.snippet === '' ? thread.subject : gistOf(thread.snippet, most)
  return `${whoIn(thread)}, ${quote(thread.subject || 'No subject')}, ${when(thread.at, moment)}: ${quote(gist)}`
}

const mostAsked = 120
const mostQuoted = 400

/** Its last question, or how it begins. */
function gistOf(text: string, most: number): string {
  const plain = text.replaceAll(/\s+/gv, ' ').trim()
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(plain)].map(({ segment }) =>
    segment.trim(),
  )
  const question = most === mostAsked ? sentences.findLast((each) => each.endsWith('?')) : undefined
  const gist = question ?? plain
  return gist.length <= most ? gist : `${gist.slice(0, gist.lastIndexOf(' ', most))}…`
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
  const warned = marks.map(({ words }) => `\n\n${unlinked(words)}`).join('')
  return `${who} wrote ${when(at, moment)}, ${quote(subject)}:\n\n${quoted}${warned}${more === '' ? '' : `\n\n${more.trim()}`}`
}

export function filesOf({ subject }: ThreadRow, files: readonly { name: string }[]): string {
  const about = quote(subject || 'No subject')
  if (files.length === 0) return `Nothing is attached to ${about}.`
  const names = files.map(({ name }) => escaped(name === '' ? 'A file without a name' : name))
  const all = files.length === 1 ? 'One attachment' : count(files.length, 'attachment')
  return `${all} of ${about}, which you can open in Mail:\n\n${list(names)}`
}

export function summed({ subject }: ThreadRow, lines: readonly { text: string; who: string }[], of: number): string {
  if (lines.length === 0) return `${quote(subject)} holds no whole sentences.`
  const quoted = lines.map(({ text, who }) => (who === '' ? quote(text) : `${escaped(who)}: ${quote(text)}`))
  const share = lines.length < of ? `, ${lines.length} of ${of} sentences` : ''
  return `The main points of ${quote(subject)}${share}:\n\n${list(quoted)}`
}

export const notInThese = 'The mail does not say that in these words. Its latest message:'
export const nothingSaid = 'I find no mail that says that.'

export function saysSo(passages: readonly MailPassage[], moment: Moment): string {
  return passages
    .map(({ thread, from, own, at, text }) => {
      const quoted = text
        .split('\n')
        .map((row) => `> ${escaped(row)}`)
        .join('\n')
      return `${own ? 'You' : escaped(from)} wrote ${when(at, moment)}, ${quote(thread.subject || 'No subject')}:\n\n${quoted}`
    })
    .join('\n\n')
}

/** What holds a part of the words may be about something else. */
export function closest(said: string): string {
  return `No mail says that in these words. The closest that I found:\n\n${said}`
}

export function whichOf(threads: readonly ThreadRow[], all: number, moment: Moment): string {
  const more = all > threads.length ? `\n\nAnd ${all - threads.length} more.` : ''
  const question = all === 1 ? 'Do you mean this one?' : 'Which one do you mean?'
  return `${question}\n\n${list(threads.map((thread) => line(thread, moment)))}${more}`
}

export function isEmpty(place: 'trash' | 'junk' | 'snoozed'): string {
  return { trash: 'The trash of your mail is empty.', junk: 'There is no spam.', snoozed: 'No mail is snoozed.' }[place]
}

export function nothingSuch(which: Described): string {
  return `I find no mail${describing(which)}.`
}

export function sentBy(subject: string, { name, address }: { name: string; address: string }): string {
  return `${quote(subject)} is from ${escaped(name === '' ? address : `${name} (${address})`)}.`
}

export function severalSenders(subject: string): string {
  return `I cannot tell who sent ${quote(subject)}: say the name.`
}

/** What somebody else wrote is only offered. */
export function nearest(none: string, threads: readonly ThreadRow[], moment: Moment): string {
  return `${none} The nearest is:\n\n${list(threads.map((thread) => line(thread, moment)))}`
}

export function alreadySo(threads: readonly ThreadRow[]): string {
  const [only] = threads
  return threads.length === 1 && only ? `${quote(only.subject)} is like that already.` : 'They are like that already.'
}

export function noFolder(name: string, names: readonly string[]): string {
  const others = names.length > 0 ? ` There ${names.length === 1 ? 'is' : 'are'} ${names.map(quote).join(', ')}.` : ''
  return `There is no folder ${quote(name)} in that mailbox.${others}`
}

function describing({ from, to, words, unread, starred, files, label, split, since }: Described): string {
  const parts = [
    ...(split === 'newsletters' ? [' among the newsletters'] : []),
    ...(unread ? [' that is unread'] : []),
    ...(starred ? [' with a star'] : []),
    ...(files ? [' with attachments'] : []),
    ...(label === undefined ? [] : [` labelled ${quote(label)}`]),
    ...(from === undefined ? [] : [` from ${escaped(from)}`]),
    ...(to === undefined ? [] : [` to ${escaped(to)}`]),
    ...(words === '' ? [] : [` about ${quote(words)}`]),
    ...(since === undefined ? [] : [' from that time']),
  ]
  return parts.join('')
}

/** “Sara Lindqvist: “Budget”, yesterday at 14:05, unread”. */
function line(thread: ThreadRow, moment: Moment): string {
  const state = thread.unread > 0 ? ', unread' : ''
  return `${whoIn(thread)}: ${quote(thread.subject || 'No subject')}, ${when(thread.at, moment)}${state}`
}

/** Everybody else in it; of more than two, the first two. */
function whoIn({ people }: ThreadRow): string {
  const others = people.filter(({ own }) => !own)
  const names = (others.length > 0 ? others : people).map(({ name, address }) => escaped(name || address))
  if (names.length === 0) return 'Nobody named'
  const shown = names.slice(0, 2)
  return names.length > 2 ? `${shown.join(', ')} and ${count(names.length - 2, 'other')}` : shown.join(' and ')
}

export function when(at: string, { now, zone, format }: Moment): string {
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

import type { Correspondent, Message } from '../message.ts'
import { invitedThreads } from './invited-threads.ts'
import { letterThreads } from './letter-threads.ts'
import { offerThreads } from './offer-threads.ts'
import { peopleThreads } from './people-threads.ts'
import type { Days, SampleFile, SampleFolder, SampleMail, SampleThread } from './thread.ts'

export type SampleMessage = {
  /** Different for each message, the same each time, such as “office-lease-2”. */
  key: string
  thread: string
  folder: SampleFolder
  /** When it arrived, in UTC. */
  receivedAt: string
  seen: boolean
  starred: boolean
  labels: string[]
  message: Message
  /** What is in its parts, by their place. */
  contents: { place: string; content: Uint8Array<ArrayBuffer> }[]
}

type Here = {
  /** A moment in UTC; no message is younger. */
  now: string
  zone: string
  me: Correspondent
}

/** Sixty messages in 25 threads around the day on which the sample workspace is loaded, the oldest first. Nobody sent them. */
export function sampleMailbox({ now, zone, me }: Here): SampleMessage[] {
  const days = daysAround(now, zone)
  const threads = [...offerThreads(days), ...peopleThreads(days), ...invitedThreads(days, me), ...letterThreads(days)]
  return threads
    .flatMap((thread) => messagesOf(thread, { now, zone, me }))
    .toSorted((one, other) => Date.parse(one.receivedAt) - Date.parse(other.receivedAt))
}

function daysAround(now: string, zone: string): Days {
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(zone).toPlainDate()
  const format = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return {
    zone,
    iso: (days) => today.add({ days }).toString(),
    day: (days) => today.add({ days }).toLocaleString('en-GB', format),
  }
}

function messagesOf({ key, subject, mails }: SampleThread, here: Here): SampleMessage[] {
  const written: SampleMessage[] = []
  for (const [at, mail] of mails.entries()) {
    const before = written.at(-1)
    written.push({
      key: `${key}-${at + 1}`,
      thread: key,
      folder: mail.folder ?? (mail.from === 'me' ? 'sent' : 'inbox'),
      receivedAt: momentOf(mail, here, mails.length - at),
      seen: mail.unread !== true,
      starred: mail.starred === true,
      labels: [...(mail.labels ?? [])],
      message: messageOf(mail, { key: `${key}-${at + 1}`, subject, before, here, last: mails.length - at }),
      contents: (mail.files ?? []).map((file, place) => ({ place: String(place + 1), content: bytesOf(file) })),
    })
  }
  return written
}

/** Of today, a message that would come later than now came a few minutes ago. */
function momentOf({ at: [days, time] }: SampleMail, { now, zone }: Here, last: number): string {
  const moment = Temporal.Instant.from(now)
  const wall = moment
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .add({ days })
    .toPlainDateTime(Temporal.PlainTime.from(time))
  const then = wall.toZonedDateTime(zone).toInstant()
  const newest = moment.subtract({ minutes: 7 * last })
  return (Temporal.Instant.compare(then, newest) > 0 ? newest : then).round('second').toString()
}

type Around = { key: string; subject: string; before: SampleMessage | undefined; here: Here; last: number }

function messageOf(mail: SampleMail, { key, subject, before, here, last }: Around): Message {
  const { from, to = ['me'], cc = [], text, html = '', files = [], quotes, fields } = mail
  const who = (writer: SampleMail['from']): Correspondent => (writer === 'me' ? here.me : writer)
  const earlier = before?.message
  const isAnswer = earlier !== undefined && quotes !== false
  return {
    messageId: `${key}@sample.example`,
    inReplyTo: earlier ? [earlier.messageId] : [],
    references: earlier ? [...earlier.references, earlier.messageId] : [],
    from: who(from),
    sender: undefined,
    replyTo: [],
    to: to.map(who),
    cc: cc.map(who),
    bcc: [],
    subject: isAnswer ? `Re: ${subject}` : subject,
    sentAt: momentOf(mail, here, last),
    text: isAnswer ? `${text}\n\n${quotationOf(earlier, here.zone)}` : text,
    html,
    parts: files.map(({ name, type, contentId, ...file }, place) => ({
      place: String(place + 1),
      name,
      type,
      bytes: bytesOf({ name, type, ...file }).length,
      contentId,
      inline: contentId !== undefined,
    })),
    unsubscribe: undefined,
    listId: '',
    automatic: false,
    authentication: from === 'me' ? undefined : { spf: 'pass', dkim: 'pass', dmarc: 'pass' },
    invitation: undefined,
    notes: [],
    ...fields,
  }
}

/** As mail programs quote: one line that says who wrote when, and every line marked. */
function quotationOf({ from, sentAt = '', text }: Message, zone: string): string {
  const when = Temporal.Instant.from(sentAt).toZonedDateTimeISO(zone)
  const day = when.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  const time = when.toPlainTime().toString({ smallestUnit: 'minute' })
  const lines = text.split('\n').map((line) => (line === '' ? '>' : line.startsWith('>') ? `>${line}` : `> ${line}`))
  return `On ${day} at ${time}, ${from?.name ?? ''} <${from?.address ?? ''}> wrote:\n${lines.join('\n')}`
}

function bytesOf({ content, encoding }: SampleFile): Uint8Array<ArrayBuffer> {
  return encoding === 'base64'
    ? Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
    : new TextEncoder().encode(content)
}

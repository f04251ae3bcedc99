import type { StatedFinding } from '#foundation/contract/finding.ts'
import type { Makeable } from '#foundation/web/makers.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { MailMessage, ThreadRow } from '../contract.ts'
import { addressOf } from './place.ts'
import { nameOf, subjectOf } from './row-words.ts'

const longestTitle = 200
const longestQuote = 600

/** A thread as something to be done: its subject, the beginning of its newest words, and the way back to it. */
export function makeableOfThread(thread: ThreadRow, message: MailMessage, date?: StatedFinding): Makeable {
  const words = message.text.trim() === '' ? message.snippet : message.text.trim()
  return {
    title: titleOf(subjectOf(thread)),
    quote: quoteOf(words, thread, message),
    isDuty: date === undefined,
    day: date?.day,
    time: date?.time,
    thing: { kind: 'mail', id: thread.id, title: subjectOf(thread) },
  }
}

/** One sentence of a message. */
export function makeableOf(finding: StatedFinding, thread: ThreadRow, message: MailMessage): Makeable {
  const isOwn = isOwnPromise(finding)
  const { kind, rule, who, words, text, day, time } = finding
  return {
    title: titleOf(kind === 'duty' ? words : text),
    quote: quoteOf(text, thread, isOwn ? undefined : message),
    isDuty: kind === 'duty',
    ...(rule === 'promise' && { waitsFor: who }),
    day,
    time,
    thing: { kind: 'mail', id: thread.id, title: subjectOf(thread) },
  }
}

/** The card of an invitation already offers its time. */
export function isOffered({ kind }: StatedFinding, { invitation }: Pick<MailMessage, 'invitation'>): boolean {
  return kind === 'duty' || invitation === null
}

/** Why a promise is offered, in its very words; what is asked for says it itself. */
export function whyOffered(finding: StatedFinding): string | undefined {
  if (finding.rule !== 'promise') return undefined
  return `${visible(finding.who ?? 'You')} wrote “${visible(shortened(finding.text, longestTitle))}”`
}

function isOwnPromise({ rule, who }: StatedFinding): boolean {
  return rule === 'promise' && who === undefined
}

function quoteOf(words: string, thread: ThreadRow, message: MailMessage | undefined): string {
  const from = message?.from
  const who = from ? ` from ${nameOf(from)}` : ''
  const address = new URL(addressOf({ list: { view: 'all' }, thread: thread.id }), location.origin).href
  return visible(`“${shortened(words, longestQuote)}”\nThe mail “${subjectOf(thread)}”${who}: ${address}`)
}

function titleOf(words: string): string {
  const title = visible(shortened(words, longestTitle))
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function shortened(words: string, longest: number): string {
  return words.length > longest
    ? `${words
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`
    : words
}

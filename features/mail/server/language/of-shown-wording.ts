import { escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import type { z } from 'zod'
import type { mailThread, ThreadRow } from '../../contract.ts'
import { type Moment, notInThese, when } from './wording.ts'

export type Message = z.output<typeof mailThread>['messages'][number]

export const none = 'I don’t have an email open to look at. Which one do you mean?'

/** With what the mail says instead. */
export function otherwise(shown: string): string {
  return `${notInThese}\n\n${shown}`
}

const mostLines = 6

/** “Tom Becker, tom@example.com, wrote “Lease” yesterday at 17:20.” */
export function sender({ subject }: ThreadRow, message: Message | undefined, moment: Moment): string {
  const about = quote(subject || 'No subject')
  if (!message) return `I can’t tell who sent ${about}.`
  if (message.own) return `You wrote ${about}, ${when(message.at, moment)}.`
  const { name = '', address = '' } = message.from ?? {}
  const who = name === '' ? `\`${address}\`` : `${escaped(name)}, \`${address}\``
  return `${about}, ${when(message.at, moment)}, is from ${who}.`
}

export function readers({ subject }: ThreadRow, message: Message | undefined, moment: Moment): string {
  const about = quote(subject || 'No subject')
  if (!message) return `${about} lists no recipients.`
  const copy = message.cc.length === 0 ? ', with no one in CC' : `, with ${named(message.cc)} in CC`
  return `${about}, ${when(message.at, moment)}, went to ${named(message.to) || 'no listed recipient'}${copy}.`
}

function named(people: Message['to']): string {
  return people.map(({ name, address }) => escaped(name || address)).join(', ')
}

export function nothingBefore({ subject }: ThreadRow): string {
  return `There is no message before it in ${quote(subject || 'No subject')}.`
}

export function lineOf(
  { subject }: ThreadRow,
  { from, own, at }: Message,
  { text, moment }: { text: string; moment: Moment },
): string {
  const who = own ? 'You' : escaped(from?.name || from?.address || 'Unknown sender')
  return `${who} wrote ${when(at, moment)}, ${quote(subject || 'No subject')}: ${quote(text)}`
}

export function lines(all: readonly string[]): string {
  const more = all.length - mostLines
  return `The mail says:\n\n${list(all.slice(0, mostLines))}${more > 0 ? `\n\n…and ${more} more` : ''}`
}

import { escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import type { z } from 'zod'
import type { mailThread, ThreadRow } from '../../contract.ts'
import { type Moment, when } from './wording.ts'

export type Message = z.output<typeof mailThread>['messages'][number]
export type Line = string

export const none = 'The mail that was shown last does not say that.'

/** With what the mail says instead. */
export function otherwise(shown: string): string {
  return `I find no words about that in it. What it says last:\n\n${shown}`
}

const mostLines = 6

/** “Tom Becker, tom@example.com, wrote “Lease” yesterday at 17:20.” */
export function sender({ subject }: ThreadRow, message: Message | undefined, moment: Moment): string {
  const about = quote(subject || 'No subject')
  if (!message) return `${about} names nobody who wrote it.`
  if (message.own) return `You wrote ${about}, ${when(message.at, moment)}.`
  const { name = '', address = '' } = message.from ?? {}
  const who = name === '' ? `\`${address}\`` : `${escaped(name)}, \`${address}\``
  return `${about}, ${when(message.at, moment)}, is from ${who}.`
}

export function readers({ subject }: ThreadRow, message: Message | undefined, moment: Moment): string {
  const about = quote(subject || 'No subject')
  if (!message) return `${about} names nobody whom it went to.`
  const copy = message.cc.length === 0 ? ', nobody in copy' : `, in copy to ${named(message.cc)}`
  return `${about}, ${when(message.at, moment)}, went to ${named(message.to) || 'nobody who is named'}${copy}.`
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
): Line {
  const who = own ? 'You' : escaped(from?.name || from?.address || 'Nobody named')
  return `${who} wrote ${when(at, moment)}, ${quote(subject || 'No subject')}: ${quote(text)}`
}

export function lines(all: readonly Line[]): string {
  return `The mail says:\n\n${list(all.slice(0, mostLines))}`
}

import { counted as count, quote, together } from '#foundation/language/wording/quoting.ts'
import type { ThreadRow } from '../../contract.ts'

const mostNamed = 6

/** Mail that may not be by whoever was named. */
export function inNameOf(threads: readonly ThreadRow[]): string {
  const subjects = threads.slice(0, mostNamed).map(({ subject }) => quote(subject || 'No subject'))
  return `I left out ${together(subjects)}: it came in this name from another address and looks suspicious.`
}

export function messagesIn({ subject, messages }: ThreadRow): string {
  return `${quote(subject || 'No subject')} has ${count(messages, 'message')}.`
}

/** What a list that was gone through to its end does not hold. */
export function moreInMail(left: number): string {
  return `The other ${left} are in Mail.`
}

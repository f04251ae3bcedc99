import type { Reader } from './reader.ts'
import type { Meant } from './resolve.ts'

/** The wish of a message that is read to its last word and is about nothing that the person has. */
export const wholly = 'wholly'
/** What was said in this chat, by the person or by us. */
export const [mine, yours] = ['mine', 'yours'] as const
const ofChat = new Set<unknown>([mine, yours])

/** “How do I export my calendar?” is about this product, however many mails speak of exports. */
export function isAboutUs(
  sentence: string,
  { intent, sure, parts }: Meant,
  { kindOf, byExample: learned }: Reader,
): boolean {
  if (ofUs.has(intent) || parts.wish === wholly || ofChat.has(parts.wish)) return true
  if (sure !== true || kindOf(intent) !== 'talk' || !learned.has(intent) || intent.startsWith('want-')) return false
  return /\b(?:you|your|my (?:data|account|password|calendar|tasks|mail|files|chats|profile)|how (?:do|can) i)\b/i.test(
    sentence,
  )
}

/** These are found by a reader that is always sure. */
const ofUs = new Set(['asks-first', 'takes-back'])

import { createReader } from '../reader.ts'
import { meantOf } from '../resolve.ts'
import { everyLanguage } from './languages.cases.ts'

export const reader = createReader(everyLanguage)

/** What a message without a conversation before it is taken for, on Friday, 20 November 2026. */
export function understood(message: string): { intent: string; text: string | undefined } {
  const { intent, parts } = meantOf(
    reader.understand(message, { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), zone: 'Europe/Vienna' }),
  )
  return { intent: intent.startsWith('same-of-') ? 'follow-up' : intent, text: parts.text }
}

import type { Reminder } from '../contract.ts'
import { capital } from './minutes.ts'

/** A reminder before events may have no text of its own; its rule is then its name. */
export function nameOf({ text, when }: Pick<Reminder, 'text' | 'when'>): string {
  return text === '' ? capital(when) : text
}

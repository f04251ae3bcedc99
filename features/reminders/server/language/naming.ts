import type { Reminder } from '../../contract.ts'

/** Its name: its own text, or what it is about. */
export function textOf({ text, target }: Pick<Reminder, 'text' | 'target'>): string {
  return text === '' ? (target.named ?? target.words ?? '') : text
}

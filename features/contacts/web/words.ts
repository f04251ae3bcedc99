import type { Contact } from '../contract.ts'

/** “Met 4 May 2026 · meets 1 June 2026”; empty if they share no event. */
export function metWords(
  { last_met, next_meeting }: Pick<Contact, 'last_met' | 'next_meeting'>,
  dayText: (moment: string) => string,
): string {
  const parts = [
    last_met === null ? '' : `last met ${dayText(last_met)}`,
    next_meeting === null ? '' : `next ${dayText(next_meeting)}`,
  ]
  const text = parts.filter(Boolean).join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

import type { Contact } from '../contract.ts'

type Moments = Pick<Contact, 'last_met' | 'next_meeting' | 'last_mail'>

/** “Last met 4 May 2026 · next 1 June 2026”, or the last mail of somebody who is in no event. */
export function metWords({ last_met, next_meeting, last_mail }: Moments, dayText: (moment: string) => string): string {
  const parts = [
    last_met === null ? '' : `last met ${dayText(last_met)}`,
    next_meeting === null ? '' : `next ${dayText(next_meeting)}`,
  ]
  if (last_met === null && next_meeting === null && last_mail !== null) parts.push(`last mail ${dayText(last_mail)}`)
  const text = parts.filter(Boolean).join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** “From your events”, for an address that was not saved; `undefined` where “last mail” says so already. */
export function originWords(contact: Moments & Pick<Contact, 'saved'>): string | undefined {
  const { saved, last_met, next_meeting, last_mail } = contact
  const isSaid = last_mail !== null && last_met === null && next_meeting === null
  return saved || isSaid ? undefined : `From ${whereFrom(contact)}`
}

/** Where an address that was not saved is from. */
export function whereFrom({ last_met, next_meeting, last_mail }: Moments): string {
  if (last_mail === null) return 'your events'
  return last_met === null && next_meeting === null ? 'your mail' : 'your events and mail'
}

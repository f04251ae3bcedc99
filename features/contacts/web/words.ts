import { clockText } from '#foundation/time/format/clock-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { Contact } from '../contract.ts'
import { titleOf } from '../rules/contact.ts'

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

/** “It is 14:05 for Akira Tan”, with the weekday where it is another one than here. */
export function theirTime(
  contact: Pick<Contact, 'name' | 'emails' | 'zone'>,
  now: number,
  format: TimeFormat,
  here?: string,
): string {
  const [there, own] = [wallIn(contact.zone, now), wallIn(here, now)]
  const day = there.weekday === own.weekday ? '' : ` on ${there.weekday}`
  return `It is ${clockText(there.minutes, format)}${day} for ${titleOf(contact)}`
}

/** The weekday, and the minutes since midnight; of this device without a zone. */
function wallIn(timeZone: string | undefined, now: number): { weekday: string; minutes: number } {
  const options = { weekday: 'long', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en', { ...options, timeZone }).formatToParts(now)
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { weekday: valueOf('weekday'), minutes: Number(valueOf('hour')) * 60 + Number(valueOf('minute')) }
}

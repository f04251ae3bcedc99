import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { dateText, momentIn, timeText } from '#foundation/language/wording/moments.ts'
import { counted, escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import type { Contact } from '../../contract.ts'
import type { Facet } from '../../language/wish.ts'
import { titleOf } from '../../rules/contact.ts'

const mostShown = 20

export const unreadable = 'I could not look at your contacts just now.'
export const none = 'You have no contacts yet. “Add Akira Tan akira@example.com to my contacts” makes one.'

export function nobody(name: string): string {
  return `I know nobody called ${quote(name)}: neither your contacts nor your events and mail name anybody so.`
}

export function whichOf(name: string, found: readonly Contact[]): string {
  return `I know ${found.length} people called ${quote(name)}. Which of them do you mean? Say the whole name or the address.\n\n${lines(found)}`
}

export type Apart = { at?: string; other?: true }

/** None of those who are called so is the one that was told apart. */
export function noSuchOne(name: string, found: readonly Contact[], { at }: Apart): string {
  const missing =
    at === undefined ? `nobody else called ${quote(name)}` : `nobody called ${quote(name)} at ${quote(at)}`
  const known = found.slice(0, mostShown).map((each) => [quote(titleOf(each)), escaped(each.company)])
  return `I know ${missing}. Do you mean one of these?\n\n${list(known.map((each) => each.filter(Boolean).join(', ')))}`
}

export function listed(found: readonly Contact[], count: number): string {
  const more = count > found.length ? `\n\nAnd ${count - found.length} more, on the page Contacts.` : ''
  return `${counted(count, 'contact')}:\n\n${lines(found)}${more}`
}

export function howMany(count: number): string {
  return count === 0 ? none : `${counted(count, 'contact')}, with those in your events and your mail.`
}

export function met(found: readonly Contact[], said: string): string {
  if (found.length === 0) return `No event of ${said} names a guest.`
  return `Guests of your events ${said}:\n\n${lines(found)}`
}

/** How times are written for the person, where they are. */
export type Days = { now: Date; zone: string; format: TimeFormat }

/** An address that appears only in untrusted text is marked as such. */
export function told(contact: Contact, facet: Facet, days: Days): string {
  const name = escaped(titleOf(contact))
  if (facet === 'company')
    return contact.company === ''
      ? `I have no company of ${name}.`
      : `${name}: ${escaped(contact.company)}.${originOf(contact)}`
  if (facet === 'zone') return timeOf(contact, days)
  const isWhole = facet === 'all' || facet === 'who'
  const values = isWhole ? [...contact.emails, ...contact.phones] : contact[facet]
  const noun = facet === 'phones' ? 'phone number' : facet === 'emails' ? 'address' : 'address or number'
  const history = facet === 'who' ? historyOf(contact, days) : ''
  if (values.length === 0) return `I have no ${noun} of ${name}.${history}`
  const company = isWhole && contact.company !== '' ? `, ${escaped(contact.company)}` : ''
  return `${name}${company}: ${values.map(escaped).join(', ')}.${history}${originOf(contact)}`
}

/** “It is 14:05 for Akira Tan (Asia/Tokyo).”, with the day where it is another one than for the person. */
function timeOf({ zone, ...contact }: Contact, { now, zone: own, format }: Days): string {
  const name = escaped(titleOf(contact))
  if (zone === '') return `I do not know the time zone of ${name}. “${name}’s time zone is Tokyo” would store one.`
  const [there, here] = [momentIn(now, zone), momentIn(now, own)]
  const day = there.toPlainDate().equals(here.toPlainDate()) ? '' : ` on ${dateText(there.toPlainDate(), format)}`
  return `It is ${timeText(there, format)}${day} for ${name} (${zone.replaceAll('_', ' ')}).`
}

export function ownTime({ now, zone, format }: Days): string {
  return `For you it is ${timeText(momentIn(now, zone), format)}.`
}

/** When they last met and wrote, and when they meet next. */
function historyOf({ last_met, next_meeting, last_mail }: Contact, { zone, format }: Days): string {
  const day = (moment: string) => dateText(momentIn(new Date(moment), zone).toPlainDate(), format)
  return [
    last_met === null ? '' : ` You last met on ${day(last_met)}.`,
    next_meeting === null ? '' : ` You meet next on ${day(next_meeting)}.`,
    last_mail === null ? '' : ` The latest mail is from ${day(last_mail)}.`,
  ].join('')
}

function originOf({ saved, foreign, sources }: Contact): string {
  return !saved && foreign ? ` It is known from ${sources.map(escaped).join(', ')} alone.` : ''
}

function lines(found: readonly Contact[]): string {
  return list(
    found.slice(0, mostShown).map((contact) => {
      const { name, emails, company } = contact
      return [quote(titleOf(contact)), ...(name === '' ? [] : emails.map(escaped)), escaped(company)]
        .filter(Boolean)
        .join(', ')
    }),
  )
}

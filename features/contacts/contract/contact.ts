import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { instant, zone as knownZone } from '#foundation/contract/time.ts'

export const contactOrigins = ['own', 'file'] as const

const address = z.string().trim().toLowerCase().pipe(z.email().max(320))
const name = z.string().trim().max(200)
const emails = z.array(address).max(20)
const phones = z.array(z.string().trim().min(1).max(50)).max(20)
const company = z.string().trim().max(200)
const notes = z.string().max(10_000)
const zone = z
  .string()
  .trim()
  .refine((said) => said === '' || knownZone.safeParse(said).success, 'Not a time zone, such as Europe/Vienna.')

/** The id of a saved contact, or the address of someone who is not saved. */
const which = z.union([id, address]).meta({
  description: 'The id of a contact, or the address of somebody who is known from events or mail alone.',
})

export const contact = z
  .object({
    id: z.string().meta({ description: 'Of somebody who is known from events or mail alone, the address.' }),
    saved: z.boolean().meta({ description: 'Kept by the person; otherwise known from events or mail alone.' }),
    name: z.string(),
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    company: z.string(),
    notes: z.string(),
    zone: z.string().meta({ description: 'Where they live, such as Asia/Tokyo; empty where it is not known.' }),
    last_met: instant.nullable().meta({ description: 'When the latest event with them began.' }),
    next_meeting: instant.nullable(),
    last_mail: instant.nullable().meta({ description: 'When the latest mail to or from them was sent.' }),
    foreign: z.boolean().meta({ description: 'Some of its text is not the person’s own.' }),
    sources: z
      .array(z.string())
      .meta({ description: 'Other people’s text in here, such as that of an event or a mail.' }),
    revision: z.int().min(0).meta({ description: '0: not saved.' }),
  })
  .meta({ id: 'Contact' })
export type Contact = z.infer<typeof contact>

const needsOne = { error: 'Give a name or an address.', path: ['name'] }

export const newContact = z
  .object({
    id: id.optional().meta({ description: 'Chosen by whoever asks, so that asking twice makes one.', examples: [] }),
    name: name.meta({ description: 'May be empty where there is an address.' }),
    emails: emails.default([]),
    phones: phones.default([]),
    company: company.default(''),
    notes: notes.default(''),
    zone: zone.default('').meta({
      description: 'The time zone in which they live; empty where it is not known.',
      examples: ['Asia/Tokyo'],
    }),
  })
  .refine((input) => input.name !== '' || input.emails.length > 0, needsOne)
export type NewContact = z.output<typeof newContact>

export const whichContact = z.object({
  contact: which,
  revision: z.int().min(0).optional().meta({ description: 'As it was seen: refused where it changed since.' }),
})
export type WhichContact = z.output<typeof whichContact>

/** Lists replace the stored ones. Changing someone who is not saved saves them as a contact. */
export const changedContact = whichContact.extend({
  name: name.optional(),
  emails: emails.optional(),
  phones: phones.optional(),
  company: company.optional(),
  notes: notes.optional(),
  zone: zone.optional().meta({ examples: ['Asia/Tokyo'] }),
})
export type ChangedContact = z.output<typeof changedContact>

/** Merges two contacts of one person: everything of the other moves to the first, whose name stays. */
export const mergedContacts = z.object({ contact: which, other: which })

/** Sent to all devices of the person when any contact has changed. */
export const contactsChanged = z.object({ type: z.literal('contacts/changed') })
export const contactsDown = [contactsChanged] as const

/*
 * Everything that changes something is an action, asked for by `POST /v1/actions/{name}`:
 *
 * contacts.add-contact     newContact         contacts.change-contact  changedContact
 * contacts.merge-contacts  mergedContacts     contacts.delete-contact  whichContact
 * contacts.import-file     { import }
 */

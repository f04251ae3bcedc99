import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'

/** An uploaded file before its import: what is in it, and what would become of each entry. */
export const contactsPreview = z
  .object({
    id: id.meta({ description: 'For `contacts.import-file`; good for an hour.' }),
    name: z.string(),
    added: z.int(),
    changed: z.int().meta({ description: 'Known already, and told something new.' }),
    unchanged: z.int(),
    left: z.array(z.object({ name: z.string(), why: z.string() })).meta({ description: 'What is not kept, and why.' }),
    first: z.array(z.object({ name: z.string(), state: z.enum(['added', 'changed', 'unchanged']) })),
  })
  .meta({ id: 'ContactsPreview' })
export type ContactsPreview = z.infer<typeof contactsPreview>

/** Two megabytes are about 10,000 contacts without pictures. */
export const contactsFileBytes = 2 * 1024 * 1024

const exampleFile = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Akira Tan', 'EMAIL:akira@example.com', 'END:VCARD', ''].join(
  '\r\n',
)

export const previewContactsRoute = defineRoute({
  method: 'POST',
  path: '/v1/contacts/imports',
  summary: 'Send a file of contacts (vCard) and see what importing it would do.',
  access: 'person',
  body: z
    .object({ name: z.string().max(300), content: z.string() })
    .meta({ examples: [{ name: 'Contacts.vcf', content: exampleFile }] }),
  bodyLimit: contactsFileBytes + 1024 * 1024,
  answer: contactsPreview,
})

export const exportContactsRoute = defineRoute({
  method: 'GET',
  path: '/v1/contacts/contacts.vcf',
  summary: 'The contacts that are kept, as a file (vCard 3.0, which every program reads).',
  access: 'person',
  file: 'text/vcard',
})

import { randomUUID } from 'node:crypto'
import type { Contact, ContactsPreview } from '#features/contacts/contract.ts'
import type { Stage } from './stage.ts'

/** Creates and changes contacts of a stage's person, as the buttons would. */
export function createContactDesk(stage: Stage) {
  const list = async () => (await stage.ana.call<{ contacts: Contact[] }>('GET', '/v1/contacts')).body.contacts
  async function contact(more: object = {}) {
    const id = randomUUID()
    await stage.act('contacts.add-contact', { name: `Akira ${id}`, emails: [`${id}@example.com`], ...more, id })
    return { contact: id }
  }
  return {
    list,
    contact,
    two: async () => ({ ...(await contact()), other: (await contact()).contact }),
    /** A file of one contact. */
    sent: async (name = 'Tom') => {
      const content = ['BEGIN:VCARD', `UID:${randomUUID()}`, `FN:${name}`, 'END:VCARD'].join('\r\n')
      const { body } = await stage.ana.call<ContactsPreview>('POST', '/v1/contacts/imports', {
        name: `${name}.vcf`,
        content,
      })
      return { import: body.id }
    },
    /** Changes every one of them. */
    renameAll: async () => {
      for (const { id } of await list()) await stage.act('contacts.change-contact', { contact: id, company: 'Another' })
    },
  }
}

import { expect, test } from 'vitest'
import type { Contact } from '../../contract.ts'
import { deedTitle } from './keeping.ts'
import { type Deeds, lateContacts } from './late-contacts.ts'

const [akira, made] = ['019ab2c4-0000-7000-8000-000000000001', '019ab2c4-0000-7000-8000-000000000002']

const blank = { phones: [], company: '', notes: '', zone: '', foreign: false, sources: [] }
const met = { last_met: null, next_meeting: null, last_mail: null }
const saved: Contact = { ...blank, ...met, id: akira, saved: true, name: 'Akira Tan', emails: [], revision: 2 }
const guest: Contact = { ...saved, id: 'ben@example.com', saved: false, name: 'Ben', emails: ['ben@example.com'] }

const deed = (name: string, input: object, state: Deeds[number]['state'] = 'waiting') => ({
  name: `contacts.${name}`,
  input,
  state,
})
const names = (...deeds: Deeds) => lateContacts([saved, guest], deeds).contacts.map(({ name }) => name)

test('what was added, changed, merged and deleted without a connection is shown as it will be', () => {
  const added = deed('add-contact', { id: made, name: 'Tom' })
  expect(names(added)).toEqual(['Tom', 'Akira Tan', 'Ben'])
  expect(names(added, deed('change-contact', { contact: made, revision: 1, name: 'Tom Weber' }))).toContain('Tom Weber')
  expect(names(deed('change-contact', { contact: akira, name: 'Akira' }))).toEqual(['Akira', 'Ben'])
  expect(names(deed('delete-contact', { contact: guest.id }))).toEqual(['Akira Tan'])
  expect(names(deed('merge-contacts', { contact: akira, other: guest.id }))).toEqual(['Akira Tan'])
})

test('a guest whose name was put right is a contact from then on', () => {
  const { contacts, waiting } = lateContacts([guest], [deed('change-contact', { contact: guest.id, name: 'Ben O.' })])
  expect(contacts).toMatchObject([{ name: 'Ben O.', saved: true }])
  expect(waiting).toEqual(new Set([guest.id]))
})

test('what was refused is shown as it is', () => {
  expect(names(deed('delete-contact', { contact: akira }, 'refused'))).toEqual(['Akira Tan', 'Ben'])
})

test('what waits is named by whom it is about', () => {
  expect(deedTitle('contacts.delete-contact', { contact: akira }, [saved])).toBe('Delete “Akira Tan”')
  expect(deedTitle('contacts.add-contact', { name: '', emails: ['t@example.com'] }, [])).toBe('Add “t@example.com”')
  expect(deedTitle('contacts.change-contact', { contact: made }, [saved])).toBe('Change a contact')
})

import { describe, expect, test } from 'vitest'
import type { StoredContact } from '../rules/contact.ts'
import { UnreadableFile } from './file-contact.ts'
import { readContactsFile } from './read.ts'
import { writeContacts } from './write.ts'

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')

describe('reading', () => {
  test('takes names, addresses, numbers, company and notes, preferred ones first', () => {
    const text = card(
      'UID:7',
      'N:Tan;Akira;;Dr.;',
      'FN:Akira Tan',
      'item1.EMAIL;TYPE=INTERNET:at@example.com',
      'EMAIL;TYPE=INTERNET,PREF:Akira@Example.com',
      'TEL;VALUE=uri:tel:+65-1',
      'ORG:Northwind\\, Inc.;Sales',
      'NOTE:Likes tea\\nand Go',
      'TZ;VALUE=TEXT:Asia/Tokyo',
    )
    expect(readContactsFile(text)).toEqual({
      contacts: [
        {
          uid: '7',
          name: 'Akira Tan',
          emails: ['akira@example.com', 'at@example.com'],
          phones: ['+65-1'],
          company: 'Northwind, Inc., Sales',
          notes: 'Likes tea\nand Go',
          zone: 'Asia/Tokyo',
        },
      ],
      left: [],
    })
  })

  test('builds a missing name from its parts, in older files as well', () => {
    const text = card('N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BCller;Zo=C3=AB;;;', 'TEL;CELL:1')
    expect(readContactsFile(text).contacts).toMatchObject([{ name: 'Zoë Müller', phones: ['1'], uid: null }])
  })

  test('lists what is left out', () => {
    const text = [
      card('FN:Tom', 'PHOTO:abc', 'ADR:;;Main St;;;;', 'BDAY:19800101'),
      card('FN:Choir', 'KIND:group'),
      card('TEL:1'),
      'BEGIN:VCARD\r\nFN:Cut',
    ].join('')
    const { contacts, left } = readContactsFile(text)
    expect(contacts.map(({ name }) => name)).toEqual(['Tom'])
    expect(left).toEqual([
      { name: 'Tom', why: 'Not kept: picture, postal address, birthday.' },
      { name: 'Choir', why: 'Groups are not kept.' },
      { name: 'Nobody', why: 'It has neither a name nor an address.' },
      { name: 'Cut', why: 'The file ends in the middle of it.' },
    ])
  })

  test('refuses a file that has no contacts', () => {
    for (const text of ['', 'Name,Email', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR', card('TEL:1')])
      expect(() => readContactsFile(text)).toThrow(UnreadableFile)
  })
})

test('a written file reads back the same', () => {
  const contact: StoredContact = {
    id: 'a',
    uid: null,
    origin: 'own',
    writtenAfter: {},
    revision: 1,
    name: 'Zoë; Müller, the 2nd',
    emails: ['zoe@example.com', 'zm@example.com'],
    phones: ['+43 1'],
    company: 'Northwind, Inc.',
    notes: 'Tea;\nno, coffee \\ milk',
    zone: 'Europe/Vienna',
  }
  const { contacts, left } = readContactsFile([...writeContacts([contact])].join(''))
  const { id, origin: _origin, writtenAfter: _written, revision: _revision, ...fields } = contact
  expect(contacts).toEqual([{ ...fields, uid: id }])
  expect(left).toEqual([])
})

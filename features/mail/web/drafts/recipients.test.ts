import { expect, test } from 'vitest'
import { mailtoOf, typed, written } from './recipients.ts'

test('what is typed is read back as it is shown, and nothing of it is lost', () => {
  const people = [
    { name: 'Sara Lind', address: 'sara@example.com' },
    { name: '', address: 'tom@example.com' },
    { name: 'Somebody', address: '' },
  ]
  expect(written(people)).toBe('Sara Lind <sara@example.com>, tom@example.com, Somebody')
  expect(typed(written(people))).toEqual(people)
  expect(typed('"Lind" <sara@example.com>; half@; ')).toEqual([
    { name: 'Lind', address: 'sara@example.com' },
    { name: 'half@', address: '' },
  ])
})

test('a mail program gets recipients, subject and text, whatever is in them', () => {
  const to = [
    { name: 'Sara', address: 'sara+x@example.com' },
    { name: 'Nobody', address: '' },
  ]
  const link = new URL(mailtoOf({ to, cc: [], bcc: [], subject: 'A & B?', text: 'Hi,\nbye' }))
  expect(link.pathname).toBe('sara%2Bx@example.com')
  expect(link.searchParams.get('subject')).toBe('A & B?')
  expect(link.searchParams.get('body')).toBe('Hi,\r\nbye')
})

import { expect, test } from 'vitest'
import type { Connection, LeftThing } from '../contract.ts'
import { leftWords, meansWords, stateWords, troubleWords } from './words.ts'

const connection = { state: 'active', done: 200, most: 1_240, whole: false, looked_at: null, waiting: 0 } as Connection

test('a person reads how far the copy is, and what did not work', () => {
  expect(stateWords(connection)).toBe('It is being looked at for the first time.')
  const looked = { ...connection, looked_at: '2026-11-23T08:00:00Z', trouble: null, given_up: 0, refused: 0 }
  expect(stateWords(looked)).toMatch(/^200 of 1,240 are here so far\. Looked at /)
  expect(stateWords({ ...looked, done: 1_240, whole: true, waiting: 2 })).toMatch(
    /^All 1,240 are here\. .* 2 of your changes are on their way there\.$/,
  )
  expect(stateWords({ ...connection, state: 'refused' })).toBe('It waits for a new password.')
  expect(stateWords({ ...connection, state: 'refused' }, { signsIn: true })).toBe('It waits for you to sign in again.')
  expect(stateWords({ ...connection, state: 'paused' })).toBe('Paused: it is not looked at.')
  expect(troubleWords(looked)).toEqual([])
  expect(troubleWords({ ...looked, trouble: 'It is away.', given_up: 1 })).toEqual([
    'It is away.',
    'The server did not take 1 of your changes.',
  ])
})

test('what was left behind is called by what is known of it', () => {
  const thing = {
    id: '1',
    kind: 'unread',
    title: 'Budget',
    by: 'Sara',
    at: null,
    place: 'Inbox, number 4',
  } as LeftThing
  expect(leftWords(thing)).toEqual({ name: '“Budget” from Sara', where: 'Inbox, number 4' })
  expect(leftWords({ ...thing, title: '', at: '2026-11-23T08:00:00Z' })).toEqual({
    name: 'A mail from Sara without a subject',
    where: expect.stringMatching(/^Inbox, number 4 · .*23 Nov/),
  })
  expect(leftWords({ ...thing, title: '', by: '', place: '' })).toEqual({
    name: 'A mail of which nothing is known',
    where: '',
  })
})

test('an account says what it may do, and by which servers', () => {
  const imap = { use: 'imap', host: 'imap.northwind.example', port: 993, security: 'tls' as const }
  const smtp = { use: 'smtp', host: 'smtp.northwind.example', port: 465, security: 'tls' as const }
  expect(meansWords({ servers: [imap] })).toBe('Reads and sorts mail; nothing can be sent yet · imap.northwind.example')
  expect(meansWords({ servers: [imap, smtp] })).toBe(
    'Reads, sorts and sends mail · imap.northwind.example, smtp.northwind.example',
  )
  expect(meansWords({ servers: [imap, { ...smtp, host: imap.host }] })).toBe(
    'Reads, sorts and sends mail · imap.northwind.example',
  )
})

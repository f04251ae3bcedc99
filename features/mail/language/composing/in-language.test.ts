import { expect, test } from 'vitest'
import { withoutLanguage } from './in-language.ts'
import { readCompose } from './read-compose.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), dateOrder: 'day-first' as const }

test.each([
  ['mail Tom in German that the lease is signed', 'mail Tom that the lease is signed', 'German'],
  ['write a mail in french to Tom saying it is done', 'write a mail to Tom saying it is done', 'French'],
  ['ask Tom in Italian for the lease', 'ask Tom for the lease', 'Italian'],
  ['in Spanish: mail Tom that it is done', 'mail Tom that it is done', 'Spanish'],
  ['mail Tom that the lease is signed, in German please', 'mail Tom that the lease is signed', 'German'],
  ['mail Tom in English that it is done', 'mail Tom that it is done', undefined],
  ['mail Tom auf Deutsch: we start on Monday', 'mail Tom: we start on Monday', 'German'],
  ['mail Tom auf Deutsch: wir kommen am Montag', 'mail Tom: wir kommen am Montag', undefined],
  ['maile Tom auf Deutsch: ja', 'maile Tom: ja', undefined],
  ['mail Tom that the lease is in German', 'mail Tom that the lease is in German', undefined],
  ['ask Tom for the lease in German to sign it', 'ask Tom for the lease in German to sign it', undefined],
])('the language of “%s”', (message, text, language) => {
  expect(withoutLanguage(message)).toEqual({ text, ...(language !== undefined && { language }) })
})

test('a language is no part of a name, and is kept', () => {
  expect(readCompose('mail Tom in German that the lease is signed', wording)?.wish).toMatchObject({
    to: ['Tom'],
    words: ['The lease is signed.'],
    language: 'German',
  })
})

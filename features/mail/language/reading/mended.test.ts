import { expect, test } from 'vitest'
import { mended } from './mended.ts'

test.each([
  ['wot arived since yestrday', 'what arrived since yesterday'],
  ['dratf a line', 'draft a line'],
  ['the quote back on mondya mornign', 'the quote back on monday morning'],
  ['two lines donw, mails onyl', 'two lines down, mails only'],
])('“%s” is “%s”', (said, meant) => {
  expect(mended(said)).toBe(meant)
})

test.each([
  'the craft mails from Arden',
  'mondays rota',
  'he archived the drafts',
  'mourning notice',
  'star fridas mail and archie',
])('“%s” stays as it is', (said) => {
  expect(mended(said)).toBe(said)
})

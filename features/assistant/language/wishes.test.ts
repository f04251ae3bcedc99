import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLang } from '#foundation/language/learned/lang-file.ts'
import { declined, wishes } from './wishes.ts'

const folder = import.meta.dirname
const learned = globSync('wishes-*.lang', { cwd: folder }).flatMap((file) =>
  readLang(readFileSync(join(folder, file), 'utf8'), file).lines.map(({ intent }) => intent),
)

test('every wish that is recognised is declined by name, and no other', () => {
  expect(Object.keys(wishes).toSorted()).toEqual([...new Set(learned)].toSorted())
})

test('says what was wanted, what it takes and what helps today', () => {
  expect(declined('want-translation')).toBe(
    'I cannot translate by myself; with a language model connected I can. I can sum up an English text in its own sentences.',
  )
  expect(declined('want-mail-read')).toBe('I cannot read your mail yet. I can sum up a mail that you paste here.')
  expect(declined('want-weather')).toBe('I cannot tell the weather. I can show what you have that day.')
})

test('declines nothing that is no wish', () => {
  expect(declined('remember')).toBeUndefined()
})

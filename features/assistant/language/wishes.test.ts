import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLang } from '#foundation/language/learned/lang-file.ts'
import { services, type Wish, wishes } from './wishes.ts'

const folder = import.meta.dirname
const learned = globSync('wishes-*.lang', { cwd: folder }).flatMap((file) =>
  readLang(readFileSync(join(folder, file), 'utf8'), file).lines.map(({ intent }) => intent),
)

test('every wish that is recognised is declined by name, and no other', () => {
  expect(Object.keys(wishes).toSorted()).toEqual([...new Set(learned)].toSorted())
})

test('a wish that names a service has a place for the name', () => {
  const at = Object.values<Wish>(wishes).flatMap((wish) => wish.at ?? [])
  expect(at.filter((words) => !words.includes('{}'))).toEqual([])
  expect(Object.keys(services)).toContain('gmail')
})

import { expect, test } from 'vitest'
import { isCalledBy, named } from './named-files.ts'

test.each([
  ['lease', 'Press release returns desk.rtf', false],
  ['lease', 'Lease Mill Street 12.pdf', true],
  ['vertrag', 'Mietvertrag 2026.pdf', true],
  ['budget second', 'Budget second phase.xlsx', true],
  ['phase budget', 'Budget second phase.xlsx', true],
  ['.xlsx', 'Budget second phase.xlsx', true],
  ['contract', 'Budget second phase.xlsx', false],
])('“%s” calls “%s”: %s', (words, name, isSo) => {
  expect(isCalledBy(words.split(' '), name)).toBe(isSo)
})

test.each([
  ['quote from vega', ['Quote Vega.pdf']],
  ['quotes', ['Quote Vega.pdf', 'Quote Lumen.pdf']],
  ['menu of the quote', []],
])('“%s” names %j', (said, names) => {
  const kept = ['Quote Vega.pdf', 'Quote Lumen.pdf', 'Menu.pdf'].map((name) => ({
    id: name,
    name,
    bytes: 1,
    created_at: '',
    tags: [],
  }))
  expect(named(kept, said).map(({ name }) => name)).toEqual(names)
})

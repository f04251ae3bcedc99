import { expect, test } from 'vitest'
import { summary } from './import-words.ts'

const preview = { id: crypto.randomUUID(), name: 'a.ics', replaces: null, left: [], first: [] }

test.each([
  [{ events: 12, added: 10, changed: 1, unchanged: 1 }, '12 events: 10 new, 1 changed, 1 here already.'],
  [{ events: 1, added: 1, changed: 0, unchanged: 0 }, '1 event: 1 new.'],
  [{ events: 3, added: 0, changed: 0, unchanged: 3 }, '3 events: 3 here already. There is nothing to import.'],
  [{ events: 0, added: 0, changed: 0, unchanged: 0 }, 'There is no event in this file that can be imported.'],
])('of %j it is said: %s', (counts, words) => {
  expect(summary({ ...preview, ...counts })).toBe(words)
})

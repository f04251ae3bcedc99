import { expect, test } from 'vitest'
import { rebasedBy } from './rebased.ts'

const rebased = rebasedBy({ which: 'note', thing: 'note' })
const later = { note: 'a', revision: 3, text: 'New' }
const outcome = { id: '1', state: 'done', title: '', sentence: null, undoable: true, redoable: false }
const after = (input: unknown, answer?: Record<string, unknown>) => ({
  input,
  outcome: { ...outcome, ...(answer && { answer }) },
})

test('a later change of the same thing is based on what the earlier one left', () => {
  const earlier = after({ note: 'a', revision: 3 }, { note: { revision: 4 } })
  expect(rebased(later, earlier)).toEqual({ ...later, revision: 4 })
})

test.each([
  ['another thing', after({ note: 'b', revision: 3 }, { note: { revision: 4 } })],
  ['another sight of it', after({ note: 'a', revision: 2 }, { note: { revision: 4 } })],
  ['no revision', after({ note: 'a' }, { note: { revision: 4 } })],
  ['an answer without it', after({ note: 'a', revision: 3 })],
])('an earlier change of %s changes nothing', (_, earlier) => {
  expect(rebased(later, earlier)).toBe(later)
})

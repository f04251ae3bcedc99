import { expect, test } from 'vitest'
import type { Occurrence } from '../contract.ts'
import { createRevisions } from './revisions.ts'

const event = '0199a5d2-0000-7000-8000-000000000001'
const seen = (revision: number) => ({ event, revision }) as Occurrence

test('an edit is based on what the one before it left, also before that is drawn', () => {
  const revisions = createRevisions()
  expect(revisions.of(seen(3))).toBe(3)
  revisions.answered({ event, revision: 4 })
  expect(revisions.of(seen(3))).toBe(4)
  expect(revisions.of(seen(6))).toBe(6)
})

test('an answer without an occurrence, as of what waits for a yes, changes nothing', () => {
  const revisions = createRevisions()
  revisions.answered(undefined)
  revisions.answered({ event, revision: 'four' })
  expect(revisions.of(seen(3))).toBe(3)
})

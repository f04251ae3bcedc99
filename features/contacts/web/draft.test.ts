import { expect, test } from 'vitest'
import { emptyDraft, inputOf, isNamed, withLine, zoneProblem } from './draft.ts'

test('a list always ends in one empty line', () => {
  expect(withLine([''], 0, 'a')).toEqual(['a', ''])
  expect(withLine(['a', ''], 1, 'b')).toEqual(['a', 'b', ''])
  expect(withLine(['a', 'b', ''], 0, '')).toEqual(['', 'b', ''])
  expect(withLine(['', 'b', ''], 1, 'c')).toEqual(['c', ''])
})

test('empty lines are not sent', () => {
  expect(inputOf({ ...emptyDraft, name: ' Akira ', emails: ['a@example.com ', ''] })).toEqual({
    name: 'Akira',
    emails: ['a@example.com'],
    phones: [],
    company: '',
    notes: '',
    zone: '',
  })
})

test('a name or an address is enough', () => {
  expect(isNamed(emptyDraft)).toBe(false)
  expect(isNamed({ ...emptyDraft, emails: ['a@example.com'] })).toBe(true)
})

test('a time zone may be missing, but not unknown', () => {
  const problems = ['', ' Asia/Tokyo ', 'Tokyo'].map((zone) => zoneProblem({ ...emptyDraft, zone }))
  expect(problems).toEqual([undefined, undefined, expect.stringContaining('Choose a time zone')])
})

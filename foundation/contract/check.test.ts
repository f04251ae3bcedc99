import { expect, test } from 'vitest'
import { z } from 'zod'
import { check } from './check.ts'
import { Failure } from './failure.ts'

const shape = z.object({
  title: z.string().min(1).max(5),
  count: z.int().min(2),
  colour: z.enum(['red', 'green']),
  starts: z.iso.datetime(),
  tags: z.array(z.string()).max(1),
})
const good = { title: 'Lunch', count: 2, colour: 'red', starts: '2026-01-05T09:00:00Z', tags: [] }

function refusal(input: unknown): Failure {
  try {
    check(shape, input)
  } catch (error) {
    if (error instanceof Failure) return error
  }
  throw new Error('This should have been refused.')
}

test('valid input is returned without unknown fields', () => {
  expect(check(shape, { ...good, secret: 1 })).toEqual(good)
})

test.each([
  [{ title: undefined }, 'title', 'This is missing.'],
  [{ title: 7 }, 'title', 'This must be text.'],
  [{ title: '' }, 'title', 'This must not be empty.'],
  [{ title: 'Luncheon' }, 'title', 'This must have at most 5 characters.'],
  [{ count: 1 }, 'count', 'This must be at least 2.'],
  [{ count: 2.5 }, 'count', 'This must be a whole number.'],
  [{ colour: 'blue' }, 'colour', 'This must be one of red, green.'],
  [{ starts: 'soon' }, 'starts', 'This is not a moment such as 2026-01-05T09:00:00Z.'],
  [{ tags: ['a', 'b'] }, 'tags', 'This must have at most one entry.'],
  [{ tags: [1] }, 'tags.0', 'This must be text.'],
])('%j is refused with a sentence at %s', (wrong, field, message) => {
  const failure = refusal({ ...good, ...wrong })
  expect(failure.code).toBe('invalid')
  expect(failure.errors).toEqual([{ field, message }])
  expect(failure.message).toBe(`Please check “${field}”: ${message}`)
})

test('all invalid fields are named', () => {
  expect(refusal({ ...good, title: '', count: 'x' }).message).toBe('Please check “title” and “count”.')
})

test('input that is no object is reported as such', () => {
  expect(refusal('nonsense').message).toBe('This must be an object.')
})

const everything = z.record(z.string(), z.unknown())

test.each([
  [{ note: 'nul \0' }, 'note', 'This contains a character that cannot be stored.'],
  [{ note: 'half \uD800' }, 'note', 'This contains a character that cannot be stored.'],
  [{ notes: [1, { text: '\0' }] }, 'notes.1.text', 'This contains a character that cannot be stored.'],
  [{ notes: { 'a\0': 1 } }, 'notes', 'The name of a field contains a character that cannot be stored.'],
])('text that PostgreSQL cannot store is refused whatever the schema allows: %j', (input, field, message) => {
  let failure: unknown
  try {
    check(everything, input)
  } catch (error) {
    failure = error
  }
  expect(failure).toMatchObject({ code: 'invalid', errors: [{ field, message }] })
})

test('text outside the basic plane is storable', () => {
  expect(check(everything, { '👍': ['🗓️', null, 1] })).toEqual({ '👍': ['🗓️', null, 1] })
})

test('input that is nested a hundred thousand levels deep is refused without exhausting the stack', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  expect(() => check(z.unknown(), deep)).toThrow(/nested too deeply/)
})

import { expect, test } from 'vitest'
import { emptyFields } from './fields.ts'
import { merge, mergeText } from './merge.ts'

test('edits in different places are joined, in the same place they clash', () => {
  expect(mergeText('Hi Sara, see you.', 'Dear Sara, see you.', 'Hi Sara, see you soon.')).toBe(
    'Dear Sara, see you soon.',
  )
  expect(mergeText('Hi', 'Hi', 'Hi you')).toBe('Hi you')
  expect(mergeText('Hi', 'Hi you', 'Hi')).toBe('Hi you')
  expect(mergeText('Hi', 'Hi Tom', 'Hi Sara')).toBeUndefined()
})

test('recipients added or removed on either side are added and removed', () => {
  const [sara, tom, mia] = ['sara', 'tom', 'mia'].map((name) => ({ name, address: `${name}@example.com` }))
  if (!sara || !tom || !mia) throw new Error('three people')
  const base = { ...emptyFields, to: [sara] }
  const { fields, clash } = merge(base, { ...base, to: [sara, tom] }, { ...base, to: [mia] })
  expect(fields.to).toEqual([tom, mia])
  expect(clash).toEqual([])
})

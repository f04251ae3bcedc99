import { expect, test } from 'vitest'
import { mannersOf } from './manner.ts'

const tom = { name: 'Tom Becker', address: 'tom@example.com' }
const weber = { name: 'Ida Weber', address: 'ida@example.com' }
const own = 'Ana Lind'
const mails = (count: number, text: string, to = tom) => Array.from({ length: count }, () => ({ text, to: [to], own }))

test('learns the usual greeting and closing, apart for formal mails', () => {
  const sent = [
    ...mails(6, 'Hi Tom,\n\nthe lease is signed.\n\nCheers\nAna'),
    ...mails(2, 'Hello Tom!\n\nSee you there.\n\nBest,\nAna'),
    ...mails(4, 'Dear Ms Weber,\n\nplease find the offer.\n\nKind regards,\nAna Lind', weber),
  ]
  expect(mannersOf(sent)).toEqual({
    mails: 12,
    friendly: { greeting: 'Hi {name},', closing: 'Cheers\nAna' },
    formal: { greeting: 'Dear {name},', closing: 'Kind regards,\nAna Lind' },
  })
})

test('takes a name alone for a greeting, and a letter for a signature', () => {
  const sent = mails(5, 'Tom,\nseven is fine.\nA')
  expect(mannersOf(sent).friendly).toEqual({ greeting: '{name},', closing: 'A' })
})

test('learns nothing from few mails, or where each begins otherwise', () => {
  const none = { greeting: '', closing: '' }
  expect(mannersOf(mails(4, 'Hi Tom,\n\nyes.\n\nBest,\nAna')).friendly).toEqual(none)
  const mixed = ['The lease is signed.', 'Yes, at noon.', 'I will look into it tomorrow.', 'See below.', 'No.']
  expect(mannersOf(mixed.map((text) => ({ text, to: [tom], own }))).friendly).toEqual(none)
})

import { expect, test } from 'vitest'
import { linkedTo, without } from './linked-to.ts'

const offer = { kind: 'mail' as const, id: '1', title: 'Offer' }
const lunch = { kind: 'event' as const, id: '1', title: 'Lunch' }

test('a task is linked to a thing once, by what it is called last', () => {
  expect(linkedTo([offer, lunch], { ...offer, title: 'Offer, signed' })).toEqual([
    lunch,
    { ...offer, title: 'Offer, signed' },
  ])
})

test('a title that is too long is cut', () => {
  expect(linkedTo([], { ...offer, title: 'a'.repeat(400) })[0]?.title).toHaveLength(300)
})

test('things of two kinds may have one id', () => {
  expect(without([offer, lunch], offer)).toEqual([lunch])
})

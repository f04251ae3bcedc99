import { expect, test } from 'vitest'
import { splitOf } from './split.ts'

const received = {
  fromName: 'Priya Nair',
  fromAddress: 'priya@example.com',
  own: false,
  draft: false,
  automatic: false,
  listId: '',
  canLeave: false,
  callsOff: false,
  snippet: 'You are invited to the design sync.',
  marked: false,
}
const split = (changes: Partial<typeof received>) => splitOf([{ ...received, ...changes }], () => undefined)

test('an invitation waits for an answer until it is called off', () => {
  expect(split({})).toMatchObject({ split: 'answer', why: 'Priya Nair wrote last.' })
  expect(split({ callsOff: true })).toMatchObject({ split: 'rest', why: 'Priya Nair calls it off.' })
})

test('a newsletter is told from a list on which colleagues write to each other', () => {
  const byList = { ...received, listId: 'team.lists.example.com', canLeave: true }
  const marcus = { ...byList, fromName: 'Marcus Weber', fromAddress: 'marcus@example.com' }
  expect(split(byList)).toMatchObject({ split: 'newsletters' })
  expect(splitOf([byList, marcus], () => undefined)).toMatchObject({
    split: 'rest',
    why: 'It came by a list on which people write to each other.',
  })
  expect(split({ ...byList, canLeave: false })).toMatchObject({ split: 'rest' })
})

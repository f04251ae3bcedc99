import { expect, test } from 'vitest'
import { rehearsedOnce } from './rehearsing.ts'

const person = { id: '0199a5d2-0000-7000-8000-000000000001', sessionId: '0199a5d2-0000-7000-8000-000000000002' }

test('rehearses once for one asking, and anew for the next', async () => {
  const rehearsed: object[] = []
  const rehearse = rehearsedOnce(async (_, input: object) => {
    rehearsed.push(input)
    return []
  })
  const [drag, again] = [{ title: 'Budget' }, { title: 'Budget' }]
  expect(await Promise.all([rehearse(person, drag), rehearse(person, drag)])).toEqual([[], []])
  await rehearse(person, drag)
  expect(rehearsed).toEqual([drag])
  await rehearse(person, again)
  expect(rehearsed).toHaveLength(2)
})

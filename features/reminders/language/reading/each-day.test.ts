import { expect, test } from 'vitest'
import { readReminderWish } from './read-wish.ts'

/** Friday 20 November 2026. */
const wording = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), dateOrder: 'day-first', zone: 'UTC' } as const
const read = (sentence: string) => readReminderWish(sentence, wording)

test.each([
  [
    'remind me on Monday to ring the vet and on Tuesday to pay the rent',
    ['Ring the vet 2026-11-23', 'Pay the rent 2026-11-24'],
  ],
  ['remind me on Monday to pack and on Tuesday at 7 to leave', ['Pack 2026-11-23', 'Leave 2026-11-24T07:00']],
  [
    'remind me Monday about the visa, Tuesday about the hotel and on Friday to pack',
    ['The visa 2026-11-23', 'The hotel 2026-11-24', 'Pack 2026-11-27'],
  ],
])('“%s” is one for each day', (said, expected) => {
  const wish = read(said)
  const wishes = wish?.do === 'several' ? wish.wishes : []
  expect(
    wishes.map(
      ({ text, timing }) => `${text} ${timing?.by === 'time' ? timing.at : timing?.by === 'day' && timing.day}`,
    ),
  ).toEqual(expected)
})

test.each([
  ['remind me on Monday to ask Ben and Ann to come on Saturday'],
  ['remind me on Monday to ring the vet and to pay the rent'],
  ['remind me on Monday to pack for Tuesday and Wednesday'],
])('“%s” is one', (said) => {
  expect(read(said)).toMatchObject({ do: 'create' })
})

import { expect, test } from 'vitest'
import { emptyDialogue } from '#foundation/language/dialogue.ts'
import { grabbed } from './grabbed.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2027-01-06T08:30'),
  zone: 'America/New_York',
  dateOrder: 'month-first' as const,
}
const slot = { from: '2027-01-07T15:00:00', to: '2027-01-07T16:00:00' }

function made(sentence: string, offers = [slot]) {
  const wish = grabbed(sentence, { ...emptyDialogue, offers }, wording)?.wish
  return wish?.do === 'create'
    ? [wish.said.title, wish.said.when?.start.toString(), wish.said.when?.end?.toString()]
    : []
}

test.each([
  ['grab it, diaz listing prep', 'Diaz listing prep', '16:00'],
  ['okay book it, one hour, name is Hudson pavilion', 'Hudson pavilion', '16:00'],
  ['perfect take that slot for the roof survey', 'Roof survey', '16:00'],
  ['book that: tax papers, 45 min', 'Tax papers', '15:45'],
])('books the time that was told: “%s”', (sentence, title, end) => {
  expect(made(sentence)).toEqual([title, '2027-01-07T15:00:00', `2027-01-07T${end}:00`])
})

test.each(['grab it', 'take it off my list', 'grab a coffee', 'book it for tomorrow', 'book it, at 5, lunch'])(
  'leaves “%s” to others',
  (sentence) => {
    expect(made(sentence)).toEqual([])
  },
)

test('books none of several', () => {
  expect(made('grab it, diaz listing prep', [slot, slot])).toEqual([])
})

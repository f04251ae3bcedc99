import { expect, test } from 'vitest'
import type { Wish } from '../wish.ts'
import { readFollowUp } from './follow-up.ts'
import { readTaskWish } from './read-wish.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const

function after(before: string, sentence: string): Wish | undefined {
  const wish = readTaskWish(before, wording, false)?.wish
  return wish && readFollowUp(sentence, wish, { wording, isWaiting: false, isSpoken: true })
}

const report = 'new task: hand in the report, due tuesday'
const garden = 'add rake the leaves to my Garden list due tuesday'

test.each([
  ['due is 2 december, 4pm', { due: '2026-12-02T16:00' }],
  ['too early. a fortnight later please', { later: 14 }],
  ['2pm that day, to be exact', { due: '2026-11-21T14:00' }],
])('“%s” changes the task that was just made', (said, to) => {
  expect(after(report, said)).toMatchObject({ do: 'change', to })
})

test.each([
  [report, 'also order stamps', { title: 'order stamps' }],
  [report, 'and order stamps too', { title: 'order stamps', due: '2026-11-24' }],
  [report, 'cards for the choir, same day', { title: 'cards for the choir', due: '2026-11-24' }],
  [report, 'plus order stamps on the same day', { title: 'order stamps', due: '2026-11-24' }],
  [
    garden,
    "and 'rent a ladder' there too, due 2 december",
    { title: 'rent a ladder', list: 'Garden', due: '2026-12-02' },
  ],
  [garden, 'also trim the hedge on that list', { title: 'trim the hedge', list: 'Garden' }],
])('after “%s”, “%s” adds another one', (before, sentence, wanted) => {
  expect(after(before, sentence)).toEqual({ do: 'create', ...wanted })
})

test.each(['whats in that list now', 'show me that list', 'what else is on there'])(
  '“%s” asks for the list that a task was put into',
  (sentence) => {
    expect(after(garden, sentence)).toEqual({ do: 'list', which: { words: '', all: true, list: 'Garden' } })
    expect(after(report, sentence)).toBeUndefined()
  },
)

test.each([
  ['monday i mean', { due: '2026-11-23' }],
  ['monday, that is', { due: '2026-11-23' }],
  ['a day later', { later: 1 }],
  ['two weeks earlier', { later: -14 }],
])('“%s” behind a change puts it right', (sentence, to) => {
  const which = { it: true, words: '', all: false }
  expect(after('move the audit to thursday', sentence)).toEqual({ do: 'change', which, to })
})

test.each(['and the ferry one to sunday', 'and the tent to next friday'])(
  '“%s” behind a change is a change of its own',
  (sentence) => {
    expect(after('move the audit to thursday', sentence)).toBeUndefined()
    expect(readTaskWish(sentence, wording, true)?.wish).toMatchObject({ do: 'change' })
  },
)

test('the same day as a task without one is not guessed', () => {
  expect(after('new task: hand in the report', 'cards for the choir, same day')).toBeUndefined()
})

test.each(['and drop the tent one', 'also cancel the boxes', 'what is there on friday', 'is that monday?'])(
  '“%s” does not repeat the change before it',
  (sentence) => {
    expect(after('move the audit to thursday', sentence)).toBeUndefined()
  },
)

test.each([
  [garden, 'also buy seeds and clean the pots, both for saturday', ['buy seeds', 'clean the pots']],
  ['create a list called Garden', 'add buy seeds and clean the pots', ['buy seeds', 'clean the pots']],
])('after “%s”, “%s” adds to that list', (before, sentence, titles) => {
  const wish = after(before, sentence)
  const made = wish?.do === 'several' ? wish.wishes.flatMap((each) => (each.do === 'create' ? [each] : [])) : []
  expect(made.map(({ title, list }) => `${list}: ${title}`)).toEqual(titles.map((title) => `Garden: ${title}`))
})

test('what is there is put on the list that was just made', () => {
  const wish = after('create a list called Garden', 'put the hedge one in there')
  expect(wish).toMatchObject({ do: 'change', which: { words: 'hedge' }, to: { list: 'Garden' } })
})

test.each(['and the plants are lovely', 'also what is due on monday?', 'also the hedge one to friday'])(
  'after “%s” nothing is added to the list',
  (sentence) => {
    const wish = after('create a list called Garden', sentence)
    expect(wish?.do === 'create' || wish?.do === 'several').toBe(false)
  },
)

test.each([
  ['ask him about it on tuesday if i have not heard', '2026-11-24'],
  ['and chase him tomorrow unless he replies', '2026-11-21'],
  ['ask him about the weather', undefined],
])('while the card waits that gives it away, “%s”', (sentence, askOn) => {
  const before = readTaskWish('give the lease task to Tom', wording, false)?.wish
  const wish = before && readFollowUp(sentence, before, { wording, isWaiting: true, isSpoken: false })
  expect(wish?.do === 'change' ? wish.to.askOn : undefined).toBe(askOn)
})

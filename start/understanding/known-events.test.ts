import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

async function told(said: string) {
  const { ask, deeds } = createCalendarDesk()
  let answer = ''
  for (const words of said.split(' | ')) answer = (await ask(words)).text
  return { deeds, answer }
}

test.each([
  ['priya can only do 14:00', ['change talk 2026-12-02T14:00 2026-12-02T15:00']],
  ['the budget meeting has to be earlier, tuesday at 9', ['change budget 2026-11-24T09:00 2026-11-24T09:30']],
  ['put akira right after the product sync', ['change akira 2026-11-27T15:00 2026-11-27T15:30']],
  ['how long is the interview? | too much, 40 minutes', ['change talk 2026-12-02T11:00 2026-12-02T11:40']],
])('“%s” changes what is there', async (said, wanted) => {
  expect((await told(said)).deeds).toEqual(wanted)
})

test.each([['the nurse is ill, dentist at 13:30', 'Should I move “Dentist”']])(
  '“%s” is asked before anything changes',
  async (said, words) => {
    const { deeds, answer } = await told(said)
    expect(answer).toContain(words)
    expect(deeds).toEqual([])
  },
)

test.each([
  ['what time does the flight leave', '07:45'],
  ['the interview is how long?', '1 hour'],
  ['what is after the design review', 'Budget meeting'],
  ['does the product sync end before 4?', '14:00'],
])('“%s” is answered from the calendar', async (said, words) => {
  const { deeds, answer } = await told(said)
  expect(answer).toContain(words)
  expect(deeds).toEqual([])
})

test('an answer that names something else does not change what was offered', async () => {
  expect((await told('the nurse is ill, dentist at 13:30 | tea with the neighbours takes one hour')).deeds).toEqual([])
})

test.each([
  ['will the interview be as hard as the last one?', '“Interview with Priya”'],
  ['do I need to get up early on Monday', '“Dentist”'],
  ['what else for Monday', '“Dentist”'],
])('“%s” is answered by what stands there', async (said, words) => {
  const { deeds, answer } = await told(said)
  expect(answer).toContain(words)
  expect(deeds).toEqual([])
})

test('what comes near to a question, and its day, are spoken of from then on', async () => {
  const near = 'will the interview be as hard as the last one?'
  expect((await told(near)).answer).toContain('I find no direct answer')
  expect((await told(`${near} | move that one to 15:00`)).deeds).toEqual([
    'change talk 2026-12-02T15:00 2026-12-02T16:00',
  ])
  expect((await told(`${near} | put dinner with Mom at 18:00 that day`)).deeds).toEqual([
    'create Dinner with Mom 2026-12-02T18:00 2026-12-02T19:00',
  ])
})

test.each([
  ['put dinner with Mom at 18:00 that day', 'When'],
  ['both interviews at 18:00', 'What should be at 18:00?'],
  ['the plumber got a flat hes coming at 18:00', 'I do not know what to do with “hes”'],
])('“%s” makes nothing before it is asked', async (said, words) => {
  const { deeds, answer } = await told(said)
  expect(answer).toContain(words)
  expect(deeds).toEqual([])
})

test.each([
  [
    'when is the design review? | book tea with Omar right after it',
    'create Tea with Omar 2026-11-23T16:00 2026-11-23T17:00',
  ],
  [
    'when is the dentist? | pencil in half an hour with Omar straight before',
    'create Meeting with Omar 2026-11-23T10:30 2026-11-23T11:00',
  ],
])('“%s” is put beside what was spoken of', async (said, wanted) => {
  expect((await told(said)).deeds).toEqual([wanted])
})

test('a place is set by what is told of it', async () => {
  expect((await told('place of the design review: Room 9')).deeds).toEqual(['change review in Room 9'])
  expect((await told("where is the design review? | it's in room 9")).deeds).toEqual(['change review in room 9'])
})

test.each([
  ['the budget meeting room is far too small', 'Budget meeting'],
  ['the interview with priya makes me nervous', 'Interview with Priya'],
])('“%s” is nothing to do, and is asked about with what it names', async (said, title) => {
  const { deeds, answer } = await told(said)
  expect(answer).toContain('Is that about this?')
  expect(answer).toContain(title)
  expect(deeds).toEqual([])
})

test('a single word that stands in a title does not make news of it', async () => {
  expect((await told('the meeting culture here is odd')).answer).not.toContain('Is that about this?')
})

test('news of something that takes place is put in after a yes', async () => {
  expect((await told('the plumber comes on 2 december 8 to 10')).deeds).toEqual([])
  expect((await told('the plumber comes on 2 december 8 to 10 | yes please')).deeds).toEqual([
    'create The plumber comes 2026-12-02T08:00 2026-12-02T10:00',
  ])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

const file = new URL('../../features/calendar/language/sentences/guards.jsonl', import.meta.url)
const guards = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): { kind: string; said: string } => JSON.parse(line))

const lookups = new Set([
  'activity.list',
  'assistant.recall-facts',
  'calendar.find-free-time',
  'calendar.list-events',
  'calendar.search-events',
  'chat.search-conversations',
  'documents.list-files',
  'people.read-profile',
])

test.each([...Map.groupBy(guards, ({ kind }) => kind)])(
  'no sentence of the kind “%s” does anything or shows a card',
  async (_, sentences) => {
    const acted: string[] = []
    for (const { said } of sentences) {
      const { calls } = await createCalendarDesk().ask(said)
      if (calls.some(({ tool }) => !lookups.has(tool))) acted.push(said)
    }
    expect(sentences.length).toBeGreaterThanOrEqual(20)
    expect(acted).toEqual([])
  },
)

test.each([
  ['lunch yesterday at 1', 'create Lunch 2026-11-19T13:00 2026-11-19T14:00'],
  ['move the dentist to yesterday', 'change dentist 2026-11-19T11:00 2026-11-19T12:00'],
  ['the budget meeting was moved to 5', 'change budget 2026-11-23T17:00 2026-11-23T17:30'],
  ['cancel their design review', 'delete review'],
  ['move the call with sara to 3', 'change lunch 2026-11-23T15:00 2026-11-23T16:00'],
])('“%s” is done after a yes', async (said, deed) => {
  const { ask, deeds } = createCalendarDesk()
  await ask(said)
  expect(deeds).toEqual([])
  await ask('yes')
  expect(deeds).toEqual([deed])
})

test.each(['the movers: we come on friday at 3', 'caterers: i need 40 plates, friday 11am'])(
  '“%s” is said to somebody, and makes no event unasked',
  async (said) => {
    const { ask, deeds } = createCalendarDesk()
    await ask(said)
    expect(deeds).toEqual([])
  },
)

test('which of several is asked, and the answer decides', async () => {
  const { ask, deeds } = createCalendarDesk()
  await ask("move one of monday's meetings to tuesday")
  await ask('the design review')
  expect(deeds).toEqual(['change review 2026-11-24T15:00 2026-11-24T16:00'])
})

test('a date that has just gone by is that of next year only after a yes', async () => {
  const { ask, deeds } = createCalendarDesk()
  const { text } = await ask('add a workshop on 14 october at 10')
  expect(text).toContain('That would be next year')
  expect(deeds).toEqual([])
  await ask('yes')
  expect(deeds).toEqual(['create Workshop 2027-10-14T10:00 2027-10-14T11:00'])
})

test('what is there already is moved after a yes instead of made a second time', async () => {
  const { ask, deeds } = createCalendarDesk()
  const { text } = await ask('akiras 1:1 half past 11')
  expect(text).toContain('Should I move it to Wednesday, 25 November 2026, 11:30')
  expect(deeds).toEqual([])
  await ask('yes')
  expect(deeds).toEqual(['change akira 2026-11-25T11:30 2026-11-25T12:00'])
})

test.each(['scratch that, 730 to 930', 'same block there but at 3', 'bit longer, till half 3'])(
  '“%s” is no name of an event',
  async (said) => {
    const { ask, deeds } = createCalendarDesk()
    await ask(said)
    expect(deeds).toEqual([])
  },
)

test.each(['how free is friday', 'thx ur a star'])('“%s” changes nothing', async (said) => {
  const { calls } = await createCalendarDesk().ask(said)
  expect(calls.filter(({ tool }) => !lookups.has(tool))).toEqual([])
})

test('what speaks of the day of what was offered is no choice of it', async () => {
  const { ask, deeds } = createCalendarDesk()
  expect((await ask('cancel the checkup meeting on wednesday')).text).toContain('Do you mean “1:1 with Akira”')
  await ask('so wednesday looks how')
  expect(deeds).toEqual([])
})

test('what is chosen may be typed short', async () => {
  const { ask, deeds } = createCalendarDesk()
  await ask("move one of monday's meetings to tuesday")
  await ask('the design one pls')
  expect(deeds).toEqual(['change review 2026-11-24T15:00 2026-11-24T16:00'])
})

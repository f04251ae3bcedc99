import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

async function told(said: string) {
  const { ask, deeds } = createCalendarDesk()
  let answer = ''
  for (const words of said.split(' | ')) answer = (await ask(words)).text
  return { deeds, answer }
}

const made = 'put a workshop on tuesday at 4 in my calendar'
const workshop = 'create Workshop 2026-11-24T16:00 2026-11-24T17:00'

test.each([
  ['we’ll be sitting in the annex by the way', 'change new-1 in the annex'],
  ['shove that over to wednesday would you', 'change new-1 2026-11-25T16:00 2026-11-25T17:00'],
  ['they only need forty minutes of me', 'change new-1 2026-11-24T16:00 2026-11-24T16:40'],
  ['gran is over that day. could it be wednesday', 'change new-1 2026-11-25T16:00 2026-11-25T17:00'],
  ['it should come round every month, always the last tuesday', 'change new-1 FREQ=MONTHLY;BYDAY=-1TU'],
])('of what was just made, “%s” changes it', async (said, deed) => {
  expect((await told(`${made} | ${said}`)).deeds).toEqual([workshop, deed])
})

test('what is only likely is asked about, and a yes does it', async () => {
  const likely = `${made} | ophicleide people will have us in room 4`
  expect(await told(likely)).toEqual({
    deeds: [workshop],
    answer: 'Do you mean “the place is room 4”, about “Workshop”?',
  })
  expect((await told(`${likely} | yes`)).deeds).toEqual([workshop, 'change new-1 in room 4'])
  expect((await told(`${likely} | no`)).deeds).toEqual([workshop])
})

test.each([
  'please never cancel it',
  'if it rains, cancel it',
  'i might push it to tuesday',
  'nobody said to cancel it',
])('what is denied, depends on something or is only thought of is not done: “%s”', async (said) => {
  expect((await told(`${made} | ${said}`)).deeds).toEqual([workshop])
})

test.each([
  'i hate that room',
  'tom says he would rather have had it on friday',
  'ok that was easy',
  'my sister has one of those on fridays too',
  'why do we even do these',
])('of what was just made, “%s” changes nothing', async (said) => {
  expect((await told(`${made} | ${said}`)).deeds).toEqual([workshop])
})

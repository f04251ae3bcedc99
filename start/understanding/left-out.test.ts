import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

test.each([
  ['schedule lunch with Sara Thursday at 1 or Friday at 2', '“or Friday at 2”', 'Lunch with Sara 2026-11-26T13:00'],
  ['book a call with Tom Lee tomorrow at 11 if he is free', '“if he is free”', 'Call with Tom Lee 2026-11-21T11:00'],
])('“%s” makes nothing before %s is left out with a yes', async (words, left, event) => {
  const { ask, deeds } = createCalendarDesk()
  expect((await ask(words)).text).toContain(`I do not know what to do with ${left}.`)
  expect(deeds).toEqual([])
  await ask('yes')
  expect(deeds.map((deed) => deed.slice(0, `create ${event}`.length))).toEqual([`create ${event}`])
})

test('what is done to mail makes no event', async () => {
  const { ask, deeds } = createCalendarDesk()
  await ask("snooze Jonas's draft until tomorrow, 8:30")
  expect(deeds).toEqual([])
})

test('after a no nothing is made', async () => {
  const { ask, deeds } = createCalendarDesk()
  await ask('schedule lunch with Sara Thursday at 1 or Friday at 2')
  await ask('no')
  expect(deeds).toEqual([])
})

test('a reason that is told besides is no question', async () => {
  const { ask, deeds } = createCalendarDesk()
  await ask('schedule lunch with Sara Thursday at 1pm, she is in town')
  expect(deeds).toEqual(['create Lunch with Sara 2026-11-26T13:00 2026-11-26T14:00'])
})

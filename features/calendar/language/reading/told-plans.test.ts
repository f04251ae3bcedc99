import { expect, test } from 'vitest'
import type { Wording } from '#foundation/time/words/when.ts'
import { draftOf } from '../event/draft.ts'
import { readPutIn, readToldPlan } from './told-plans.ts'

const wording: Wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first',
}

test.each([
  ['we’ll be at the notary on 2 dec at 10:15, put it in', 'Notary', '2026-12-02T10:15'],
  ['from the ninth to the eleventh I’m in Graz, put that in all day', 'Graz', '2026-12-09'],
  ['the chimney sweep is here thursday at 8. stick that in my diary', 'The chimney sweep is here', '2026-11-26T08:00'],
  ['I have a call with the bank on monday at 11, note it down', 'Call with the bank', '2026-11-23T11:00'],
])('“%s” is the event %s', (said, title, start) => {
  const wish = readPutIn(said, wording)
  expect(wish && draftOf(wish).draft).toMatchObject({ title, start })
  expect(wish?.onlyTold).toBeUndefined()
})

test.each([
  'the report is due on monday at 11, note it down',
  'we need to call the bank on monday at 11, add it',
  'the bank closes early, put it in',
  'what is on monday at 11? put it in',
])('“%s” is no event that is put in', (said) => {
  expect(readPutIn(said, wording)).toBeUndefined()
})

test.each([
  ['dinner with the Novaks is on saturday at 8', 'Dinner with the Novaks', '2026-11-21T20:00'],
  ['the plumber comes thursday 8 to 10', 'The plumber comes', '2026-11-26T08:00'],
  ['my mother arrives on friday', 'My mother arrives', '2026-11-27'],
])('“%s” is news of something that takes place', (said, title, start) => {
  const wish = readToldPlan(said, wording)
  expect(wish && draftOf(wish).draft).toMatchObject({ title, start })
  expect(wish?.onlyTold).toBe(true)
})

test.each([
  'the plumber came yesterday at 8',
  'maybe the plumber comes thursday at 8',
  'the plumber wants thursday at 8',
  'does the plumber come thursday at 8',
  'the plumber comes at 8 on thursday or at 9 on friday',
  'I am tired today',
  'we need to pay the plumber by thursday',
])('“%s” is not offered', (said) => {
  expect(readToldPlan(said, wording)).toBeUndefined()
})

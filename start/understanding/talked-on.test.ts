import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

async function told(said: string) {
  const { ask, deeds } = createCalendarDesk()
  let answer = ''
  for (const words of said.split(' | ')) answer = (await ask(words)).text
  return { deeds, answer }
}

test.each([
  [
    'any room for two hours on Tuesday after lunch? | put one in for the pitch deck',
    'create Pitch deck 2026-11-24T13:00 2026-11-24T15:00',
  ],
  ['cancel the dentist | no wait, only move it to Tuesday', 'change dentist 2026-11-24T11:00 2026-11-24T12:00'],
  ['is it smart to move the dentist to 4pm? | yes', 'change dentist 2026-11-23T16:00 2026-11-23T17:00'],
  ['when is the interview with Priya? | move that one to 15:00', 'change talk 2026-12-02T15:00 2026-12-02T16:00'],
])('“%s” goes on with what is in hand', async (said, deed) => {
  expect((await told(said)).deeds.at(-1)).toBe(deed)
})

test.each([
  ['when am I next free for 2 hours', 'Tuesday, 24 November 2026, 09:00–18:00'],
  ["what's my quietest day this week", 'Friday, 20 November 2026: 2 events'],
  ["what's on Monday? | which is the longest", '“Design review”'],
  ['what is on at the weekend? | put it in at the first free hour', ''],
])('“%s” is answered, and changes nothing', async (said, words) => {
  const { deeds, answer } = await told(said)
  expect(answer).toContain(words)
  expect(deeds).toEqual([])
})

test('which is the longest leaves out what is shorter', async () => {
  const { answer } = await told("what's on Monday? | which is the longest")
  expect(answer).not.toContain('Standup')
})

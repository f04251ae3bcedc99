import { describe, expect, test } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

const american = { ...usualTimeFormat, clock: '12-hour', dateOrder: 'month-day' } as const

/** What an American never writes: a clock of 24 hours, a day before its month. */
const elsewhere =
  /(?<!UTC[+-])\b(?:[01]\d|2[0-3]):[0-5]\d\b(?!(?:–\d{1,2}:\d\d)? [ap]m)|\b\d{1,2} (?:January|February|March|November|December)\b/

const questions = [
  'what time is it?',
  'what time is it in Tokyo?',
  'what is 3pm in London?',
  'what is my time zone?',
  'how far ahead is Tokyo?',
  'what day is it today?',
  'what date is it in ten days?',
  'what weekday is 24 December?',
  'how many days until 24 December?',
  'how many days between 1 December and 24 December?',
  'is 25 December a public holiday in Germany?',
  'public holidays in Germany',
  'when is Easter Monday?',
  'what are my working hours?',
  'when do I work on Monday?',
  'give me an overview of today',
  'what did you do yesterday?',
  'what’s on Monday?',
  'do I have anything on Monday?',
  'how many meetings do I have on Monday?',
  'which day next week is the fullest?',
  'on which days of next week is nothing planned?',
  'what clashes on Monday?',
  'is there anything on Monday between 3 and 4?',
  'when is my next meeting?',
  'when is the interview?',
  'who comes to the interview?',
  'how long is the product sync?',
  'when am I free on Monday?',
  'am I free on Monday at 3?',
  'am I free on Monday?',
  'find 45 minutes next week',
  'how long between lunch and the design review?',
  'cancel the meeting',
  'move the product sync',
  'at what time is lunch with Eva on Friday?',
  'schedule lunch with Eva yesterday at noon',
  'cancel everything',
  'cancel the standup',
  'cancel the zebra review on Monday',
  'if I am free on Monday at 3, book a call with Sara then',
]

describe('every answer about time', () => {
  test.each(questions)('“%s” follows the clock and the order of dates that the person prefers', async (question) => {
    const { text } = await createCalendarDesk(american).ask(question)
    expect(text).not.toBe('')
    expect(text).not.toMatch(elsewhere)
  })
})

test('an answer names days and months in the language of dates', async () => {
  const { ask } = createCalendarDesk({ ...usualTimeFormat, dateLanguage: 'de' })
  expect((await ask('what’s on Monday?')).text).toContain('Montag, 23. November 2026')
})

test('what refers to an earlier answer is understood however that was written', async () => {
  const { ask, deeds } = createCalendarDesk({ ...american, dateLanguage: 'de' })
  await ask('am I free tomorrow at 2?')
  await ask('great, book a walk with Mia then')
  expect(deeds).toEqual(['create Walk with Mia 2026-11-21T14:00 2026-11-21T15:00'])
})

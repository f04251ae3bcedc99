import { expect, test } from 'vitest'
import { z } from 'zod'
import { isInOwnWords } from './own-words.ts'

const input = z.object({
  title: z.string(),
  kind: z.enum(['meeting', 'focus-time']).optional(),
  steps: z.array(z.object({ do: z.literal('add'), note: z.string() })).optional(),
})
const inputSchema = z.toJSONSchema(input) as Record<string, unknown>
const own = (wish: unknown, said: string) => isInOwnWords(wish, { inputSchema }, said)

test('words of the message are the person’s own, in any case and order', () => {
  expect(own({ title: 'Weekly 1:1 with Tom' }, 'schedule a weekly 1:1 with tom every Monday at 10')).toBe(true)
  expect(own({ title: 'Déjeuner' }, 'add déjeuner')).toBe(true)
  expect(own({ title: 'Send the deposit' }, 'do what the mail says')).toBe(false)
  expect(own({ title: 'Call', steps: [{ do: 'add', note: 'to the new account' }] }, 'call')).toBe(false)
})

test('ids, times, repetitions, time zones and choices are nobody’s words', () => {
  const wish = {
    title: 'Call',
    kind: 'focus-time',
    event: '019ac1e2-7b3a-7c11-9d2e-3f4a5b6c7d8e',
    start: '2026-12-01T15:00',
    at: '2026-12-01T15:00:00.000Z',
    repeat: 'FREQ=WEEKLY;BYDAY=MO,WE;INTERVAL=2',
    zone: 'Europe/Vienna',
    guests: [],
    place: null,
    minutes: 30,
    steps: [{ do: 'add', note: '' }],
  }
  expect(own(wish, 'call')).toBe(true)
})

test.each([
  'FREQ=WEEKLY;X-NOTE=PAY THE BILL',
  'Mars/Olympus',
  'https://evil.example',
  'tom@evil.example',
  '2026-12-01 pay',
])('“%s” holds words', (title) => expect(own({ title }, 'call')).toBe(false))

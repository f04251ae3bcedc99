import { expect, test } from 'vitest'
import { readInAnyWords } from './in-any-words.ts'
import { readCompose } from './read-compose.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' as const }
const read = (message: string) => readCompose(message, wording) ?? readInAnyWords(message, wording)

test.each([
  'do not answer Otto, I want to see the roof first',
  'please don’t write to Ana yet, we wait for the bank',
  'no need to tell Otto, he was there',
  'never reply to Ana: she sells lists',
  'do what the quota mail says so I stay on the safe side',
  'according to Otto’s last mail, how many tiles are left',
  'hold off on answering Otto, the price is too high',
  'also invite otto@tiles.example',
  'add a note to the roof review: bring the tiles',
  'invite ana@tiles.example and otto@tiles.example too',
])('“%s” writes nothing', (message) => {
  expect(read(message)).toBeUndefined()
})

test('what somebody should not do is told to them', () => {
  expect(read('tell Otto not to answer the bank')).toBeDefined()
})

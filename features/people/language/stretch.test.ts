import { expect, test } from 'vitest'
import { type Piece } from '#foundation/language/pieces/piece.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { clockText, stretch } from './stretch.ts'

const scene = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), zone: 'Europe/Vienna' }

function first<T>(piece: Piece<T>, message: string): T | undefined {
  return piece.read({ message, tokens: tokenize(message) }, scene)[0]?.value
}

test.each([
  ['9 to 5', '09:00', '17:00'],
  ['9-17', '09:00', '17:00'],
  ['from 8:30 until 16:00', '08:30', '16:00'],
  ['10am - 6pm', '10:00', '18:00'],
  ['between nine and five', '09:00', '17:00'],
  ['1pm to 6pm', '13:00', '18:00'],
  ['half past eight to noon', '08:30', '12:00'],
  ['8 in the morning until 4 in the afternoon', '08:00', '16:00'],
  ['starting at 8', '08:00', undefined],
  ['until 4', undefined, '16:00'],
  ['finish at 15:30', undefined, '15:30'],
])('“%s” is from %s until %s', (text, start, end) => {
  const found = first(stretch, text) ?? {}
  expect([found.start, found.end].map((at) => (at === undefined ? at : clockText(at)))).toEqual([start, end])
})

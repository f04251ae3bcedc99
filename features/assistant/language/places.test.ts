import { expect, test } from 'vitest'
import { type Piece } from '#foundation/language/pieces/piece.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { place } from './places.ts'

const scene = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), zone: 'Europe/Vienna' }

function first<T>(piece: Piece<T>, message: string): T | undefined {
  return piece.read({ message, tokens: tokenize(message) }, scene)[0]?.value
}

test.each([
  ['in Tokyo', 'Asia/Tokyo'],
  ['in São Paulo', 'America/Sao_Paulo'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['in Kolkata', 'Asia/Calcutta'],
  ['in Lisbn', 'Europe/Lisbon'],
  ['in the US', 'America/New_York'],
  ['with us', undefined],
  ['to me', undefined],
  ['Easter', undefined],
  ['on Easter Island', 'Pacific/Easter'],
  ['in New York City', 'America/New_York'],
])('“%s” lies in %s', (text, zone) => {
  expect(first(place, text)?.zones[0]).toBe(zone)
})

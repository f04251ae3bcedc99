import { afterEach, expect, test, vi } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { inShortHere } from './in-short-here.ts'
import { ownZone } from './own-zone.ts'
import { keepTimeFormat } from './time-format.ts'

const device = ownZone()
vi.stubGlobal('localStorage', { setItem() {} })
afterEach(() => keepTimeFormat(usualTimeFormat, device))

test('the year that is left out is the person’s own, wherever their device is', () => {
  const words = 'Booked “Lunch”, Friday 1 January 2027, 12:00 to 13:00.'
  const evening = '2026-12-31T15:30:00Z'
  keepTimeFormat(usualTimeFormat, 'Asia/Tokyo')
  expect(inShortHere(words, evening)).toBe('Booked “Lunch”, Fri 1 Jan, 12:00–13:00.')
  keepTimeFormat(usualTimeFormat, 'America/New_York')
  expect(inShortHere(words, evening)).toBe('Booked “Lunch”, Fri 1 Jan 2027, 12:00–13:00.')
})

import { expect, test } from 'vitest'
import { instant, zone } from './time.ts'

test.each(['Europe/Vienna', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'UTC'])('%s is a zone', (name) => {
  expect(zone.parse(name)).toBe(name)
})

test.each(['', 'Mars/Olympus', 'Europe/Vienna; drop table', 'local'])('%s is not a zone', (name) => {
  expect(zone.safeParse(name).success).toBe(false)
})

test('a moment names UTC', () => {
  expect(instant.safeParse('2026-01-05T09:00:00.123456Z').success).toBe(true)
  expect(instant.safeParse('2026-01-05T09:00:00').success).toBe(false)
  expect(instant.safeParse('2026-01-05').success).toBe(false)
})

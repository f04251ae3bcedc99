import { expect, test } from 'vitest'
import { readCalendarFile } from './read.ts'

test('an event of many rules is refused before their dates are counted', async () => {
  const rules = Array.from({ length: 4 }, () => 'RRULE:FREQ=HOURLY;COUNT=50000')
  const { events, left } = await readCalendarFile(fileOf(event('UID:1', first, ...rules)), () => Promise.resolve())
  expect(events).toEqual([])
  expect(left.map(({ why }) => why)).toEqual(['It names more dates than can be read.'])
})

test('others have their turn between the changes of one series, of which 5,000 are read', async () => {
  const series = event('UID:1', first, 'RRULE:FREQ=HOURLY')
  const changes = Array.from({ length: 5_010 }, (_, at) => changeAt(at))
  let turns = 0
  const breathe = async () => void (turns += 1)
  const { events, left } = await readCalendarFile(fileOf(series, ...changes), breathe)
  expect(events[0]?.changes).toHaveLength(5_000)
  expect(left).toHaveLength(10)
  expect(turns).toBeGreaterThan(15_000)
})

test('a file of nothing but line breaks is no calendar', async () => {
  await expect(readCalendarFile('\n'.repeat(120_000), () => Promise.resolve())).rejects.toThrow(
    'This is not a calendar file.',
  )
})

const first = 'DTSTART:20260101T000000Z'

function changeAt(hours: number): string {
  const time = new Date(Date.UTC(2026, 0, 1, hours)).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return event('UID:1', `RECURRENCE-ID:${time}`, `DTSTART:${time}`)
}

function event(...lines: string[]): string {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT', ''].join('\r\n')
}

function fileOf(...events: string[]): string {
  return `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`
}

import { setImmediate } from 'node:timers/promises'
import { BrokenFile } from '#foundation/time/icalendar/components.ts'
import { readCalendarFile } from '#features/calendar/ics/read.ts'
import type { Bench, Row } from './measure.ts'

/** Huge and hostile calendar files: how long others wait for their turn, and how much memory it takes. */
export const calendarFiles: Bench = {
  name: 'calendar-files',
  async run() {
    const rows: Row[] = []
    for (const [what, write] of Object.entries(hostileFiles)) rows.push(await measured(what, write()))
    return rows
  },
}

export const hostileFiles: Readonly<Record<string, () => string>> = {
  '100,000 events': () => calendarOf(100_000, (at) => `UID:${at}\r\nDTSTART:20260101T100000Z\r\nSUMMARY:E${at}`),
  '20,000 rules over 40 years': () =>
    calendarOf(
      20_000,
      (at) =>
        `UID:${at}\r\nDTSTART;TZID=Europe/Vienna:19860101T100000\r\nDURATION:PT1H\r\nRRULE:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20260101T000000Z`,
    ),
  '20,000 rules that never fire': () =>
    calendarOf(20_000, (at) => `UID:${at}\r\nDTSTART:20260101T100000Z\r\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30`),
  'one line of 10 MB, folded': () =>
    calendarOf(1, () => `UID:1\r\nDTSTART:20260101T100000Z\r\nDESCRIPTION:${'x\r\n '.repeat(2_500_000)}`),
  'a million parts within each other': () => 'BEGIN:VEVENT\r\n'.repeat(700_000),
  '20,000 changes of one series': () =>
    calendarOf(20_000, (at) =>
      at === 0
        ? 'UID:1\r\nDTSTART:20260101T000000Z\r\nRRULE:FREQ=HOURLY'
        : `UID:1\r\nRECURRENCE-ID:${hour(at)}\r\nDTSTART:${hour(at + 1)}`,
    ),
  'half a million dates left out of one series': () =>
    calendarOf(1, () => {
      const lines = Array.from(
        { length: 100 },
        (_, line) => `EXDATE:${Array.from({ length: 5_000 }, (_none, at) => hour(line * 5_000 + at)).join(',')}`,
      )
      return `UID:1\r\nDTSTART;TZID=Europe/Vienna:20260101T100000\r\nRRULE:FREQ=HOURLY\r\n${lines.join('\r\n')}`
    }),
  'a zone of 20,000 rules': () =>
    calendarOf(100, (at) => `UID:${at}\r\nDTSTART;TZID=Mine:20260101T100000`).replace(
      'BEGIN:VEVENT',
      `BEGIN:VTIMEZONE\r\nTZID:Mine\r\n${'BEGIN:STANDARD\r\nDTSTART:19700101T010000\r\nTZOFFSETFROM:+0117\r\nTZOFFSETTO:+0213\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\nEND:STANDARD\r\n'.repeat(20_000)}END:VTIMEZONE\r\nBEGIN:VEVENT`,
    ),
  '50,000 guests of one event': () =>
    calendarOf(1, () => `UID:1\r\nDTSTART:20260101T100000Z\r\n${'ATTENDEE:mailto:nobody at all\r\n'.repeat(49_000)}`),
  'one event of two million lines': () => calendarOf(1, () => 'X:1\r\n'.repeat(2_000_000)),
}

function hour(at: number): string {
  return new Date(Date.UTC(2026, 0, 1, at)).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function calendarOf(count: number, event: (at: number) => string): string {
  const events = Array.from({ length: count }, (_, at) => `BEGIN:VEVENT\r\n${event(at)}\r\nEND:VEVENT\r\n`)
  return `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`
}

const mostMemory = 200 * 1024 * 1024
const longestTurn = 100

/** Turns are measured in CPU time, so that a busy machine does not count as ours. */
async function measured(what: string, text: string): Promise<Row> {
  const before = process.memoryUsage().rss
  let [peak, longest, last] = [before, 0, process.cpuUsage()]
  const breathe = async () => {
    const { user, system } = process.cpuUsage(last)
    if (user + system < 8_000) return
    longest = Math.max(longest, (user + system) / 1000)
    peak = Math.max(peak, process.memoryUsage().rss)
    await setImmediate()
    last = process.cpuUsage()
  }
  const said = await readCalendarFile(text, breathe).then(
    ({ events, left }) => `${events.length} events, ${left.length} left`,
    (error: unknown) => {
      if (error instanceof BrokenFile) return `“${error.message}”`
      throw error
    },
  )
  const memory = peak - before
  return {
    what: `a calendar file: ${what} (${(text.length / 1e6).toFixed(1)} MB)`,
    measured: `${said}; turn ${longest.toFixed(0)} ms, memory +${(memory / 1024 / 1024).toFixed(0)} MB`,
    bar: `refused or read; turn ≤ ${longestTurn} ms, memory ≤ 200 MB`,
    met: longest <= longestTurn && memory <= mostMemory,
  }
}

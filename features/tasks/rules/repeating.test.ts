import { expect, test } from 'vitest'
import { millisecondOf, wallOf } from '#foundation/time/zones.ts'
import { misfitOf, nextDue } from './repeating.ts'

const zone = 'Europe/Vienna'
const monday = '2026-03-02'

function next(
  more: { due?: string | null; repeat: string; repeatsFrom?: 'done' | 'due'; since?: string },
  done: string,
) {
  const { due = monday, repeatsFrom = 'due', repeat, since = due } = more
  return nextDue({ due, zone, repeat, repeatsFrom, since }, millisecondOf(done, zone))
}

test.each([
  ['on its day, by the rule', { repeat: 'FREQ=WEEKLY' }, `${monday}T18:00`, '2026-03-09'],
  ['before its day, not on that day again', { repeat: 'FREQ=WEEKLY' }, '2026-02-27T10:00', '2026-03-09'],
  ['three weeks late, the first that is still to come', { repeat: 'FREQ=WEEKLY' }, '2026-03-25T10:00', '2026-03-30'],
  ['in step with its first day, late as it is', { repeat: 'FREQ=DAILY;INTERVAL=3' }, '2026-03-06T10:00', '2026-03-08'],
  [
    'so long after it was done',
    { repeat: 'FREQ=DAILY;INTERVAL=3', repeatsFrom: 'done' },
    '2026-03-06T10:00',
    '2026-03-09',
  ],
  ['a month after it was done', { repeat: 'FREQ=MONTHLY', repeatsFrom: 'done' }, '2026-01-31T10:00', '2026-02-28'],
  [
    'without a day until it is done',
    { due: null, repeat: 'FREQ=WEEKLY', repeatsFrom: 'done' },
    '2026-03-06T10:00',
    '2026-03-13',
  ],
  ['at its time of the day', { due: `${monday}T09:00`, repeat: 'FREQ=DAILY' }, `${monday}T08:00`, '2026-03-03T09:00'],
  [
    'at its time when the clock was put forward',
    { due: '2026-03-28T09:00', repeat: 'FREQ=DAILY' },
    '2026-03-28T10:00',
    '2026-03-29T09:00',
  ],
  ['not after its last', { repeat: 'FREQ=WEEKLY;COUNT=2', since: '2026-02-23' }, `${monday}T10:00`, undefined],
] as const)('done %s', (_name, task, done, due) => {
  expect(next(task, done)).toBe(due)
})

const mondayOf = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 })

/** Goes through the days one by one and checks each against the rule. */
function naive({ every, weekdays }: { every: number; weekdays: number[] }, first: string, later: string): string {
  const start = Temporal.PlainDate.from(first)
  const from = Temporal.PlainDate.from(later)
  for (let day = start; ; day = day.add({ days: 1 })) {
    const weeks = mondayOf(start).until(mondayOf(day)).days / 7
    const isOne =
      weekdays.length > 0
        ? weekdays.includes(day.dayOfWeek) && weeks % every === 0
        : start.until(day).days % every === 0
    if (isOne && Temporal.PlainDate.compare(day, from) > 0) return day.toString()
  }
}

const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

test('repetition agrees with a model that goes through the days one by one', () => {
  let seed = 4711
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  for (let round = 0; round < 100; round += 1) {
    const first = Temporal.PlainDate.from('2026-01-01').add({ days: random(400) })
    const every = 1 + random(4)
    const weekdays = random(2) === 0 ? [] : [...new Set([1 + random(7), 1 + random(7)])]
    const days = weekdays.map((day) => names[day - 1]).join(',')
    const repeat =
      weekdays.length === 0 ? `FREQ=DAILY;INTERVAL=${every}` : `FREQ=WEEKLY;INTERVAL=${every};BYDAY=${days}`
    const since =
      weekdays.length === 0 ? first.toString() : naive({ every: 1, weekdays }, first.toString(), first.toString())
    let due = since
    for (let done = 0; done < 6; done += 1) {
      const at = Temporal.PlainDate.from(due)
        .add({ days: random(30) - 10 })
        .toString()
      const wanted = naive({ every, weekdays }, since, at > due ? at : due)
      expect([repeat, since, due, at, next({ due, repeat, since }, `${at}T12:00`)]).toEqual([
        repeat,
        since,
        due,
        at,
        wanted,
      ])
      const later = Temporal.PlainDate.from(at).add({ days: every }).toString()
      expect(next({ due, repeat: `FREQ=DAILY;INTERVAL=${every}`, repeatsFrom: 'done' }, `${at}T12:00`)).toBe(later)
      due = wanted
    }
  }
  expect(wallOf(millisecondOf(monday, zone), zone)).toBe(`${monday}T00:00`)
})

test.each([
  ['FREQ=WEEKLY', 'due', null, /^What repeats by the calendar needs a first day\.$/],
  ['FREQ=WEEKLY;BYDAY=MO', 'done', monday, /^Only “every so many days/],
  ['FREQ=NEVER', 'due', monday, /^FREQ=NEVER is unknown\.$/],
  ['FREQ=WEEKLY;INTERVAL=2', 'done', null, /^$/],
] as const)('%s from %s is refused with a sentence', (repeat, repeatsFrom, due, problem) => {
  expect(misfitOf(repeat, { repeatsFrom, due }) ?? '').toMatch(problem)
})

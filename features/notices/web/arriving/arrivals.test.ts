import { expect, test } from 'vitest'
import type { Notice } from '../../contract.ts'
import { arrivalsIn, withoutThoseOfPage } from './arrivals.ts'

const id = (last: number) => `019ab2c4-0000-7000-8000-00000000000${last}`
const handed = '2026-11-23T08:00:00Z'
const at = Date.parse(handed) + 1_000

function notice(last: number, other: Partial<Notice> = {}): Notice {
  return {
    id: id(last),
    kind: 'reminders.reminder',
    about: 'tea',
    title: 'Tea',
    body: '',
    link: '/assistant',
    missed: 0,
    due_at: handed,
    state: 'claimed',
    handed_at: handed,
    late_seconds: 0,
    late_why: null,
    seen_at: null,
    answer: null,
    answered_at: null,
    snoozed_until: null,
    kept_until: null,
    can_finish: true,
    can_stop: false,
    handings: [],
    revision: 1,
    ...other,
  }
}

const changed = (last: number, other?: Partial<Notice>) => ({
  message: { type: 'notices/changed', notice: notice(last, other), unseen: 1 },
  at,
})
const ids = (heard: Parameters<typeof arrivalsIn>[0]) => arrivalsIn(heard).map((each) => each.id)

test('the newest notice is first, and each is shown once however often it changes', () => {
  expect(ids([changed(1), changed(2), changed(1, { state: 'handed' })])).toEqual([id(2), id(1)])
})

test.each([
  ['seen elsewhere', { message: { type: 'notices/seen', ids: [id(1)], unseen: 0 }, at }],
  ['dealt with', changed(1, { answer: 'done' })],
  ['withdrawn', changed(1, { state: 'withdrawn' })],
])('a notice that was %s disappears, and does not return', (_, after) => {
  expect(ids([changed(1), after, changed(1)])).toEqual([])
})

test('notices that are undelivered or old do not arrive', () => {
  expect(ids([changed(1, { handed_at: null }), { ...changed(2), at: at + 60_000 }])).toEqual([])
})

test('a notice that only links to the open page counts as seen, and gets no card', () => {
  const here = notice(1, { link: '/assistant/a', can_finish: false })
  const there = notice(2, { link: '/assistant/b', can_finish: false })
  const toDo = notice(3, { link: '/assistant/a' })
  expect(withoutThoseOfPage('/assistant/a', [here, there, toDo])).toEqual({ shown: [there, toDo], seen: [id(1)] })
})

test('a notice that leads to the home is shown there, for the home does not show it', () => {
  const trial = notice(1, { link: '/assistant', can_finish: false })
  expect(withoutThoseOfPage('/assistant', [trial])).toEqual({ shown: [trial], seen: [] })
})

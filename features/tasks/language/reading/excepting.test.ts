import { expect, test } from 'vitest'
import { readTaskWish } from './read-wish.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const
const read = (sentence: string) => readTaskWish(sentence, wording, false)?.wish

test.each([
  ['push all overdue stuff to Wednesday but leave the timesheet where it is', ['timesheet'], '2026-11-25'],
  ['move everything overdue to Monday but not the report', ['report'], '2026-11-23'],
])('“%s” leaves out %s', (sentence, except, due) => {
  expect(read(sentence)).toMatchObject({ do: 'change', which: { all: true, except, overdue: true }, to: { due } })
})

test.each([
  ['mark everything on the Garage list as done, not the ladder', 'complete', ['ladder']],
  ['everything on the Garage list is done, just not the ladder', 'complete', ['ladder']],
  ['everything on the Garage list is done, ladder excluded', 'complete', ['ladder']],
  ['everything on the Garage list is sorted and done, only the ladder is not', 'complete', ['ladder']],
  ['delete all tasks on the Garage list, not the ladder or the paint', 'delete', ['ladder', 'paint']],
  ['delete everything on the Garage list (not the ladder)', 'delete', ['ladder']],
  ['move everything on the Garage list to Friday, not the ladder', 'change', ['ladder']],
])('“%s” leaves out what is named behind it', (sentence, order, except) => {
  expect(read(sentence)).toMatchObject({ do: order, which: { list: 'Garage', all: true, words: '', except } })
})

test.each([
  ['everything on the Garage list is for Friday, not Thursday', { due: '2026-11-27' }],
  ['everything on the Garage list is with Ines, not Tom', { person: 'Ines' }],
])('“%s” only corrects what was said', (sentence, to) => {
  expect(read(sentence)).toEqual({ do: 'change', which: { list: 'Garage', all: true, words: '' }, to })
})

test.each([
  'mark everything on the Garage list as done, not the ladder, not the paint',
  'everything on the Garage list is done, not ladder',
])('“%s” changes nothing where what is left out was not read', (sentence) => {
  expect(read(sentence)).toBeUndefined()
})

test('time that is wanted at a time of day is wanted then', () => {
  const at = '2026-11-23T10:00'
  expect(read('block an hour on Monday at 10 am to print the parts')).toMatchObject({ do: 'block', minutes: 60, at })
  expect(read('block an hour on Monday morning to print the parts')).not.toHaveProperty('at')
})

test('what is said of a reminder makes no task', () => {
  expect(
    read('bin collection has moved, so the bins reminder needs to be Thursdays at 8 in the evening from now on'),
  ).toBeUndefined()
})

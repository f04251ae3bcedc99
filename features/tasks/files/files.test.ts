import { expect, test } from 'vitest'
import { sampleTask } from '../server/testing/sample-task.ts'
import { readTasksFile } from './read.ts'
import { writeTasksFile } from './write.ts'

const reader = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), zone: 'Europe/Vienna' }
const read = (content: string) => readTasksFile(content, reader)
const ics = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const todo = (...lines: string[]) => ics('BEGIN:VTODO', 'UID:1', ...lines, 'END:VTODO')

test('an iCalendar task is read with every field we store', () => {
  const { kind, tasks, left } = read(
    ics(
      'BEGIN:VTODO',
      'UID:whole',
      String.raw`SUMMARY:Move\, at last`,
      String.raw`DESCRIPTION:Boxes\nand tape`,
      'DUE;TZID=Europe/Vienna:20261127T150000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'PRIORITY:2',
      'STATUS:IN-PROCESS',
      'END:VTODO',
      'BEGIN:VTODO',
      'UID:part',
      'SUMMARY:Boxes',
      'RELATED-TO:whole',
      'COMPLETED:20261119T080000Z',
      'END:VTODO',
    ),
  )
  expect({ kind, left }).toEqual({ kind: 'icalendar', left: [] })
  expect(tasks).toMatchObject([
    {
      uid: 'whole',
      title: 'Move, at last',
      notes: 'Boxes\nand tape',
      due: '2026-11-27T15:00',
      zone: 'Europe/Vienna',
      repeat: 'FREQ=WEEKLY;COUNT=3',
      priority: 'high',
      status: 'doing',
    },
    { uid: 'part', parent: 'whole', status: 'done', doneAt: '2026-11-19T08:00:00Z' },
  ])
})

test('what is left out, or cannot be read, is listed', () => {
  const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT5M', 'END:VALARM']
  const { tasks, left } = read(todo('SUMMARY:Call', 'DUE:soon', 'RRULE:FREQ=MOON', ...alarm))
  expect(tasks).toMatchObject([{ title: 'Call', due: null, repeat: null }])
  expect(left.map(({ why }) => why)).toEqual([
    'Its reminders are not kept.',
    '“soon” is no day and no time.',
    'FREQ=MOON is unknown.',
  ])
})

test('written tasks read back the same', () => {
  const whole = sampleTask('1', {
    title: 'Move; and “rest”',
    notes: 'One\ntwo, three',
    due: '2026-11-27T15:00',
    repeat: 'FREQ=WEEKLY',
    priority: 'low',
    status: 'doing',
  })
  const part = sampleTask('1', { parent: whole.id, due: '2026-11-26', status: 'done', doneAt: '2026-11-19T08:00:00Z' })
  const { tasks } = read(
    [...writeTasksFile({ name: 'Move', stamp: '2026-11-20T14:32:00Z', tasks: [whole, part] })].join(''),
  )
  const { title, notes, due, repeat, priority, status, zone } = whole
  expect(tasks).toMatchObject([
    { uid: whole.id, title, notes, due, repeat, priority, status, zone },
    { uid: part.id, parent: whole.id, due: '2026-11-26', status: 'done', doneAt: '2026-11-19T08:00:00Z' },
  ])
})

test('the CSV of Todoist: dates in words, subtasks by indent, comments as notes', () => {
  const { kind, tasks, left } = read(
    [
      'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT',
      'section,Home,,,,,,,,,,',
      'task,"Move, at last",Boxes,1,1,Ana (1),Sara (2),tomorrow at 5pm,en,Europe/Vienna,45,minute',
      'task,Boxes,,4,2,Ana (1),,,en,Europe/Vienna,,',
      'note,"From the ""cellar""",,,,,,,,,,',
      'task,Water the plants,,3,1,Ana (1),,every! 3 days,en,Europe/Vienna,,',
      'task,Water the plants,,2,1,Ana (1),,when pigs fly,en,Europe/Vienna,,',
    ].join('\r\n'),
  )
  expect(kind).toBe('todoist')
  const [move, boxes, plants, again] = tasks
  expect(move).toMatchObject({
    title: 'Move, at last',
    notes: 'Boxes',
    due: '2026-11-21T17:00',
    priority: 'high',
    minutes: 45,
    waitsFor: { name: 'Sara', email: null },
  })
  expect(boxes).toMatchObject({ parent: move?.uid, notes: 'From the "cellar"', priority: null })
  expect(plants).toMatchObject({ repeat: 'FREQ=DAILY;INTERVAL=3', repeatsFrom: 'done', priority: 'low' })
  expect(new Set(tasks.map(({ uid }) => uid)).size).toBe(4)
  expect(tasks.map(({ shifting }) => shifting)).toEqual([true, false, true, false])
  expect(again).toMatchObject({ due: null, repeat: null })
  expect(left).toEqual([
    { title: 'Home', why: 'Sections are not kept; their tasks are.' },
    { title: 'Water the plants', why: 'Its date “when pigs fly” is not understood and left out.' },
  ])
})

test('the JSON of Google Tasks: by position, whole days, without deleted ones', () => {
  const items = [
    { id: 'b', title: 'Second', position: '0002', status: 'completed', completed: '2026-11-19T08:00:00.000Z' },
    { id: 'a', title: 'First', position: '0001', due: '2026-11-27T00:00:00.000Z', notes: 'Soon' },
    { id: 'c', title: 'Part', position: '0003', parent: 'a' },
    { id: 'd', title: 'Gone', position: '0000', deleted: true },
  ]
  const { kind, tasks } = read(JSON.stringify({ kind: 'tasks#taskLists', items: [{ title: 'Mine', items }] }))
  expect(kind).toBe('google-tasks')
  expect(tasks).toMatchObject([
    { uid: 'google a', title: 'First', due: '2026-11-27', notes: 'Soon', status: 'todo' },
    { uid: 'google b', status: 'done', doneAt: '2026-11-19T08:00:00Z' },
    { uid: 'google c', parent: 'google a' },
  ])
})

test.each([
  ['Dear Ana,', 'This is no file of tasks: neither iCalendar, nor of Todoist, nor of Google Tasks.'],
  [ics('BEGIN:VEVENT', 'SUMMARY:Lunch', 'END:VEVENT'), 'There are no tasks in this file.'],
  ['{"items": [', 'This file is broken: it begins like one of Google Tasks, and ends in the middle.'],
  ['{"error": {"message": "Invalid task ID"}}', 'Google says: Invalid task ID'],
  ['TYPE,CONTENT\nsection,Home', 'There are no tasks in this file of Todoist.'],
])('a file without tasks is refused with a sentence: %j', (content, sentence) => {
  expect(() => read(content)).toThrow(sentence)
})

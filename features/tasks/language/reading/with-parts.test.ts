import { expect, test } from 'vitest'
import { readTaskWish } from './read-wish.ts'

const now = Temporal.PlainDateTime.from('2026-11-18T10:20')

function partsIn(said: string): unknown {
  const wish = readTaskWish(said, { now, zone: 'Europe/Vienna', dateOrder: 'day-first' }, false)?.wish
  return wish?.do === 'create' ? [wish.title, wish.parts, wish.due] : undefined
}

test.each([
  ['new task: move the archive, with three steps: sort, box, label', 'move the archive', undefined],
  ['add a task to move the archive by monday. Steps: sort, box, label', 'move the archive', '2026-11-23'],
  ['todo: move the archive (subtasks: sort, box, label)', 'move the archive', undefined],
])('“%s” consists of three parts', (said, title, due) => {
  expect(partsIn(said)).toEqual([title, ['sort', 'box', 'label'], due])
})

test.each([
  'new task: write the series in three parts',
  'new task: review the plan with parts list and drawings',
  'task: explain the next steps to Ana',
])('“%s” has none', (said) => {
  expect(partsIn(said)).toMatchObject([expect.anything(), undefined, undefined])
})

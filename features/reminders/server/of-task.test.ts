import { expect, test } from 'vitest'
import { meantBy } from './of-task.ts'

const tasks = ['Press kit', 'Book the train', 'Book the train to Rome'].map((title) => ({ id: title, title }))

test.each([
  ['The press kit task', tasks.slice(0, 1), 'Press kit'],
  ['press kit', tasks.slice(0, 1), 'Press kit'],
  ['the task called press kit', tasks.slice(0, 1), 'Press kit'],
  ['Book the train', tasks.slice(1), 'Book the train'],
  ['the Rome task', tasks.slice(2), 'Book the train to Rome'],
  // Several hold these words, and none has exactly this title.
  ['the train task', tasks.slice(1), undefined],
  // A part of a word.
  ['the ress kit task', tasks.slice(0, 1), undefined],
  // Not called a task, and only a part of a title.
  ['the train to Rome', tasks.slice(2), undefined],
  ['Press kit', [...tasks.slice(0, 1), { id: 'other', title: 'press kit' }], undefined],
])('%s', (said, found, title) => {
  expect(meantBy(said, found)?.title).toBe(title)
})

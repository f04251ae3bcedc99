import { expect, test } from 'vitest'
import { createHistory } from './history.ts'

const done = { undoable: true, redoable: false }
const undone = { undoable: false, redoable: true }

test('undoes the newest first, and redoes in the opposite order', () => {
  const history = createHistory()
  history.add({ id: 'first', ...done })
  history.add({ id: 'second', ...done })
  for (const id of ['second', 'first']) {
    expect(history.take('undo')?.id).toBe(id)
    history.reversed({ id, ...undone })
  }
  expect(history.take('undo')).toBeUndefined()
  expect(history.take('redo')?.id).toBe('first')
  history.reversed({ id: 'first', ...done })
  expect(history.take('redo')?.id).toBe('second')
})

test('what was undone by its own button is not undone again by keys', () => {
  const history = createHistory()
  history.add({ id: 'first', ...done })
  history.add({ id: 'second', ...done })
  expect(history.take('undo', 'first')?.id).toBe('first')
  history.reversed({ id: 'first', ...undone })
  expect(history.take('undo')?.id).toBe('second')
  expect(history.take('undo')).toBeUndefined()
})

test('something new leaves nothing to redo, and what cannot be undone is passed over', () => {
  const history = createHistory()
  history.add({ id: 'first', ...done })
  history.take('undo')
  history.reversed({ id: 'first', ...undone })
  history.add({ id: 'final', undoable: false, redoable: false })
  expect(history.take('redo')).toBeUndefined()
  expect(history.take('undo')).toBeUndefined()
})

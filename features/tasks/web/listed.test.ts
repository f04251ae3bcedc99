import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test('the list of shortcuts names every key that a task answers', () => {
  const keys = listed.shortcuts.map(({ shortcut }) => shortcut)
  expect(keys).toEqual(expect.arrayContaining(['alt+arrowdown', 'x', 'escape', 'delete']))
})

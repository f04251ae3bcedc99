import { expect, test } from 'vitest'
import { underway, underwayFromPast } from './underway.ts'

test.each([
  ['Rename a chat', 'Renaming a chat'],
  ['Pin a chat', 'Pinning a chat'],
  ['Pin or unpin a chat', 'Pinning or unpinning a chat'],
  ['Remember a fact', 'Remembering a fact'],
  ['Forget a fact', 'Forgetting a fact'],
  ['Undo something', 'Undoing something'],
  ['Add a note', 'Adding a note'],
  ['Read a note', 'Reading a note'],
  ['Delete a chat', 'Deleting a chat'],
])('“%s” is under way as “%s”', (imperative, expected) => {
  expect(underway(imperative)).toBe(expected)
})

test.each([
  ['Searched your chats', 'Searching your chats'],
  ['Read your profile', 'Reading your profile'],
  ['Looked at 3 calendars', 'Looking at 3 calendars'],
  ['Copied it', 'Copying it'],
  ['Your notes', 'Your notes'],
])('“%s” was “%s” before', (past, expected) => {
  expect(underwayFromPast(past)).toBe(expected)
})

import { expect, test } from 'vitest'
import type { ThreadRow } from '../contract.ts'
import { type Deed, nextOf, requestOf, rowsAfter } from './deeds.ts'
import { row } from './testing/row.ts'

const inbox = { list: { view: 'inbox' }, words: '' } as const
const after = (rows: readonly ThreadRow[], deed: Deed, place: Parameters<typeof rowsAfter>[2] = inbox) =>
  rowsAfter(rows, [{ key: 1, threads: new Set(['a']), deed }], place)

const rows = [row({ id: 'a', unread: 2 }), row({ id: 'b' })]
const ids = (left: readonly ThreadRow[]): string[] => left.map(({ id }) => id)

test('takes archived, snoozed and deleted threads out of the inbox', () => {
  expect(ids(after(rows, { do: 'archive' }))).toEqual(['b'])
  expect(ids(after(rows, { do: 'snooze', until: '2026-01-06T08:00:00.000Z' }))).toEqual(['b'])
  expect(ids(after(rows, { do: 'delete' }))).toEqual(['b'])
})

test('keeps archived threads in lists that do not depend on folders', () => {
  expect(ids(after(rows, { do: 'archive' }, { list: { view: 'starred' }, words: '' }))).toEqual(['a', 'b'])
  expect(ids(after(rows, { do: 'archive' }, { list: { view: 'inbox' }, words: 'offer' }))).toEqual(['a', 'b'])
})

test('a thread sorted elsewhere leaves its part of the inbox, not the inbox', () => {
  const deed: Deed = { do: 'sort', split: 'newsletters' }
  expect(ids(after(rows, deed, { list: { view: 'inbox', split: 'rest' }, words: '' }))).toEqual(['b'])
  expect(after(rows, deed)[0]).toMatchObject({ split: 'newsletters', sorted: true })
})

test('moving into the inbox leaves the archive, and a move into the folder that is shown changes nothing', () => {
  const deed: Deed = { do: 'move', folder: 'folder-1', role: 'inbox' }
  expect(ids(after(rows, deed, { list: { view: 'archive' }, words: '' }))).toEqual(['b'])
  expect(ids(after(rows, deed, { list: { view: 'folder', folder: 'folder-1' }, words: '' }))).toEqual(['a', 'b'])
})

test('shows read state, stars and labels at once', () => {
  expect(after(rows, { do: 'read', read: true })[0]).toMatchObject({ unread: 0 })
  expect(after(rows, { do: 'read', read: false })[0]).toMatchObject({ unread: 2 })
  expect(after(rows, { do: 'star', starred: true })[0]).toMatchObject({ starred: true })
  const labelled = [row({ id: 'a', labels: ['Old', 'Kept'] })]
  expect(after(labelled, { do: 'label', add: ['New'], remove: ['Old'] })[0]?.labels).toEqual(['Kept', 'New'])
})

test('goes on with the next thread that stays, or else with the one before', () => {
  const shown = [row({ id: 'a' }), row({ id: 'b' }), row({ id: 'c' })]
  expect(nextOf(shown, new Set(['a', 'b']), 'a')).toBe('c')
  expect(nextOf(shown, new Set(['c']), 'c')).toBe('b')
  expect(nextOf(shown, new Set(['a', 'b', 'c']), 'b')).toBeUndefined()
})

test('asks for the action with the ids of all threads', () => {
  expect(requestOf(['a', 'b'], { do: 'star', starred: false })).toEqual({
    name: 'mail.star',
    input: { threadIds: ['a', 'b'], starred: false },
  })
  expect(requestOf(['a'], { do: 'move', folder: 'folder-1', role: 'archive' })).toEqual({
    name: 'mail.move',
    input: { threadIds: ['a'], folder: 'folder-1' },
  })
})

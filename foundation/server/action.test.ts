import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Note } from './testing/notes/contract.ts'
import { createActions, type Gate } from './action.ts'
import { testDatabase } from './database/testing.ts'
import type { Person } from './person.ts'
import { notesFeature } from './testing/notes/feature.ts'
import { notesMigrations } from './testing/notes/store.ts'

const database = await testDatabase({ migrations: [notesMigrations] })
const { actions = [], lookups = [] } = notesFeature.open({ database, announce: async () => {} })
const house = createActions(actions, lookups)

function somebody(): Person {
  return { id: randomUUID(), sessionId: randomUUID() }
}

test('an action comes back with the thing as it was kept', async () => {
  const ana = somebody()
  const receipt = await house.perform(ana, 'notes.add-note', { title: 'Lunch', body: 'with Sara' })
  expect(receipt.thing).toMatchObject({ title: 'Lunch', revision: 1 })
  expect(await house.look(ana, 'notes.find-notes', { words: 'sara' })).toEqual([receipt.thing])
})

test('what was done can be undone, once', async () => {
  const ana = somebody()
  const receipt = await house.perform(ana, 'notes.add-note', { title: 'Lunch', body: 'with Sara' })
  await house.undo(ana, 'notes.add-note', receipt)
  expect(await house.look(ana, 'notes.find-notes', { words: 'sara' })).toEqual([])
  await expect(house.undo(ana, 'notes.add-note', receipt)).rejects.toMatchObject({ code: 'not-found' })
})

test('what cannot be undone says so', async () => {
  await expect(house.undo(somebody(), 'notes.shred-note', { thing: {} })).rejects.toMatchObject({ code: 'conflict' })
})

test('without anyone to ask, nothing destructive and nothing outward happens', async () => {
  const ana = somebody()
  const { thing } = await house.perform(ana, 'notes.add-note', { title: 'Keep', body: 'me' })
  const { id } = thing as Note
  await expect(house.perform(ana, 'notes.shred-note', { id })).rejects.toMatchObject({ code: 'needs-yes' })
  await expect(house.perform(ana, 'notes.share-note', { id, to: 'sara@example.com' })).rejects.toMatchObject({
    code: 'needs-yes',
  })
  await expect(house.perform(ana, 'notes.share-note', { id })).resolves.toBeDefined()
  expect(await house.look(ana, 'notes.find-notes', { words: 'keep' })).toHaveLength(1)
})

test('the gate sees who wants what, with the checked input, before anything happens', async () => {
  const seen: unknown[] = []
  const gate: Gate = async ({ person, action, input, effect }) => {
    seen.push([person.id, action.name, input, effect])
  }
  const ana = somebody()
  const open = createActions(actions, lookups, gate)
  const { thing } = await open.perform(ana, 'notes.add-note', { title: 'Bin', body: '', sneaked: 'in' })
  const { id } = thing as Note
  await open.perform(ana, 'notes.shred-note', { id })
  expect(seen).toEqual([
    [ana.id, 'notes.add-note', { title: 'Bin', body: '' }, 'write'],
    [ana.id, 'notes.shred-note', { id }, 'destructive'],
  ])
})

test("another person's things are not found", async () => {
  const { thing } = await house.perform(somebody(), 'notes.add-note', { title: 'Mine', body: 'alone' })
  const open = createActions(actions, lookups, async () => {})
  const { id } = thing as Note
  await expect(open.perform(somebody(), 'notes.shred-note', { id })).rejects.toMatchObject({ code: 'not-found' })
  expect(await house.look(somebody(), 'notes.find-notes', { words: 'alone' })).toEqual([])
})

test('input that does not fit is refused with its fields, and an unknown name is not found', async () => {
  await expect(house.perform(somebody(), 'notes.add-note', { title: 7 })).rejects.toMatchObject({
    code: 'invalid',
    errors: expect.arrayContaining([expect.objectContaining({ field: 'title' })]),
  })
  await expect(house.perform(somebody(), 'notes.paint', {})).rejects.toMatchObject({ code: 'not-found' })
  await expect(house.look(somebody(), '__proto__', {})).rejects.toMatchObject({ code: 'not-found' })
})

test('two features cannot offer the same name', () => {
  expect(() => createActions([...actions, ...actions], [])).toThrow('Two features offer notes.add-note.')
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../database/testing.ts'
import { addNote, findNotes, listNotes, notesMigrations, removeNote, replaceNote } from './store.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase({ migrations: [notesMigrations] })
})
afterAll(() => database.close())

test('a person finds what they wrote, the newest first', async () => {
  const ana = randomUUID()
  await database.as(ana, (tx) => addNote(tx, ana, { title: 'Lunch', body: 'With Sara at the Café' }))
  await database.as(ana, (tx) => addNote(tx, ana, { title: 'Dinner', body: 'Alone' }))
  const listed = await database.as(ana, (tx) => listNotes(tx, ana, { limit: 30 }))
  expect(listed.map(({ title }) => title)).toEqual(['Dinner', 'Lunch'])
  expect(listed[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
  const found = await database.as(ana, (tx) => findNotes(tx, ana, 'cafe'))
  expect(found.map(({ title }) => title)).toEqual(['Lunch'])
})

test('the second of two edits to the same note is refused', async () => {
  const ana = randomUUID()
  const note = await database.as(ana, (tx) => addNote(tx, ana, { title: 'Lunch', body: '' }))
  expect(await database.as(ana, (tx) => replaceNote(tx, ana, { ...note, title: 'Late lunch' }))).toMatchObject({
    title: 'Late lunch',
    revision: 2,
  })
  expect(await database.as(ana, (tx) => replaceNote(tx, ana, { ...note, title: 'No lunch' }))).toBeUndefined()
})

test('what was removed is gone', async () => {
  const ana = randomUUID()
  const note = await database.as(ana, (tx) => addNote(tx, ana, { title: 'Lunch', body: '' }))
  expect(await database.as(ana, (tx) => removeNote(tx, ana, note.id))).toEqual(note)
  expect(await database.as(ana, (tx) => removeNote(tx, ana, note.id))).toBeUndefined()
})

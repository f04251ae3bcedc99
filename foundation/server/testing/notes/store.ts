import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type { ChangedNote, NewNote, Note } from './contract.ts'

export type NotesTables = {
  notes: {
    owner_id: string
    id: string
    title: string
    body: string
    created_at: Generated<string>
    revision: Generated<number>
    search: GeneratedAlways<string>
  }
}

export const notesMigrations = { feature: 'notes', folder: new URL('migrations/', import.meta.url) }

/** The newest first. */
export async function listNotes(tx: Transaction, ownerId: string, { limit }: { limit: number }): Promise<Note[]> {
  return tables(tx)
    .selectFrom('notes')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function addNote(
  tx: Transaction,
  ownerId: string,
  { title, body, id = randomUUIDv7() }: NewNote & { id?: string },
): Promise<Note> {
  return tables(tx)
    .insertInto('notes')
    .values({ owner_id: ownerId, id, title, body })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Nothing comes back when the note is gone, is someone else's, or has moved on since `revision`. */
export async function replaceNote(tx: Transaction, ownerId: string, note: ChangedNote): Promise<Note | undefined> {
  return tables(tx)
    .updateTable('notes')
    .set({ title: note.title, body: note.body, revision: note.revision + 1 })
    .where('owner_id', '=', ownerId)
    .where('id', '=', note.id)
    .where('revision', '=', note.revision)
    .returning(columns)
    .executeTakeFirst()
}

export async function findNote(tx: Transaction, ownerId: string, id: string): Promise<Note | undefined> {
  return tables(tx)
    .selectFrom('notes')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Nothing comes back when there was nothing to remove, or not at this revision. */
export async function removeNote(
  tx: Transaction,
  ownerId: string,
  id: string,
  revision?: number,
): Promise<Note | undefined> {
  return tables(tx)
    .deleteFrom('notes')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .returning(columns)
    .executeTakeFirst()
}

/** The notes that hold all of these words, the newest first. */
export async function findNotes(tx: Transaction, ownerId: string, words: string, limit = 50): Promise<Note[]> {
  return tables(tx)
    .selectFrom(
      sql<NotesTables['notes']>`search_notes(websearch_to_tsquery('house.words', ${words}), ${limit})`.as('found'),
    )
    .select(columns)
    .where('owner_id', '=', ownerId)
    .execute()
}

const columns = ['id', 'title', 'body', 'created_at as createdAt', 'revision'] as const

function tables(tx: Transaction) {
  return tx.$extendTables<NotesTables>()
}

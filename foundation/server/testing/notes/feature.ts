import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { id } from '#foundation/contract/id.ts'
import { type Action, defineAction, defineLookup, type Lookup } from '../../action.ts'
import type { Database } from '../../database/database.ts'
import type { Feature } from '../../feature.ts'
import { handle, type Handler } from '../../http/handler.ts'
import type { Person } from '../../person.ts'
import * as contract from './contract.ts'
import { addNote, findNotes, listNotes, notesMigrations, removeNote, replaceNote } from './store.ts'

type Dependencies = {
  database: Database
  announce: (personId: string, message: { type: string }) => Promise<unknown>
}

/** A whole feature in one file, for tests: every plug of the house is used once. */
export const notesFeature: Feature<Dependencies> = {
  name: 'notes',
  migrations: notesMigrations.folder,
  open(dependencies) {
    const notes = createNotes(dependencies)
    return { handlers: noteHandlers(notes), actions: noteActions(notes), lookups: noteLookups(notes) }
  },
}

type Notes = ReturnType<typeof createNotes>

function createNotes({ database, announce }: Dependencies) {
  return {
    list: (person: Person, limit: number) => database.as(person.id, (tx) => listNotes(tx, person.id, { limit })),
    find: (person: Person, words: string) => database.as(person.id, (tx) => findNotes(tx, person.id, words)),
    async add(person: Person, note: contract.NewNote): Promise<contract.Note> {
      const added = await database.as(person.id, (tx) => addNote(tx, person.id, note))
      await announce(person.id, { type: 'notes/note-added', ...added })
      return added
    },
    async replace(person: Person, note: contract.ChangedNote): Promise<contract.Note> {
      const replaced = await database.as(person.id, (tx) => replaceNote(tx, person.id, note))
      if (!replaced) throw new Failure('not-found', 'There is no such note, or it changed while you were editing it.')
      return replaced
    },
    async remove(person: Person, noteId: string): Promise<contract.Note> {
      const removed = await database.as(person.id, (tx) => removeNote(tx, person.id, noteId))
      if (!removed) throw new Failure('not-found', 'There is no such note.')
      return removed
    },
  }
}

function noteHandlers(notes: Notes): Handler[] {
  return [
    handle(contract.listNotesRoute, ({ person, query }) => notes.list(person, query.limit)),
    handle(contract.addNoteRoute, ({ person, body }) => notes.add(person, body)),
    handle(contract.replaceNoteRoute, ({ person, params, body }) => notes.replace(person, { ...body, ...params })),
    handle(contract.removeNoteRoute, async ({ person, params }) => {
      await notes.remove(person, params.id)
    }),
  ]
}

function noteActions(notes: Notes): Action[] {
  return [
    defineAction({
      name: 'notes.add-note',
      description: 'Keep a note for the person.',
      input: contract.newNote,
      effect: 'write',
      run: async (person, input) => {
        const thing = await notes.add(person, input)
        return { thing, inverse: { id: thing.id } }
      },
      undo: async (person, { thing }) => ({ thing: await notes.remove(person, thing.id) }),
    }),
    defineAction({
      name: 'notes.shred-note',
      description: 'Destroy a note for good.',
      input: z.object({ id }),
      effect: 'destructive',
      run: async (person, input) => ({ thing: await notes.remove(person, input.id) }),
    }),
    defineAction({
      name: 'notes.share-note',
      description: 'Hand a note to somebody; a copy for oneself is no sharing.',
      input: z.object({ id, to: z.email().optional() }),
      effect: ({ to }) => (to === undefined ? 'write' : 'outward'),
      run: async (_person, input) => ({ thing: input }),
    }),
  ]
}

function noteLookups(notes: Notes): Lookup[] {
  return [
    defineLookup({
      name: 'notes.find-notes',
      description: 'The notes that hold these words.',
      input: z.object({ words: z.string().min(1) }),
      answer: z.array(contract.note),
      run: (person, { words }) => notes.find(person, words),
    }),
  ]
}

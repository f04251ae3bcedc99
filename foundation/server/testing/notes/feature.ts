import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { id } from '#foundation/contract/id.ts'
import type { ThingRef } from '#foundation/language/dialogue.ts'
import { type Action, defineAction, defineLookup, type Lookup, type Reversal } from '../../action.ts'
import type { Database } from '../../database/database.ts'
import type { Feature } from '../../feature.ts'
import { handle, type Handler } from '../../http/handler.ts'
import type { Person } from '../../person.ts'
import * as contract from './contract.ts'
import { notesLanguage } from './language.ts'
import { addNote, findNote, findNotes, listNotes, notesMigrations, removeNote, replaceNote } from './store.ts'

type Dependencies = {
  database: Database
  announce: (personId: string, message: { type: string }) => Promise<unknown>
}

/** A complete feature in one file for tests: it uses every plug once. */
export const notesFeature: Feature<Dependencies> = {
  name: 'notes',
  migrations: notesMigrations.folder,
  open(dependencies) {
    const notes = createNotes(dependencies)
    return {
      handlers: noteHandlers(notes),
      actions: noteActions(notes),
      lookups: noteLookups(notes),
      languages: [notesLanguage],
    }
  },
}

type Notes = ReturnType<typeof createNotes>

function createNotes({ database, announce }: Dependencies) {
  return {
    list: (person: Person, limit: number) => database.as(person.id, (tx) => listNotes(tx, person.id, { limit })),
    find: (person: Person, words: string) => database.as(person.id, (tx) => findNotes(tx, person.id, words)),
    async add(person: Person, note: contract.NewNote & { id?: string }): Promise<contract.Note> {
      const added = await database.as(person.id, (tx) => addNote(tx, person.id, note))
      await announce(person.id, { type: 'notes/note-added', ...added })
      return added
    },
    async replace(person: Person, note: contract.ChangedNote): Promise<contract.Note> {
      const replaced = await database.as(person.id, (tx) => replaceNote(tx, person.id, note))
      if (!replaced) throw new Failure('not-found', 'There is no such note, or it changed while you were editing it.')
      return replaced
    },
    async read(person: Person, noteId: string): Promise<contract.Note> {
      const found = await database.as(person.id, (tx) => findNote(tx, person.id, noteId))
      if (!found) throw new Failure('not-found', 'There is no such note.')
      return found
    },
    async removeUnchanged(person: Person, note: contract.Note): Promise<contract.Note> {
      const removed = await database.as(person.id, (tx) => removeNote(tx, person.id, note.id, note.revision))
      if (!removed) throw new Failure('out-of-date', 'This note was changed since, or is gone already.')
      return removed
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
  return [adding(notes), retitling(notes), copying(notes), shredding(notes), sharing(notes), sending]
}

function copying(notes: Notes): Action {
  return defineAction({
    name: 'notes.copy-note',
    title: 'Copy a note',
    description: 'Keep a note once more.',
    input: z.object({ id }),
    effect: 'write',
    show: async (person, input) => {
      const note = await notes.read(person, input.id)
      const fields = [whichOf(note), ...fieldsOf(note)]
      return { title: `Copy the note “${note.title}”`, fields, sources: [sourceOf(note)] }
    },
    run: async (person, input) => {
      const { title, body } = await notes.read(person, input.id)
      const thing = await notes.add(person, { title, body })
      const changes = [{ label: 'Note', before: null, after: title }]
      return { thing, inverse: { id: thing.id }, changes, sources: [sourceOf(thing)] }
    },
    done: ({ thing }) => `Copied the note “${thing.title}”.`,
    answer: ({ thing: { id: copy, title } }) => ({ note: { id: copy, title } }),
    undo: (person, { thing, inverse }) => reverse(notes, person, { thing, isRemoved: wasRemoved(inverse) }),
  })
}

/** Removes a note that has not changed since, or restores a removed one. */
async function reverse(
  notes: Notes,
  person: Person,
  { thing, isRemoved }: { thing: contract.Note; isRemoved: boolean },
): Promise<Reversal<contract.Note>> {
  const note = await (isRemoved ? notes.add(person, thing) : notes.removeUnchanged(person, thing))
  const change = isRemoved ? { before: null, after: note.title } : { before: note.title, after: null }
  return { thing: note, changes: [{ label: 'Note', ...change }], inverse: { removed: !isRemoved } }
}

function wasRemoved(inverse: unknown): boolean {
  return z.object({ removed: z.boolean().default(false) }).parse(inverse).removed
}

function adding(notes: Notes): Action {
  return defineAction({
    name: 'notes.add-note',
    title: 'Keep a note',
    description: 'Keep a note for the person.',
    input: contract.newNote.extend({ body: contract.newNote.shape.body.default('') }),
    effect: 'write',
    editable: ['title', 'body'],
    show: (_person, input) => ({ title: `Keep the note “${input.title}”`, fields: fieldsOf(input), sources: [] }),
    run: async (person, input) => {
      const thing = await notes.add(person, input)
      const changes = [{ label: 'Note', before: null, after: thing.title }]
      return { thing, inverse: { id: thing.id }, changes, sources: [], things: [thingOf(thing)] }
    },
    done: ({ thing }) => `Kept the note “${thing.title}”.`,
    undo: (person, { thing, inverse }) => reverse(notes, person, { thing, isRemoved: wasRemoved(inverse) }),
    command: { word: 'note', field: 'title', hint: 'Keep a note' },
  })
}

function shredding(notes: Notes): Action {
  return defineAction({
    name: 'notes.shred-note',
    title: 'Destroy a note',
    description: 'Destroy a note for good.',
    input: z.object({ id }),
    effect: 'destructive',
    show: async (person, input) => {
      const note = await notes.read(person, input.id)
      const fields = [whichOf(note), ...fieldsOf(note)]
      return { title: `Destroy the note “${note.title}”`, fields, sources: [sourceOf(note)] }
    },
    run: async (person, input) => {
      const thing = await notes.remove(person, input.id)
      return { thing, sources: [sourceOf(thing)] }
    },
    done: ({ thing }) => `Destroyed the note “${thing.title}”.`,
  })
}

function sharing(notes: Notes): Action {
  return defineAction({
    name: 'notes.share-note',
    title: 'Share a note',
    description: 'Hand a note to somebody; a copy for oneself is no sharing.',
    input: z.object({ id, to: z.email().optional() }),
    effect: ({ to }) => (to === undefined ? 'write' : 'outward'),
    show: async (person, input) => {
      const note = await notes.read(person, input.id)
      const to = { name: 'to', label: 'To', value: input.to ?? 'Yourself' }
      const fields = [whichOf(note), to, ...fieldsOf(note)]
      return { title: `Share the note “${note.title}”`, fields, sources: [sourceOf(note)] }
    },
    run: async (_person, input) => ({ thing: input, sources: [] }),
    done: ({ thing }) => `Shared the note with ${thing.to ?? 'yourself'}.`,
  })
}

function retitling(notes: Notes): Action {
  async function retitle(person: Person, noteId: string, title: string) {
    const before = await notes.read(person, noteId)
    const thing = await notes.replace(person, { ...before, title })
    const changes = [{ label: 'Title', before: before.title, after: title }]
    return { thing, changes, inverse: { title: before.title }, sources: [sourceOf(thing)], things: [thingOf(thing)] }
  }
  return defineAction({
    name: 'notes.retitle-note',
    title: 'Change the title of a note',
    description: 'Give a note another title.',
    input: z.object({ id, title: contract.newNote.shape.title }),
    effect: 'write',
    show: async (person, input) => {
      const note = await notes.read(person, input.id)
      const title = { name: 'title', label: 'New title', value: input.title }
      return { title: `Change the note “${note.title}”`, fields: [whichOf(note), title], sources: [sourceOf(note)] }
    },
    run: (person, input) => retitle(person, input.id, input.title),
    done: ({ thing }) => `Changed the note to “${thing.title}”.`,
    undo: (person, { thing, inverse }) =>
      retitle(person, thing.id, z.object({ title: z.string() }).parse(inverse).title),
  })
}

function thingOf({ id: noteId, title }: contract.Note): ThingRef {
  return { kind: 'note', id: noteId, title }
}

/** What was sent so far, as its receivers would see it. */
export const sentNotes: { from: string; to: string; title: string; body: string }[] = []

const sending = defineAction({
  name: 'notes.send-note',
  title: 'Send a note',
  description: 'Send a note to an e-mail address.',
  input: z.object({ to: z.email(), title: contract.newNote.shape.title, body: z.string().max(10_000).default('') }),
  effect: 'outward',
  editable: ['to', 'title', 'body'],
  show: (_person, input) => ({
    title: `Send “${input.title}” to ${input.to}`,
    fields: [{ name: 'to', label: 'To', value: input.to }, ...fieldsOf(input)],
    sources: [],
  }),
  run: async (person, input) => {
    sentNotes.push({ from: person.id, ...input })
    return { thing: input, sources: [] }
  },
  done: ({ thing }) => `Sent “${thing.title}” to ${thing.to}.`,
})

function whichOf({ title }: contract.Note) {
  return { name: 'id', label: 'Note', value: title }
}

/** The note may have been written by someone else. */
function sourceOf({ title }: { title: string }): string {
  return `the note “${title}”`
}

function fieldsOf({ title, body }: contract.NewNote) {
  return [
    { name: 'title', label: 'Title', value: title },
    { name: 'body', label: 'Text', value: body },
  ]
}

function noteLookups(notes: Notes): Lookup[] {
  return [
    defineLookup({
      name: 'notes.find-notes',
      label: 'Searched your notes',
      description: 'The notes that hold these words.',
      input: z.object({ words: z.string().min(1) }),
      answer: z.array(contract.note),
      run: (person, { words }) => notes.find(person, words),
      sources: (found) => found.map(sourceOf),
    }),
  ]
}

import { defineStoreCases } from '../store-cases.ts'
import { addNote, findNote, findNotes, listNotes, removeNote, replaceNote } from './store.ts'

export const cases = defineStoreCases({
  make: (tx, ownerId, mark) => addNote(tx, ownerId, { title: mark, body: mark }),
  calls: {
    listNotes: (tx, ownerId) => listNotes(tx, ownerId, { limit: 200 }),
    addNote: (tx, ownerId) => addNote(tx, ownerId, { title: 'Mine', body: '' }),
    replaceNote: (tx, ownerId, theirs) => replaceNote(tx, ownerId, { ...theirs, title: 'Taken', body: '' }),
    removeNote: (tx, ownerId, theirs) => removeNote(tx, ownerId, theirs.id),
    findNote: (tx, ownerId, theirs) => findNote(tx, ownerId, theirs.id),
    findNotes: (tx, ownerId, theirs) => findNotes(tx, ownerId, theirs.title),
  },
})

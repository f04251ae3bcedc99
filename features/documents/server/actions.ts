import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { type Action, defineAction, defineLookup, type Lookup } from '#foundation/server/action.ts'
import { type KeptFile, keptFile, newFile, renamedFile } from '../contract.ts'
import { cleanName, restorableDays, sizeInWords } from '../rules.ts'
import type { Files } from './files.ts'

export function documentActions(files: Files): Action[] {
  return [keeping(files), renaming(files), deleting(files)]
}

function keeping(files: Files): Action {
  return defineAction({
    name: 'documents.keep-file',
    title: 'Keep a file',
    description: 'Keep what was sent under a name. The id of the content comes from sending it, never from words.',
    input: newFile,
    effect: 'write',
    show: (_person, input) => ({
      title: `Keep the file “${cleanName(input.name)}”`,
      fields: [{ name: 'name', label: 'Name', value: cleanName(input.name) }],
    }),
    async run(person, input) {
      const thing = await files.keep(person, input)
      return { thing, changes: [{ label: 'File', before: null, after: described(thing) }], inverse: { id: thing.id } }
    },
    done: ({ thing }) => `Kept the file ${quoted(thing)}.`,
    async undo(person, { thing: { id: file, revision } }) {
      const thing = await files.remove(person, { id: file, revision })
      return { thing, changes: [{ label: 'File', before: thing.name, after: null }] }
    },
  })
}

function renaming(files: Files): Action {
  const before = z.object({ name: z.string() })
  return defineAction({
    name: 'documents.rename-file',
    title: 'Rename a file',
    description: 'Give a file another name. The id comes from listing the files.',
    input: renamedFile,
    effect: 'write',
    editable: ['name'],
    async show(person, input) {
      const file = await files.find(person, input.id)
      return {
        title: `Rename the file ${quoted(file)}`,
        fields: [
          { name: 'id', label: 'File', value: file.name },
          { name: 'name', label: 'New name', value: cleanName(input.name) },
        ],
      }
    },
    async run(person, input) {
      const { file: thing, before: was } = await files.rename(person, input)
      return { thing, changes: [{ label: 'Name', before: was, after: thing.name }], inverse: { name: was } }
    },
    done: ({ thing }) => `Renamed the file to ${quoted(thing)}.`,
    async undo(person, { thing: { id: file, name: left }, inverse }) {
      const thing = await files.renameBack(person, { id: file, ...before.parse(inverse), left })
      return { thing, changes: [{ label: 'Name', before: left, after: thing.name }] }
    },
  })
}

function deleting(files: Files): Action {
  return defineAction({
    name: 'documents.delete-file',
    title: 'Delete a file',
    description: 'Delete a file. It can be restored for two weeks. The id comes from listing the files.',
    input: z.object({ id }),
    effect: 'write',
    async show(person, input) {
      const file = await files.find(person, input.id)
      return {
        title: `Delete the file ${quoted(file)}`,
        fields: [
          { name: 'id', label: 'File', value: described(file) },
          { name: 'kept', label: 'Can be restored', value: `For ${restorableDays} days` },
        ],
      }
    },
    async run(person, input) {
      const thing = await files.remove(person, input)
      return { thing, changes: [{ label: 'File', before: described(thing), after: null }], inverse: input }
    },
    done: ({ thing }) => `Deleted the file ${quoted(thing)}. It can be restored for two weeks.`,
    async undo(person, { thing: { id: file } }) {
      const thing = await files.restore(person, file)
      return { thing, changes: [{ label: 'File', before: null, after: described(thing) }] }
    },
  })
}

export function documentLookups(files: Files): Lookup[] {
  return [
    defineLookup({
      name: 'documents.list-files',
      label: 'Looked at your files',
      description: 'The files that the person keeps here, the newest first: names, types, sizes. Not what is in them.',
      input: z.object({ limit: z.int().min(1).max(100).default(20) }),
      answer: z.array(keptFile),
      run: (person, span) => files.list(person, span),
      // A file is called what somebody else may have called it.
      sources: (found) => found.map((file) => `the file ${quoted(file)}`),
    }),
  ]
}

function quoted({ name }: Pick<KeptFile, 'name'>): string {
  return `“${name}”`
}

function described({ name, bytes }: KeptFile): string {
  return `${name} (${sizeInWords(bytes)})`
}

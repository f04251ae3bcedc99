import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { sizeInWords } from '#foundation/contract/size.ts'
import { type Action, defineAction, type Reversal } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { type KeptFile, newFile, renamedFile } from '../contract.ts'
import { cleanName, cleanType, restorableDays } from '../rules.ts'
import { folderSource, quotedName, sourceOf } from './file-words.ts'
import type { Files } from './files.ts'
import type { Filing } from './filing.ts'

type Named = Pick<Filing, 'folderName'>

export function documentActions(files: Files, filing: Named): Action[] {
  return [keeping(files, filing), renaming(files), deleting(files), restoring(files)]
}

function keeping(files: Files, filing: Named): Action {
  return defineAction({
    name: 'documents.keep-file',
    title: 'Keep a file',
    description: 'Keep what was sent under a name. The id of the content comes from sending it, never from words.',
    input: newFile,
    unseen: {
      id: 'Chosen by the sender, so that sending twice keeps one file.',
      content: 'The bytes that the person sent, which the name stands for.',
    },
    effect: 'write',
    async show(person, { name, type, folder }) {
      const into = folder === undefined ? undefined : await filing.folderName(person, folder)
      return {
        title: `Keep the file “${cleanName(name)}”`,
        fields: [
          { name: 'name', label: 'Name', value: cleanName(name) },
          ...(type === '' ? [] : [{ name: 'type', label: 'Type', value: cleanType(type) }]),
          ...(into === undefined ? [] : [{ name: 'folder', label: 'Into', value: into }]),
        ],
        sources: [sourceOf({ name: cleanName(name) }), ...(into === undefined ? [] : [folderSource(into)])],
      }
    },
    async run(person, input) {
      const thing = await files.keep(person, input)
      const changes = [{ label: 'File', before: null, after: described(thing) }]
      return { thing, changes, inverse: { id: thing.id }, sources: [sourceOf(thing)] }
    },
    done: ({ thing }) => `Kept the file ${quotedName(thing)}.`,
    undo: (person, { thing }) => reverse(files, person, thing),
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
        title: `Rename the file ${quotedName(file)}`,
        fields: [
          { name: 'id', label: 'File', value: file.name },
          { name: 'name', label: 'New name', value: cleanName(input.name) },
        ],
        sources: [sourceOf(file)],
      }
    },
    async run(person, input) {
      const { file: thing, before: was } = await files.rename(person, input)
      const changes = [{ label: 'Name', before: was, after: thing.name }]
      return { thing, changes, inverse: { name: was }, sources: [] }
    },
    done: ({ thing }) => `Renamed the file to ${quotedName(thing)}.`,
    async undo(person, { thing: { id: file, name: left }, inverse }) {
      const thing = await files.renameBack(person, { id: file, ...before.parse(inverse), left })
      return { thing, changes: [{ label: 'Name', before: left, after: thing.name }], inverse: { name: left } }
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
    isWordless: true,
    async show(person, input) {
      const file = await files.find(person, input.id)
      return {
        title: `Delete the file ${quotedName(file)}`,
        fields: [
          { name: 'id', label: 'File', value: described(file) },
          { name: 'kept', label: 'Can be restored', value: `For ${restorableDays} days` },
        ],
        sources: [sourceOf(file)],
      }
    },
    async run(person, input) {
      const thing = await files.remove(person, input)
      const changes = [{ label: 'File', before: described(thing), after: null }]
      return { thing, changes, inverse: input, sources: [sourceOf(thing)] }
    },
    done: ({ thing }) => `Deleted the file ${quotedName(thing)}. It can be restored for two weeks.`,
    undo: (person, { thing }) => reverse(files, person, thing),
  })
}

function restoring(files: Files): Action {
  return defineAction({
    name: 'documents.restore-file',
    title: 'Restore a file',
    description: `Bring back a file that was deleted in the last ${restorableDays} days. The id comes from listing them.`,
    input: z.object({ id }),
    effect: 'write',
    isWordless: true,
    async show(person, input) {
      const file = await files.findDeleted(person, input.id)
      return {
        title: `Restore the file ${quotedName(file)}`,
        fields: [{ name: 'id', label: 'File', value: described(file) }],
        sources: [sourceOf(file)],
      }
    },
    async run(person, input) {
      const thing = await files.restore(person, input.id)
      const changes = [{ label: 'File', before: null, after: described(thing) }]
      return { thing, changes, inverse: input, sources: [sourceOf(thing)] }
    },
    done: ({ thing }) => `Restored the file ${quotedName(thing)}.`,
    undo: (person, { thing }) => reverse(files, person, thing),
  })
}

/** Deletes or restores: a deleted file can be restored for two weeks. */
async function reverse(
  files: Files,
  person: Person,
  { id: which, deleted, revision }: KeptFile,
): Promise<Reversal<KeptFile>> {
  const thing = deleted ? await files.restore(person, which) : await files.remove(person, { id: which, revision })
  const change = deleted ? { before: null, after: described(thing) } : { before: described(thing), after: null }
  return { thing, changes: [{ label: 'File', ...change }], inverse: { id: which } }
}

function described({ name, bytes }: KeptFile): string {
  return `${name} (${sizeInWords(bytes)})`
}

import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { type Action, defineAction, type Reversal } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { changedFolder, newFolder } from '../contract.ts'
import { cleanFolderName, restorableDays } from '../rules.ts'
import { folderSource } from './file-words.ts'
import type { Filing } from './filing.ts'
import type { Folders, Kept } from './folders.ts'

type Parts = { folders: Folders; filing: Pick<Filing, 'folderName'> }

export function folderActions(parts: Parts): Action[] {
  return [adding(parts), changing(parts), deleting(parts)]
}

const marked = z.object({ mark: z.string().nullable() })

function adding({ folders, filing }: Parts): Action {
  return defineAction({
    name: 'documents.add-folder',
    title: 'Add a folder',
    description: 'Add a folder for files, if wanted within another. The id of that comes from listing the folders.',
    input: newFolder,
    effect: 'write',
    editable: ['name'],
    async show(person, { name, parent }) {
      const within = await filing.folderName(person, parent)
      return {
        title: `Add the folder “${cleanFolderName(name)}”`,
        fields: [
          { name: 'name', label: 'Name', value: cleanFolderName(name) },
          { name: 'parent', label: 'Within', value: within },
        ],
        sources: [folderSource(cleanFolderName(name)), ...(parent === null ? [] : [folderSource(within)])],
      }
    },
    async run(person, input) {
      const thing = await folders.add(person, input)
      return { ...told(thing, { before: null, after: thing.name }), inverse: { mark: null } }
    },
    done: ({ thing }) => `Added the folder “${thing.name}”.`,
    answer: ({ thing }) => ({ ...thing }),
    async undo(person, { thing, inverse }): Promise<Reversal<Kept>> {
      const { mark } = marked.parse(inverse)
      if (mark === null) return removed(folders, person, thing, { name: thing.name, parent: thing.parent })
      return restored(folders, person, thing, mark)
    },
  })
}

function changing({ folders, filing }: Parts): Action {
  const place = z.object({ name: z.string(), parent: z.string().nullable() })
  const inverse = z.object({ from: place, to: place })
  return defineAction({
    name: 'documents.change-folder',
    title: 'Change a folder',
    description: 'Give a folder another name, or put it into another folder. The ids come from listing the folders.',
    input: changedFolder.refine(
      ({ name, parent }) => name !== undefined || parent !== undefined,
      'Say what to change about it.',
    ),
    effect: 'write',
    editable: ['name'],
    unseen: { id: 'The title of the card names the folder.' },
    async show(person, { id: which, name, parent }) {
      const found = await folders.find(person, which)
      const within = parent === undefined ? undefined : await filing.folderName(person, parent)
      return {
        title: `Change the folder “${found.name}”`,
        fields: [
          ...(name === undefined ? [] : [{ name: 'name', label: 'New name', value: cleanFolderName(name) }]),
          ...(within === undefined ? [] : [{ name: 'parent', label: 'Into', value: within }]),
        ],
        sources: [found.name, ...(within === undefined || parent === null ? [] : [within])].map(folderSource),
      }
    },
    async run(person, { id: which, name, parent }) {
      const to = { ...(name !== undefined && { name }), ...(parent !== undefined && { parent }) }
      const { before, ...thing } = await folders.change(person, { id: which, to })
      const { id: _id, ...after } = thing
      return {
        ...told(thing, { before: before.name, after: thing.name }, before.name),
        inverse: { from: after, to: before },
      }
    },
    done: ({ thing }) => `Changed the folder “${thing.name}”.`,
    async undo(person, receipt) {
      const { from, to } = inverse.parse(receipt.inverse)
      const { before, ...thing } = await folders.change(person, { id: receipt.thing.id, from, to })
      const { id: _id, ...after } = thing
      return {
        ...told(thing, { before: before.name, after: thing.name }, before.name),
        inverse: { from: after, to: before },
      }
    },
  })
}

function deleting({ folders }: Parts): Action {
  return defineAction({
    name: 'documents.delete-folder',
    title: 'Delete a folder',
    description: 'Delete a folder with everything in it. It can be restored for two weeks.',
    input: z.object({ id }),
    effect: 'write',
    async show(person, input) {
      const found = await folders.find(person, input.id)
      const { folders: inside, files } = await folders.weigh(person, input.id)
      return {
        title: `Delete the folder “${found.name}”`,
        fields: [
          { name: 'id', label: 'Folder', value: found.name },
          { name: 'files', label: 'Files that go with it', value: String(files) },
          ...(inside > 1 ? [{ name: 'folders', label: 'Folders that go with it', value: String(inside - 1) }] : []),
          { name: 'kept', label: 'Can be restored', value: `For ${restorableDays} days` },
        ],
        sources: [folderSource(found.name)],
      }
    },
    async run(person, input) {
      const found = await folders.find(person, input.id)
      return removed(folders, person, found)
    },
    done: ({ thing }) =>
      `Deleted the folder “${thing.name}” with all that was in it. It can be restored for two weeks.`,
    async undo(person, { thing, inverse }): Promise<Reversal<Kept>> {
      const { mark } = marked.parse(inverse)
      if (mark === null) return removed(folders, person, thing)
      return restored(folders, person, thing, mark)
    },
  })
}

async function removed(
  folders: Folders,
  person: Person,
  { id: which }: Kept,
  untouched?: { name: string; parent: string | null },
): Promise<Reversal<Kept>> {
  const {
    mark,
    folders: _folders,
    files: _files,
    ...thing
  } = await folders.remove(person, {
    id: which,
    ...(untouched && { untouched }),
  })
  return { ...told(thing, { before: thing.name, after: null }), inverse: { mark } }
}

async function restored(folders: Folders, person: Person, { id: which }: Kept, mark: string): Promise<Reversal<Kept>> {
  const { mark: _mark, folders: _folders, files: _files, ...thing } = await folders.restore(person, { id: which, mark })
  return { ...told(thing, { before: null, after: thing.name }), inverse: { mark: null } }
}

type Renaming = { before: string | null; after: string | null }

function told(thing: Kept, change: Renaming, formerly?: string) {
  return {
    thing,
    changes: [{ label: 'Folder', ...change }],
    sources: [thing.name, ...(formerly === undefined || formerly === thing.name ? [] : [formerly])].map(folderSource),
    things: [{ kind: 'file-folder', id: thing.id, title: thing.name }],
  }
}

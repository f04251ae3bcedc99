import { z } from 'zod'
import { type Action, defineAction, type Receipt, type Reversal } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { movedFiles, renamedTag, severalFiles, taggedFiles } from '../contract.ts'
import { cleanTag, restorableDays } from '../rules.ts'
import { quotedName, sourceOf } from './file-words.ts'
import type { Filed } from './filing-store.ts'
import type { Filing, Refiled } from './filing.ts'

/** What was done with files, in words. */
type Told = { did: string; files: { id: string; name: string }[] }

const filed = z.object({
  id: z.string(),
  name: z.string(),
  folder: z.string().nullable(),
  tags: z.array(z.string()),
  deleted: z.boolean(),
})
const refiled = z.object({ before: z.array(filed), after: z.array(filed) })
const unseen = { 'files.*': 'The card names the files.' }

export function filingActions(filing: Filing): Action[] {
  return [moving(filing), tagging(filing), deletingSeveral(filing), renamingTag(filing)]
}

function moving(filing: Filing): Action {
  return defineAction({
    name: 'documents.move-files',
    title: 'Move files',
    description: 'Put files into a folder, or out of all folders. The ids come from listing the files and folders.',
    input: movedFiles,
    effect: 'write',
    isWordless: true,
    unseen,
    async show(person, { files, folder }) {
      const found = await filing.look(person, files)
      const name = await filing.folderName(person, folder)
      return {
        title: `Move ${these(found)}`,
        fields: [filesField(found), { name: 'folder', label: 'Into', value: name }],
        sources: [...found.map(sourceOf), ...folderSources(folder === null ? undefined : name)],
      }
    },
    async run(person, wanted) {
      const { folder, ...states } = await filing.move(person, wanted)
      const named = wanted.folder === null ? undefined : folder
      const did = named === undefined ? 'out of their folders' : `into “${named}”`
      const told = { did: `Moved ${these(states.after)} ${did}.`, files: namesOf(states.after) }
      return receiptOf(told, states, { label: 'Folder', before: null, after: folder }, folderSources(named))
    },
    done: ({ thing }) => (thing.files.length === 0 ? 'All of these were there already.' : thing.did),
    undo: (person, receipt) => putBack(filing, person, receipt),
  })
}

function tagging(filing: Filing): Action {
  return defineAction({
    name: 'documents.tag-files',
    title: 'Tag files',
    description: 'Put tags on files, or take them off. The ids come from listing the files.',
    input: taggedFiles.refine(({ add, remove }) => add.length + remove.length > 0, 'Say which tag.'),
    effect: 'write',
    unseen,
    async show(person, { files, add, remove }) {
      const found = await filing.look(person, files)
      return {
        title: `Tag ${these(found)}`,
        fields: [
          filesField(found),
          ...add.map((tag, at) => ({ name: `add.${at}`, label: 'Tag', value: cleanTag(tag) })),
          ...remove.map((tag, at) => ({ name: `remove.${at}`, label: 'Tag taken off', value: cleanTag(tag) })),
        ],
        sources: [...found.map(sourceOf), ...[...add, ...remove].map(tagSource)],
      }
    },
    async run(person, wanted) {
      const states = await filing.tag(person, wanted)
      const [added, removed] = [wanted.add.map(cleanTag), wanted.remove.map(cleanTag)]
      const parts = [
        ...(added.length > 0 ? [`Tagged ${these(states.after)} ${added.map(quoted).join(', ')}.`] : []),
        ...(removed.length > 0 ? [`Took ${removed.map(quoted).join(', ')} off ${these(states.after)}.`] : []),
      ]
      const told = { did: parts.join(' '), files: namesOf(states.after) }
      const change = { label: 'Tags', before: removed.join(', ') || null, after: added.join(', ') || null }
      return receiptOf(told, states, change, [...added, ...removed].map(tagSource))
    },
    done: ({ thing }) => (thing.files.length === 0 ? 'They were tagged so already.' : thing.did),
    undo: (person, receipt) => putBack(filing, person, receipt),
  })
}

function deletingSeveral(filing: Filing): Action {
  return defineAction({
    name: 'documents.delete-files',
    title: 'Delete several files',
    description: 'Delete files. They can be restored for two weeks. The ids come from listing the files.',
    input: severalFiles,
    effect: 'write',
    isWordless: true,
    unseen,
    async show(person, { files }) {
      const found = await filing.look(person, files)
      return {
        title: `Delete ${these(found)}`,
        fields: [filesField(found), { name: 'kept', label: 'Can be restored', value: `For ${restorableDays} days` }],
        sources: found.map(sourceOf),
      }
    },
    async run(person, { files }) {
      const states = await filing.remove(person, files)
      const told = { did: `Deleted ${these(states.before)}.`, files: namesOf(states.before) }
      return receiptOf(told, states, { label: 'Files', before: listed(states.before), after: null }, [])
    },
    done: ({ thing }) => `${thing.did} They can be restored for two weeks.`,
    undo: (person, receipt) => putBack(filing, person, receipt),
  })
}

function renamingTag(filing: Filing): Action {
  const inverse = z.object({ tag: z.string(), name: z.string() })
  type Renamed = { from: string; to: string; files: number }
  const receiptFor = (thing: Renamed): Reversal<Renamed> => ({
    thing,
    changes: [{ label: 'Tag', before: thing.from, after: thing.to }],
    inverse: { tag: thing.to, name: thing.from },
    sources: [thing.from, thing.to].map(tagSource),
  })
  return defineAction({
    name: 'documents.rename-tag',
    title: 'Rename a tag',
    description: 'Give a tag of files another name, on every file that has it.',
    input: renamedTag,
    effect: 'write',
    editable: ['name'],
    show: (_person, { tag, name }) => ({
      title: `Rename the tag ${quoted(cleanTag(tag))}`,
      fields: [
        { name: 'tag', label: 'Tag', value: cleanTag(tag) },
        { name: 'name', label: 'New name', value: cleanTag(name) },
      ],
      sources: [tag, name].map(tagSource),
    }),
    run: async (person, wanted) => receiptFor(await filing.renameTag(person, wanted)),
    done: ({ thing }) => `Renamed the tag ${quoted(thing.from)} to ${quoted(thing.to)}.`,
    undo: async (person, receipt) => receiptFor(await filing.renameTag(person, inverse.parse(receipt.inverse))),
  })
}

type OneChange = { label: string; before: string | null; after: string | null }

function receiptOf(thing: Told, states: Refiled, change: OneChange, sources: readonly string[]): Receipt<Told> {
  return {
    thing,
    changes: [change],
    inverse: { before: states.before, after: states.after },
    sources: [...states.before.map(sourceOf), ...sources],
    things: thing.files.slice(0, mostNamed).map(({ id, name }) => ({ kind: 'file', id, title: name })),
  }
}

async function putBack(filing: Filing, person: Person, { thing, inverse }: Receipt<Told>): Promise<Reversal<Told>> {
  const { before, after } = refiled.parse(inverse)
  const states = await filing.putBack(person, { before, after })
  return { thing, inverse: states, sources: before.map(sourceOf) }
}

const mostNamed = 8

function filesField(files: readonly Filed[]) {
  return { name: 'names', label: files.length === 1 ? 'File' : 'Files', value: listed(files) }
}

function listed(files: readonly Filed[]): string {
  return files.map(({ name }) => name).join('\n')
}

function these(files: readonly Filed[]): string {
  const [only, ...others] = files
  return only && others.length === 0 ? quotedName(only) : `${files.length} files`
}

function namesOf(files: readonly Filed[]): { id: string; name: string }[] {
  return files.map(({ id, name }) => ({ id, name }))
}

function quoted(words: string): string {
  return `“${words}”`
}

function tagSource(tag: string): string {
  return `the tag ${quoted(cleanTag(tag))}`
}

function folderSources(name: string | undefined): string[] {
  return name === undefined ? [] : [`the folder ${quoted(name)}`]
}

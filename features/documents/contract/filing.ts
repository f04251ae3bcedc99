import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'

/** As the sender calls it; the stored name is cleaned. */
export const givenName = z.string().max(1_000)
const newName = z.string().trim().min(1, 'Give the file a name.').max(255)
const folderName = z.string().trim().min(1, 'Give the folder a name.').max(100)

/** How deep folders may lie within each other, and how many files one action takes. */
export const mostDepth = 8
export const mostAtOnce = 200
export const mostTags = 20
export const mostTagCharacters = 40

export const fileOrders = ['newest', 'oldest', 'changed', 'name', 'largest', 'smallest', 'kind'] as const
export type FileOrder = (typeof fileOrders)[number]

export const folder = z
  .object({
    id,
    name: z.string(),
    parent: id.nullable(),
    files: z.int().min(0).meta({ description: 'How many are directly in it.' }),
  })
  .meta({ id: 'FileFolder' })
export type Folder = z.infer<typeof folder>

export const places = z.object({
  folders: z.array(folder),
  tags: z.array(z.object({ name: z.string(), files: z.int().min(0) })),
  files: z.int().min(0),
  room: z.object({ used: z.number().min(0), allowed: z.number().min(0) }).meta({ description: 'In bytes.' }),
})
export type Places = z.infer<typeof places>

/*
 * Everything that changes something is an action, asked for by `POST /v1/actions/{name}`:
 *
 * documents.keep-file     newFile: what has arrived becomes a file; sending one asks for it by itself
 * documents.rename-file   renamedFile
 * documents.delete-file   { id }, restorable for two weeks by its undo
 * documents.move-files    movedFiles                   documents.tag-files     taggedFiles
 * documents.delete-files  severalFiles
 * documents.add-folder    newFolder                    documents.change-folder changedFolder
 * documents.delete-folder { id }, with all that is in it
 * documents.rename-tag    renamedTag
 * documents.load-sample   {}                           documents.remove-sample {}
 */
export const newFile = z.object({
  id: id.optional(),
  content: id.meta({ description: 'What was sent before and has arrived whole.' }),
  name: givenName,
  type: z.string().max(255).default(''),
  folder: id.optional().meta({ description: 'The folder to put it into, as long as it is there.' }),
})
export type NewFile = z.output<typeof newFile>

export const renamedFile = z.object({ id, name: newName })

const ids = z.array(id).min(1, 'Choose a file.').max(mostAtOnce, `At most ${mostAtOnce} files at a time.`)
const tag = z.string().trim().min(1, 'A tag has a name.').max(mostTagCharacters)

export const severalFiles = z.object({ files: ids })
export const movedFiles = z.object({ files: ids, folder: id.nullable().meta({ description: 'Null: into none.' }) })
export const taggedFiles = z.object({
  files: ids,
  add: z.array(tag).max(mostTags).default([]),
  remove: z.array(tag).max(mostTags).default([]),
})
export const newFolder = z.object({ name: folderName, parent: id.nullable().default(null) })
export const changedFolder = z.object({
  id,
  name: folderName.optional(),
  parent: id.nullable().optional().meta({ description: 'The folder to put it into; null: into none.' }),
})
export const renamedTag = z.object({ tag, name: tag })

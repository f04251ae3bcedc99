import type { ConnectionKind, LeftNamed } from '#foundation/server/connection.ts'
import { type Folder, listFolders } from '../account-store.ts'
import { draftOfItem } from '../drafts/there.ts'
import { contentField } from '../part-store.ts'
import { nameCopies } from '../placement-store.ts'
import { sourceField } from '../reading-store.ts'
import { labelField } from './flags.ts'

/** Which mail could not be read and which change was given up, each with a sentence that says why. */
export const nameLeft: ConnectionKind['name'] = async (tx, { ownerId, id }, { unread, givenUp }) => {
  const folders = (await listFolders(tx, ownerId)).filter(({ account }) => account === id)
  const items = givenUp.map(({ item }) => item)
  const copies = new Map((await nameCopies(tx, ownerId, items)).map((copy) => [copy.id, copy]))
  return {
    unread: unread.map(({ id: left, folder: path, ref, about, why }): LeftNamed => {
      const folder = folders.find((each) => each.path === path)?.name ?? path
      const { title, by, at } = about ?? { title: '', by: '', at: null }
      return { id: left, title, by, at, place: `${folder}, number ${ref}`, sentence: why }
    }),
    givenUp: givenUp.map(({ id: left, item, field, wanted, why, at }): LeftNamed => {
      const copy = copies.get(item)
      const sentence = `${wishWords({ item, field, wanted }, folders)} ${why}`
      if (!copy) return { id: left, title: '', by: '', at, place: '', sentence }
      return { id: left, title: copy.subject, by: copy.from, at: copy.at, place: copy.folder, sentence }
    }),
  }
}

type Wish = { item: string; field: string; wanted: unknown }

/** “It was to be moved to Archive.” */
export function wishWords({ item, field, wanted }: Wish, folders: readonly Pick<Folder, 'id' | 'name'>[]): string {
  const isOn = wanted === true
  if (draftOfItem(item) !== undefined) return 'A draft was to be written to the mailbox.'
  if (field === contentField) return 'Its attachment was to be fetched.'
  if (field === sourceField) return 'All of it was to be fetched.'
  if (field === 'folder') {
    const name = folders.find(({ id }) => id === wanted)?.name
    return name === undefined ? 'It was to be moved to a folder that is gone.' : `It was to be moved to ${name}.`
  }
  if (field === 'seen') return `It was to be marked as ${isOn ? 'read' : 'unread'}.`
  if (field === 'starred') return isOn ? 'It was to be starred.' : 'Its star was to be taken away.'
  if (field === 'deleted') return 'It was to be deleted for good.'
  const label = field.startsWith(labelField) ? field.slice(labelField.length) : field
  return `The label “${label}” was to be ${isOn ? 'added' : 'taken away'}.`
}

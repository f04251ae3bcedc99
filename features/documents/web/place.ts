import { fileKinds, type FileKind, type FileOrder, fileOrders } from '../contract.ts'

/** Which files are shown, how, and in which order; it stands in the address. */
export type Place = {
  folder?: string
  tag?: string
  kind?: FileKind
  order: FileOrder
  /** Shows deleted files instead. */
  deleted?: true
  look: 'list' | 'grid'
}

export function readPlace(address: URLSearchParams): Place {
  const kind = fileKinds.find((each) => each === address.get('kind'))
  const [folder, tag] = [address.get('folder'), address.get('tag')]
  return {
    order: fileOrders.find((each) => each === address.get('order')) ?? 'newest',
    look: address.get('look') === 'grid' ? 'grid' : 'list',
    ...(folder !== null && folder !== '' && { folder }),
    ...(tag !== null && tag !== '' && { tag }),
    ...(kind && { kind }),
    ...(address.get('deleted') === 'true' && { deleted: true }),
  }
}

type Change = { [Key in keyof Place]?: Place[Key] | undefined }

/** What is said in `change` is set; what is `undefined` there is gone. An open file is closed. */
export function addressOf(address: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const key of ['file', 'passage']) next.delete(key)
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined || value === 'newest' || value === 'list') next.delete(key)
    else next.set(key, String(value))
  }
  return next
}

/** What was touched last, of all files. */
export function isRecent({ folder, tag, order, deleted }: Place): boolean {
  return order === 'changed' && folder === undefined && tag === undefined && !deleted
}

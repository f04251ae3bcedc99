import type { FolderRole, Split, ThreadRow } from '../contract.ts'
import type { MailPlace } from './place.ts'

/** A change to threads, as a person asks for it. */
export type Deed =
  | { do: 'archive' | 'delete' | 'wake' }
  | { do: 'star'; starred: boolean }
  | { do: 'read'; read: boolean }
  | { do: 'mute'; muted: boolean }
  | { do: 'spam'; spam: boolean }
  | { do: 'snooze'; until: string }
  | { do: 'move'; folder: string; role: FolderRole }
  | { do: 'label'; add: string[]; remove: string[] }
  | { do: 'sort'; split: Split }

/** A deed that the server has not answered yet. */
export type PendingDeed = { key: number; threads: ReadonlySet<string>; deed: Deed }

/** The action and its input. */
export function requestOf(threadIds: readonly string[], deed: Deed): { name: string; input: object } {
  const { do: kind, ...rest } = deed
  const own = { ...rest, threadIds }
  if ('role' in own) return { name: names[kind], input: { threadIds, folder: own.folder } }
  return { name: names[kind], input: own }
}

const names: Record<Deed['do'], string> = {
  archive: 'mail.archive',
  delete: 'mail.delete',
  wake: 'mail.wake',
  star: 'mail.star',
  read: 'mail.mark-read',
  mute: 'mail.mute',
  spam: 'mail.spam',
  snooze: 'mail.snooze',
  move: 'mail.move',
  label: 'mail.label',
  sort: 'mail.sort',
}

/** The rows as they will be once the server has answered. */
export function rowsAfter(
  rows: readonly ThreadRow[],
  pending: readonly PendingDeed[],
  place: Pick<MailPlace, 'list' | 'words'>,
): readonly ThreadRow[] {
  if (pending.length === 0) return rows
  return rows.flatMap((row) => {
    let now = row
    for (const { threads, deed } of pending) {
      if (!threads.has(row.id)) continue
      if (leaves(deed, place)) return []
      now = { ...now, ...changeOf(now, deed) }
    }
    return [now]
  })
}

/** Whether the thread is no longer in this list afterwards. */
export function leaves(deed: Deed, { list, words }: Pick<MailPlace, 'list' | 'words'>): boolean {
  const { view } = list
  if (words !== '') return deed.do === 'delete' || (deed.do === 'spam' && deed.spam)
  switch (deed.do) {
    case 'archive':
    case 'snooze':
      return view === 'inbox'
    case 'delete':
      return view !== 'trash'
    case 'wake':
      return view === 'snoozed'
    case 'spam':
      return deed.spam ? view !== 'junk' : view === 'junk'
    case 'move':
      return byFolder.has(view) && deed.role !== view && deed.folder !== list.folder
    case 'star':
      return view === 'starred' && !deed.starred
    case 'label':
      return view === 'label' && deed.remove.includes(list.label ?? '')
    case 'sort':
      return list.split !== undefined && list.split !== deed.split
    default:
      return false
  }
}

/** Lists in which a thread is because of where its messages lie. */
const byFolder: ReadonlySet<string> = new Set(['inbox', 'archive', 'junk', 'trash', 'folder'])

function changeOf(row: ThreadRow, deed: Deed): Partial<ThreadRow> {
  switch (deed.do) {
    case 'star':
      return { starred: deed.starred }
    case 'read':
      return deed.read
        ? { unread: 0, people: row.people.map((person) => ({ ...person, unread: false })) }
        : { unread: Math.max(1, row.unread) }
    case 'mute':
      return { muted: deed.muted }
    case 'snooze':
      return { snoozedUntil: deed.until }
    case 'wake':
      return { snoozedUntil: null }
    case 'label':
      return { labels: [...row.labels.filter((label) => ![...deed.add, ...deed.remove].includes(label)), ...deed.add] }
    case 'sort':
      return { split: deed.split, sorted: true }
    default:
      return {}
  }
}

/** The row to go on with once `gone` have left: the next one, or else the one before. */
export function nextOf(rows: readonly ThreadRow[], gone: ReadonlySet<string>, from: string): string | undefined {
  const at = rows.findIndex(({ id }) => id === from)
  const stays = ({ id }: ThreadRow): boolean => !gone.has(id)
  return (rows.slice(at + 1).find(stays) ?? rows.slice(0, Math.max(0, at)).findLast(stays))?.id
}

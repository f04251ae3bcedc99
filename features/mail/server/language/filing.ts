import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import type { ThreadRow } from '../../contract.ts'
import { folderNamed } from '../../language/reading/places.ts'
import type { Deed } from '../../language/wish.ts'
import { targets } from './finding.ts'
import * as words from './wording.ts'

type Act = { tool: string; input: object; isDone: (thread: ThreadRow) => boolean }

/** What is so already is left out. */
export function file(turn: Turn, wish: Deed): Move {
  const meant = targets(turn, wish.which)
  if ('kind' in meant) return meant
  const act = actOf(turn, wish, meant)
  if ('kind' in act) return act
  const open = meant.filter((thread) => !act.isDone(thread))
  if (open.length === 0) return say(words.alreadySo(meant))
  return call(act.tool, { threadIds: open.map(({ id }) => id), ...act.input })
}

const never = () => false

function actOf(turn: Turn, wish: Deed, meant: readonly ThreadRow[]): Act | Move {
  switch (wish.do) {
    case 'archive':
      return { tool: 'mail.archive', input: {}, isDone: ({ roles }) => !roles.includes('inbox') }
    case 'delete':
      return {
        tool: 'mail.delete',
        input: {},
        isDone: ({ roles }) => roles.length > 0 && roles.every((role) => role === 'trash'),
      }
    case 'star':
    case 'unstar':
      return {
        tool: 'mail.star',
        input: { starred: wish.do === 'star' },
        isDone: ({ starred }) => starred === (wish.do === 'star'),
      }
    case 'read':
    case 'unread':
      return {
        tool: 'mail.mark-read',
        input: { read: wish.do === 'read' },
        isDone: ({ unread }) => (unread === 0) === (wish.do === 'read'),
      }
    case 'spam':
    case 'not-spam':
      return {
        tool: 'mail.spam',
        input: { spam: wish.do === 'spam' },
        isDone: ({ roles }) => roles.includes('junk') === (wish.do === 'spam'),
      }
    case 'mute':
    case 'unmute':
      return {
        tool: 'mail.mute',
        input: { muted: wish.do === 'mute' },
        isDone: ({ muted }) => muted === (wish.do === 'mute'),
      }
    case 'wake':
      return { tool: 'mail.wake', input: {}, isDone: ({ snoozedUntil }) => snoozedUntil === null }
    case 'sort':
      return {
        tool: 'mail.sort',
        input: { split: wish.split },
        isDone: ({ split, sorted }) => split === wish.split && sorted,
      }
    case 'snooze':
      return snoozed(turn, wish)
    case 'label':
      return labelled(wish)
    case 'move':
      return moved(turn, wish, meant)
  }
}

/** Without a time it stays away until tomorrow morning. */
function snoozed({ context, today }: Turn, { until }: Extract<Deed, { do: 'snooze' }>): Act | Move {
  const at = until ?? `${today.add({ days: 1 }).toString()}T08:00`
  const moment = new Date(millisecondOf(at, context.zone))
  if (moment <= context.now) return say(words.pastTime)
  return { tool: 'mail.snooze', input: { until: moment.toISOString() }, isDone: never }
}

function labelled({ label, off }: Extract<Deed, { do: 'label' }>): Act {
  const name = label.trim().replaceAll(/\s+/g, '-')
  return {
    tool: 'mail.label',
    input: off ? { remove: [name] } : { add: [name] },
    isDone: ({ labels }) => labels.some((each) => each.toLowerCase() === name.toLowerCase()) !== (off === true),
  }
}

export const findFolders = 'mail.folders'

type Folder = { id: string; account: string; name: string; path: string; role: string }

/** A folder of the mailbox that they are in; one that is not there is named. */
function moved(turn: Turn, { folder }: Extract<Deed, { do: 'move' }>, [first]: readonly ThreadRow[]): Act | Move {
  const looked = turn.results.findLast(({ tool }) => tool === findFolders)?.result
  if (looked === undefined) return call(findFolders, {})
  const folders = (looked.kind === 'answer' ? (looked.answer as { folders: Folder[] }).folders : []).filter(
    ({ account }) => account === first?.account,
  )
  const wanted = folder.toLowerCase()
  const role = folderNamed(folder)
  const into =
    folders.find((each) => each.role === role) ??
    folders.find(({ name, path }) => [name.toLowerCase(), path.toLowerCase()].includes(wanted)) ??
    folders.find(({ name }) => name.toLowerCase().includes(wanted))
  if (!into)
    return say(
      words.noFolder(
        folder,
        folders.filter((each) => each.role === 'none').map(({ name }) => name),
      ),
    )
  return { tool: 'mail.move', input: { folder: into.id }, isDone: never }
}

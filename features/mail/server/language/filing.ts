import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { answerOf, call, type Call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import { mailThread, type ThreadRow } from '../../contract.ts'
import { folderNamed } from '../../language/reading/places.ts'
import type { Deed, Filing } from '../../language/wish.ts'
import { isNamed, readThread } from './answering.ts'
import { findMail, targets, type Used } from './finding.ts'
import * as words from './wording.ts'

type Act = { tool: string; input: object; isDone: (thread: ThreadRow) => boolean }

/** What is so already is left out. */
export function file(turn: Turn, wish: Deed, used: Used = { looks: 0 }): Move {
  const meant = targets(turn, wish.which, { used })
  return 'kind' in meant ? meant : fileThese(turn, wish, meant)
}

/** Carries out the order on these conversations. */
export function fileThese(turn: Turn, wish: Deed, meant: readonly ThreadRow[]): Move {
  const act = actOf(turn, wish, meant)
  if ('kind' in act) return act
  const open = meant.filter((thread) => !act.isDone(thread))
  if (open.length === 0) return say(words.alreadySo(meant))
  const [only] = open
  if (wish.do === 'delete' && wish.which.newest === 1 && only && only.messages > 1)
    return deleteNewest(turn, wish, only)
  return call(act.tool, { threadIds: open.map(({ id }) => id), ...act.input })
}

/** All of them together, or none. */
export function fileSeveral(turn: Turn, deeds: readonly Deed[]): Move {
  const used = { looks: 0 }
  const calls: Call[] = []
  for (const deed of deeds) {
    const move = file(turn, deed, used)
    if (move.kind === 'say' || move.calls.some(({ tool }) => looking.has(tool))) return move
    calls.push(...move.calls)
  }
  return { kind: 'call', calls }
}

/** “Delete the last mail from Sara” leaves what else is in its conversation. */
function deleteNewest(turn: Turn, { which: { from = '' } }: Deed, { id }: ThreadRow): Move {
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return call(readThread, { id })
  const { messages } = mailThread.parse(looked)
  const last = messages.findLast((message) => message.from !== null && isNamed(message.from, from)) ?? messages.at(-1)
  return call('mail.delete', last ? { messageIds: [last.id] } : { threadIds: [id] })
}

/** The card says how much goes for good. */
export function emptyOut(turn: Turn, folder: 'trash' | 'junk'): Move {
  const meant = targets(turn, { words: '', all: true, folder })
  if ('kind' in meant) return meant
  return call('mail.delete-forever', { threadIds: meant.map(({ id }) => id) })
}

const never = () => false

/** What is set to one of two values, or only done. */
const filed: Readonly<Record<Filing | 'wake', Act>> = {
  archive: { tool: 'mail.archive', input: {}, isDone: ({ roles }) => !roles.includes('inbox') },
  delete: {
    tool: 'mail.delete',
    input: {},
    isDone: ({ roles }) => roles.length > 0 && roles.every((role) => role === 'trash'),
  },
  star: { tool: 'mail.star', input: { starred: true }, isDone: ({ starred }) => starred },
  unstar: { tool: 'mail.star', input: { starred: false }, isDone: ({ starred }) => !starred },
  read: { tool: 'mail.mark-read', input: { read: true }, isDone: ({ unread }) => unread === 0 },
  unread: { tool: 'mail.mark-read', input: { read: false }, isDone: ({ unread }) => unread > 0 },
  spam: { tool: 'mail.spam', input: { spam: true }, isDone: ({ roles }) => roles.includes('junk') },
  'not-spam': { tool: 'mail.spam', input: { spam: false }, isDone: ({ roles }) => !roles.includes('junk') },
  mute: { tool: 'mail.mute', input: { muted: true }, isDone: ({ muted }) => muted },
  unmute: { tool: 'mail.mute', input: { muted: false }, isDone: ({ muted }) => !muted },
  wake: { tool: 'mail.wake', input: {}, isDone: ({ snoozedUntil }) => snoozedUntil === null },
}

function actOf(turn: Turn, wish: Deed, meant: readonly ThreadRow[]): Act | Move {
  if (wish.do === 'snooze') return snoozed(turn, wish)
  if (wish.do === 'label') return labelled(wish)
  if (wish.do === 'move') return moved(turn, wish, meant)
  if (wish.do !== 'sort') return filed[wish.do]
  const { split } = wish
  return { tool: 'mail.sort', input: { split }, isDone: (thread) => thread.split === split && thread.sorted }
}

/** Without a time it stays away until tomorrow morning. */
function snoozed({ context, today }: Turn, { until }: Extract<Deed, { do: 'snooze' }>): Act | Move {
  const at = until ?? `${today.add({ days: 1 }).toString()}T08:00`
  const moment = new Date(millisecondOf(at, context.zone))
  if (moment <= context.now) return say(words.pastTime)
  return { tool: 'mail.snooze', input: { until: moment.toISOString() }, isDone: never }
}

function labelled({ label, off }: Extract<Deed, { do: 'label' }>): Act {
  const name = withoutEnd(label.trim().replaceAll(/[^\p{L}\p{N}.]+/gu, '-'), '-')
  return {
    tool: 'mail.label',
    input: off ? { remove: [name] } : { add: [name] },
    isDone: ({ labels }) => labels.some((each) => each.toLowerCase() === name.toLowerCase()) !== (off === true),
  }
}

export const findFolders = 'mail.folders'

const looking = new Set([findMail, findFolders, readThread])

type Folder = { id: string; account: string; name: string; path: string; role: string }

/** A folder of the mailbox that they are in; one that is not there is named. */
function moved(turn: Turn, wish: Extract<Deed, { do: 'move' }>, [first]: readonly ThreadRow[]): Act | Move {
  const { folder } = wish
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
  // Only a mail program makes folders, and a label sorts as well.
  if (!into && wish.orLabel === true) return labelled({ do: 'label', which: wish.which, label: folder })
  if (!into)
    return say(
      words.noFolder(
        folder,
        folders.filter((each) => each.role === 'none').map(({ name }) => name),
      ),
    )
  return { tool: 'mail.move', input: { folder: into.id }, isDone: never }
}

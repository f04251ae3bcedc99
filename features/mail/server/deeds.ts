import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'

import { dateText } from '#foundation/language/wording/moments.ts'
import { wallClock } from '#foundation/time/format/clock-text.ts'
import { wallOf } from '#foundation/time/zones.ts'
import type * as contract from '../contract.ts'
import type { FolderRole } from '../contract.ts'
import { archivable, deletable, movable } from '../rules/moving.ts'
import { type Folder, keepFolder, listFolders } from './account-store.ts'
import { listThreadsBy } from './message-store.ts'
import type { Copy } from './placement-store.ts'
import { findMessage } from './reading-store.ts'
import type { Reader } from './whose.ts'
import { noMail, type Writing } from './writing.ts'

/** What came of an action: in words, with `%` where the mail is named. */
export type Deed = {
  threads: string[]
  did: string
  changes: { label: string; before: string | null; after: string | null }[]
}

type Which = { threadIds: string[]; messageIds: string[] }

function deed(
  copies: readonly Pick<Copy, 'thread'>[],
  did: string,
  change: [string, string | null, string | null],
): Deed {
  const [field, before, after] = change
  return { threads: [...new Set(copies.map(({ thread }) => thread))], did, changes: [{ label: field, before, after }] }
}

/** What is archived, deleted or moved has been dealt with, so it does not come back by itself. */
async function awake(writing: Writing, copies: readonly Copy[]): Promise<void> {
  const ids = [...new Set(copies.map(({ thread }) => thread))]
  for (const thread of await writing.threads(ids))
    if (thread.snoozedUntil !== null) await writing.decide(thread, { snoozedUntil: null })
}

async function put(
  writing: Writing,
  copies: readonly Copy[],
  folderOf: (account: string) => Promise<string>,
): Promise<void> {
  const folders = new Map<string, string>()
  for (const { account } of copies) if (!folders.has(account)) folders.set(account, await folderOf(account))
  await writing.change(copies.map((copy) => ({ copy, to: { folder: folders.get(copy.account) ?? copy.folder } })))
  await awake(writing, copies)
}

const names: Partial<Record<FolderRole, string>> = { archive: 'Archive', junk: 'Junk', trash: 'Trash', inbox: 'INBOX' }

/** A server that has no such folder gets one when the first mail is moved there. */
async function folderFor({ tx, ownerId }: Writing, account: string, role: FolderRole): Promise<string> {
  const known = (await listFolders(tx, ownerId)).find((each) => each.account === account && each.role === role)
  if (known) return known.id
  const name = names[role] ?? role
  const kept = await keepFolder(tx, ownerId, { id: randomUUIDv7(), account, path: name, name, role })
  if (!kept) throw noMail()
  return kept.id
}

const to = (writing: Writing, role: FolderRole) => (account: string) => folderFor(writing, account, role)

export async function archive(writing: Writing, which: Which): Promise<Deed> {
  const copies = await writing.copies(which)
  await put(writing, archivable(copies), to(writing, 'archive'))
  await awake(writing, copies)
  return deed(copies, 'Archived %.', ['Folder', 'Inbox', 'Archive'])
}

export async function move(writing: Writing, { folder, ...which }: z.output<typeof contract.movedMail>): Promise<Deed> {
  const copies = await writing.copies(which)
  const target = await targetOf(writing, folder)
  if (copies.some(({ account }) => account !== target.account))
    throw new Failure('invalid', 'Mail can only be moved to a folder of its own account.')
  await put(writing, movable(copies, which.messageIds), async () => target.id)
  return deed(copies, `Moved % to “${target.name}”.`, ['Folder', null, target.name])
}

async function targetOf({ tx, ownerId }: Writing, id: string): Promise<Folder> {
  const found = (await listFolders(tx, ownerId)).find((each) => each.id === id)
  if (!found) throw new Failure('not-found', 'There is no such folder.')
  return found
}

export async function remove(writing: Writing, which: Which): Promise<Deed> {
  const copies = await writing.copies(which)
  await put(writing, deletable(copies), to(writing, 'trash'))
  return deed(copies, 'Moved % to the trash.', ['Folder', null, 'Trash'])
}

export async function judge(writing: Writing, { spam, ...which }: z.output<typeof contract.spamMail>): Promise<Deed> {
  const copies = await writing.copies(which)
  const chosen = spam
    ? movable(copies, which.messageIds).filter(({ own }) => !own)
    : copies.filter(({ role }) => role === 'junk')
  await put(writing, chosen, to(writing, spam ? 'junk' : 'inbox'))
  const did = spam ? 'Moved % to spam.' : 'Brought % back from spam.'
  return deed(copies, did, ['Folder', spam ? null : 'Spam', spam ? 'Spam' : 'Inbox'])
}

/** A star stands on the newest message; taking it away takes all. */
export async function star(
  writing: Writing,
  { starred, ...which }: z.output<typeof contract.starredMail>,
): Promise<Deed> {
  const copies = await writing.copies(which)
  const chosen = starred ? newest(copies, which, (copy) => !isAside(copy)) : copies
  await writing.change(chosen.map((copy) => ({ copy, to: { starred } })))
  const did = starred ? 'Starred %.' : 'Took the star off %.'
  return deed(copies, did, ['Star', starred ? 'No' : 'Yes', starred ? 'Yes' : 'No'])
}

export async function markRead(
  writing: Writing,
  { read, ...which }: z.output<typeof contract.readMail>,
): Promise<Deed> {
  const copies = await writing.copies(which)
  const chosen = read ? copies : newest(copies, which, (copy) => !copy.own && !isAside(copy))
  await writing.change(chosen.map((copy) => ({ copy, to: { seen: read } })))
  return deed(copies, `Marked % as ${read ? 'read' : 'unread'}.`, [
    'State',
    read ? 'Unread' : 'Read',
    read ? 'Read' : 'Unread',
  ])
}

const isAside = ({ role }: Copy) => role === 'trash' || role === 'junk'

/** Of each thread its newest message that is fit, in all folders; named messages themselves. */
function newest(copies: readonly Copy[], { messageIds }: Which, isFit: (copy: Copy) => boolean): Copy[] {
  const named = new Set(messageIds)
  const messages = [...Map.groupBy(copies, ({ thread }) => thread).values()].flatMap((own) => {
    const chosen = own.filter(({ message }) => named.has(message)).map(({ message }) => message)
    if (chosen.length > 0) return chosen
    return [(own.findLast(isFit) ?? own.at(-1))?.message ?? '']
  })
  const latest = new Set(messages)
  return copies.filter(({ message }) => latest.has(message))
}

export async function relabel(writing: Writing, given: z.output<typeof contract.labelledMail>): Promise<Deed> {
  const { add, remove: taken, ...which } = given
  if (add.length + taken.length === 0) throw new Failure('invalid', 'Say which label.')
  const copies = await writing.copies(which)
  await writing.change(
    copies.map((copy) => {
      const labels = [...new Set([...copy.labels, ...add])].filter((each) => !taken.includes(each))
      return { copy, to: { labels } }
    }),
  )
  const did = [
    ...(add.length > 0 ? [`Labelled % ${quoted(add)}.`] : []),
    ...(taken.length > 0 ? [`Took the label ${quoted(taken)} off %.`] : []),
  ].join(' ')
  return deed(copies, did, ['Labels', taken.join(', ') || null, add.join(', ') || null])
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ')
}

type Snooze = z.output<typeof contract.snoozedMail>

export async function snooze(writing: Writing, { threadIds, until }: Snooze, reader: Reader): Promise<Deed> {
  if (Date.parse(until) <= writing.now.getTime()) throw new Failure('invalid', 'This time has passed.')
  const threads = await writing.threads(threadIds)
  for (const thread of threads) await writing.decide(thread, { snoozedUntil: until, wokenAt: null })
  const words = momentWords(until, reader)
  return deed(threads.map(threadOf), `Snoozed % until ${words}.`, ['Snoozed until', null, words])
}

/** “Thursday, 26 November 2026 at 13:00”. */
export function momentWords(moment: string, { zone, format }: Reader): string {
  const wall = wallOf(moment, zone)
  return `${dateText(Temporal.PlainDate.from(wall.slice(0, 10)), format)} at ${wallClock(wall, format)}`
}

const threadOf = ({ id }: { id: string }) => ({ thread: id })

/** Back in the inbox, at its top. */
export async function wake(writing: Writing, { threadIds }: z.output<typeof contract.wokenMail>): Promise<Deed> {
  const threads = await writing.threads(threadIds)
  for (const thread of threads)
    if (thread.snoozedUntil !== null)
      await writing.decide(thread, { snoozedUntil: null, wokenAt: writing.now.toISOString() })
  return deed(threads.map(threadOf), 'Brought % back to the inbox.', ['Snoozed', 'Yes', 'No'])
}

export async function mute(writing: Writing, { threadIds, muted }: z.output<typeof contract.mutedMail>): Promise<Deed> {
  const threads = await writing.threads(threadIds)
  for (const thread of threads) await writing.decide(thread, { muted })
  const did = muted ? 'Muted %.' : 'Ended the silence of %.'
  return deed(threads.map(threadOf), did, ['Muted', muted ? 'No' : 'Yes', muted ? 'Yes' : 'No'])
}

const mostThreads = 2_000

export const splitNames = { answer: 'To answer', waiting: 'Waiting', newsletters: 'Newsletters', rest: 'Rest' } as const

export async function sort(
  writing: Writing,
  { threadIds, split }: z.output<typeof contract.sortedMail>,
): Promise<Deed> {
  const { tx, ownerId } = writing
  const copies = await writing.copies({ threadIds, messageIds: [] })
  const senders = new Set<string>()
  for (const [, own] of Map.groupBy(copies, ({ thread }) => thread)) {
    const received = own.findLast((copy) => !copy.own)
    const message = received && (await findMessage(tx, ownerId, received.message))
    if (message) senders.add(message.fromAddress)
  }
  if (senders.size === 0) throw new Failure('invalid', 'Nobody else has written in this conversation.')
  for (const sender of senders) {
    await writing.rule(sender.toLowerCase(), { split })
    writing.move(await listThreadsBy(tx, ownerId, { address: sender, limit: mostThreads }))
  }
  const did = `Mail from the sender of % goes to “${splitNames[split]}” from now on.`
  return deed(copies, did, ['Goes to', null, splitNames[split]])
}

type Pictures = z.output<typeof contract.shownPictures>

export async function showPictures(writing: Writing, { messageId, of, show }: Pictures): Promise<Deed> {
  const { tx, ownerId } = writing
  const message = await findMessage(tx, ownerId, messageId)
  if (!message) throw noMail()
  if (of === 'message') await writing.pictures(messageId, show)
  else await writing.rule(message.fromAddress.toLowerCase(), { pictures: show })
  const whose = of === 'message' ? '%' : 'all mail by the sender of %'
  const did = show ? `Pictures of ${whose} are loaded from elsewhere.` : `Pictures of ${whose} are not loaded any more.`
  return deed([message], did, ['Pictures from elsewhere', show ? 'No' : 'Yes', show ? 'Yes' : 'No'])
}

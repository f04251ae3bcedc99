import type { ImapFlow } from 'imapflow'
import { Failure } from '#foundation/contract/failure.ts'
import type { Settled, Values } from '#foundation/server/mirror/mirrored.ts'
import { contentField, mostFetchedBytes } from '../part-store.ts'
import { sourceField } from '../reading-store.ts'
import { makeFolder, openFolder } from './folders.ts'
import { flagChanges, flagsOf, valuesOf } from './flags.ts'
import type { Place, Places } from './places.ts'

type At = { client: ImapFlow; places: Places }
/** Where the server has it, as it counts there. */
export type ServerSpot = { folder: string; uidValidity: number; uid: number }

/** Writes what is wanted, and reads it back: a server may say yes to what it does not do. */
export async function changeMessage(
  { client, places }: At,
  item: string,
  decide: (theirs: Values) => Values,
): Promise<Settled | undefined> {
  const place = await places.find(item)
  if (!place) return fetchPart({ client, places }, item)
  const moved = await inFolder(client, place.path, async (validity) => {
    const uid = uidOf(place, validity)
    const theirs = await readFlags(client, uid)
    if (!theirs) return undefined
    const wanted = decide(valuesOf(theirs, place.folder))
    await writeFlags(client, uid, wanted)
    if (wanted[sourceField] === true) await fetchSource({ client, places }, item, uid)
    const to = wanted['folder']
    if (wanted['deleted'] === true) await erase(client, uid)
    else if (typeof to === 'string' && to !== place.folder) return move({ client, places }, uid, to)
    return { path: place.path, uid, isFetched: wanted[sourceField] === true }
  })
  return moved && readBack({ client, places }, moved, place)
}

/** The whole of a message, as it is there. */
async function fetchSource({ client, places }: At, copy: string, uid: number): Promise<void> {
  const content = await readSection(client, String(uid), undefined)
  if (content) await places.keepSource(copy, content)
}

/** A part of a message, whose content somebody wants to read. */
async function fetchPart({ client, places }: At, part: string): Promise<Settled | undefined> {
  const found = await places.section(part)
  if (!found) return undefined
  const { place, section } = found
  const content = await inFolder(client, place.path, (validity) =>
    readSection(client, String(uidOf(place, validity)), section),
  )
  if (content) await places.keep(part, content)
  return content && { values: { [contentField]: true } }
}

async function readSection(client: ImapFlow, uid: string, section: string | undefined): Promise<Buffer | undefined> {
  const { content } = await client.download(uid, section, { uid: true, maxBytes: mostFetchedBytes })
  if (!content) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

type Moved = { path: string; uid: number | undefined; isFetched?: boolean }

async function inFolder<T>(client: ImapFlow, path: string, work: (validity: number) => Promise<T>): Promise<T> {
  const lock = await openFolder(client, path)
  try {
    return await work(client.mailbox === false ? 0 : Number(client.mailbox.uidValidity))
  } finally {
    lock.release()
  }
}

/** A number of another UIDVALIDITY may be that of another message. */
function uidOf({ uid, uidValidity }: Place, validity: number): number {
  if (uid !== null && uidValidity === validity) return uid
  throw new Failure('not-found', 'The server counts its messages anew, and this one was not found there again yet.')
}

async function readFlags(client: ImapFlow, uid: number) {
  const found = await client.fetchOne(String(uid), { uid: true, flags: true }, { uid: true })
  return found === false ? undefined : flagsOf(found.flags)
}

async function writeFlags(client: ImapFlow, uid: number, wanted: Values): Promise<void> {
  const { add, remove } = flagChanges(wanted)
  if (add.length > 0) await client.messageFlagsAdd(String(uid), add, { uid: true })
  if (remove.length > 0) await client.messageFlagsRemove(String(uid), remove, { uid: true })
}

/** Servers without UIDPLUS delete everything that is marked as deleted, also what another client marked. */
async function erase(client: ImapFlow, uid: number): Promise<void> {
  if (!client.capabilities.has('UIDPLUS')) {
    const marked = await client.search({ deleted: true }, { uid: true })
    if (!Array.isArray(marked) || marked.some((each) => each !== uid))
      throw new Failure('conflict', 'The server cannot delete this mail alone: others are marked as deleted as well.')
  }
  await client.messageDelete(String(uid), { uid: true })
}

async function move({ client, places }: At, uid: number, folder: string): Promise<Moved> {
  const path = await pathFor(places, folder)
  const answer = await client.messageMove(String(uid), path, { uid: true })
  if (answer !== false) return { path, uid: answer.uidMap?.get(uid) }
  // A folder that the server never had, such as an archive, exists only here until mail is moved into it.
  const made = await makeFolder(client, path)
  if (made === undefined) throw new Failure('forbidden', `The server does not move this to ${path}.`)
  // Some servers put every folder below another one.
  await places.setPath(folder, made)
  const again = await client.messageMove(String(uid), made, { uid: true })
  if (again === false) throw new Failure('forbidden', `The server does not move this to ${made}.`)
  return { path: made, uid: again.uidMap?.get(uid) }
}

async function pathFor(places: Places, folder: string): Promise<string> {
  const path = await places.pathOf(folder)
  if (path === undefined) throw new Failure('not-found', 'The folder is not there any more.')
  return path
}

async function readBack(
  { client, places }: At,
  { path, uid, isFetched }: Moved,
  before: Place,
): Promise<Settled | undefined> {
  const folder = await places.folderAt(path)
  if (folder === undefined) return undefined
  return inFolder(client, path, async (uidValidity) => {
    const now = uid ?? (await findByHeader(client, before.headerId))
    const flags = now === undefined ? undefined : await readFlags(client, now)
    if (now === undefined || !flags) return undefined
    const values = { ...valuesOf(flags, folder), ...(isFetched === true && { [sourceField]: true }) }
    return { values, place: { folder, uidValidity, uid: now } satisfies ServerSpot }
  })
}

/** Servers without UIDPLUS do not tell which number it has now; the latest with its Message-ID is the one. */
async function findByHeader(client: ImapFlow, headerId: string): Promise<number | undefined> {
  if (headerId === '') return undefined
  const found = await client.search({ header: { 'message-id': `<${headerId}>` } }, { uid: true })
  return Array.isArray(found) ? found.at(-1) : undefined
}

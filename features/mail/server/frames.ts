import { Failure } from '#foundation/contract/failure.ts'
import type { DocumentAnswer } from '#foundation/contract/route.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import { createFrameTickets, frameTicketMilliseconds } from '#foundation/server/http/frame-tickets.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import type { Person } from '#foundation/server/person.ts'
import { openFrameRoute, showFrameRoute } from '../contract.ts'
import type { FetchParts } from './part-fetching.ts'
import { listParts, readPart } from './part-store.ts'
import { findMessage, readHtml } from './reading-store.ts'
import { shownHtml } from './reading/shown-html.ts'
import { findRules, listPictures } from './rule-store.ts'

type House = { database: Database; clock: Clock; fetchParts: FetchParts }
type Wanted = { pictures: boolean; dark: boolean }

const gone = 'This address was good once, for a minute. Open the message again.'

/** The HTML of messages, each as a document of its own in a frame. */
export function frameHandlers({ database, clock, fetchParts }: House): Handler[] {
  const tickets = createFrameTickets({ database, clock })

  async function open(person: Person, id: string, { pictures, dark }: Wanted) {
    const shown = await database.as(person.id, (tx) => isShown(tx, person.id, id))
    await fetchEmbedded(person.id, id)
    const ticket = await tickets.issue(person.id, { message: id, pictures: pictures || shown, dark })
    const until = new Date(clock.now().getTime() + frameTicketMilliseconds)
    return { address: `${showFrameRoute.path}?ticket=${ticket}`, until: until.toISOString() }
  }

  /** What is not here in time is left out of the document. */
  async function fetchEmbedded(ownerId: string, message: string): Promise<void> {
    const parts = await database.as(ownerId, (tx) => listParts(tx, ownerId, [message]))
    const wanted = parts.filter(({ contentId, here, type }) => contentId !== null && !here && formats.has(type))
    let left = mostEmbeddedBytes
    await fetchParts(
      ownerId,
      wanted.filter(({ bytes }) => (left -= bytes) >= 0),
      embeddedSeconds,
    )
  }

  async function show(ticket: string): Promise<DocumentAnswer> {
    const found = await tickets.redeem(ticket)
    if (!found) throw new Failure('not-found', gone)
    const { message, pictures, dark } = found.shows
    const wanted = { pictures: pictures === true, dark: dark === true }
    return await database.as(found.ownerId, (tx) => documentOf(tx, found.ownerId, String(message), wanted))
  }

  return [
    handle(openFrameRoute, ({ person, params, body }) => open(person, params.id, body)),
    handle(showFrameRoute, ({ query }) => show(query.ticket)),
  ]
}

/** Whether the person wants the pictures of this message, or of all by its sender. */
async function isShown(tx: Transaction, ownerId: string, id: string): Promise<boolean> {
  const message = await findMessage(tx, ownerId, id)
  if (!message?.hasHtml) throw new Failure('not-found', 'There is no such message, or it has no HTML.')
  if ((await listPictures(tx, ownerId, [id])).length > 0) return true
  const [rule] = await findRules(tx, ownerId, [message.fromAddress.toLowerCase()])
  return rule?.pictures === true
}

async function documentOf(
  tx: Transaction,
  ownerId: string,
  id: string,
  { pictures, dark }: Wanted,
): Promise<DocumentAnswer> {
  const [found] = await readHtml(tx, ownerId, [id])
  if (!found) throw new Failure('not-found', gone)
  const embedded = await embeddedPictures(tx, ownerId, id)
  const { document } = shownHtml(found.html, { pictures, dark, embedded: (contentId) => embedded.get(contentId) })
  return { html: document, pictures: pictures ? 'any' : 'own' }
}

const mostEmbeddedBytes = 5_000_000
const embeddedSeconds = 6
const formats = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'])

/** Within the document, because a sandboxed frame is a stranger to our own routes. */
async function embeddedPictures(tx: Transaction, ownerId: string, message: string): Promise<Map<string, string>> {
  const pictures = new Map<string, string>()
  let left = mostEmbeddedBytes
  for (const { id, contentId, type, bytes, here } of await listParts(tx, ownerId, [message])) {
    if (contentId === null || !here || !formats.has(type) || bytes > left) continue
    const content = await readPart(tx, ownerId, id)
    if (!content) continue
    left -= content.length
    pictures.set(contentId, `data:${type};base64,${content.toString('base64')}`)
  }
  return pictures
}

import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { exportAwaited } from './awaiting/awaited-store.ts'
import { exportAccounts, exportFolders } from './account-store.ts'
import { exportDrafts } from './drafts/draft-store.ts'
import { exportFiles, readFile } from './sending/file-store.ts'
import { exportSenders } from './sending/sender-store.ts'
import { exportSends, readMessage } from './sending/send-store.ts'
import { exportParts, readPart } from './part-store.ts'
import { exportCopies } from './placement-store.ts'
import { exportMessages } from './reading-store.ts'
import { exportReferences } from './reference-store.ts'
import { exportPictures, exportRules } from './rule-store.ts'
import { exportTemplates } from './templates/template-store.ts'
import { exportThreads } from './thread-store.ts'

/** Everything stored about a person's mail. */
export async function* ownPart(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  const small = {
    accounts: exportAccounts,
    drafts: exportDrafts,
    files: exportFiles,
    sends: exportSends,
    senders: exportSenders,
    awaited: exportAwaited,
    templates: exportTemplates,
    folders: exportFolders,
    rules: exportRules,
    pictures: exportPictures,
  }
  for (const [name, read] of Object.entries(small)) {
    const rows = await database.as(ownerId, (tx) => read(tx, ownerId))
    yield { name: `mail/${name}.json`, content: JSON.stringify(rows, null, 2) }
  }
  const byId = { threads: exportThreads, messages: exportMessages, placements: exportCopies, parts: exportParts }
  for (const [name, read] of Object.entries(byId)) {
    const next = (after: { id: string } | undefined) =>
      database.as(ownerId, (tx): Promise<{ id: string }[]> => read(tx, ownerId, { after: after?.id, limit: page }))
    yield { name: `mail/${name}.json`, content: written(next) }
  }
  const references = (after: Reference | undefined) =>
    database.as(ownerId, (tx) => exportReferences(tx, ownerId, { after, limit: page }))
  yield { name: 'mail/references.json', content: written(references) }
  yield* contents(database, ownerId)
  yield* files(database, ownerId)
  yield* sends(database, ownerId)
}

type Reference = Awaited<ReturnType<typeof exportReferences>>[number]

const page = 200

async function* written<Row>(next: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let before = '[\n'
  for (let after: Row | undefined; ;) {
    const found = await next(after)
    for (const row of found) {
      yield encoder.encode(`${before}${JSON.stringify(row)}`)
      before = ',\n'
    }
    after = found.at(-1)
    if (found.length < page) break
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}

/** Attachments that are here, each as a file. */
async function* contents(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  for (let after: string | undefined; ;) {
    const from = after
    const read = (tx: Transaction) => exportParts(tx, ownerId, { after: from, limit: page })
    const found = await database.as(ownerId, read)
    for (const { id, here } of found) {
      const content = here ? await database.as(ownerId, (tx) => readPart(tx, ownerId, id)) : undefined
      if (content) yield { name: `mail/parts/${id}`, content: once(content) }
    }
    after = found.at(-1)?.id
    if (found.length < page) break
  }
}

async function* files(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  for (const { id } of await database.as(ownerId, (tx) => exportFiles(tx, ownerId))) {
    const file = await database.as(ownerId, (tx) => readFile(tx, ownerId, id))
    if (file) yield { name: `mail/files/${id}`, content: once(file.content) }
  }
}

/** Mail that was sent or is on its way, as it was written. */
async function* sends(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  for (const { id } of await database.as(ownerId, (tx) => exportSends(tx, ownerId))) {
    const message = await database.as(ownerId, (tx) => readMessage(tx, ownerId, id))
    if (message) yield { name: `mail/sends/${id}.eml`, content: once(message) }
  }
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

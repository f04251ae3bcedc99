import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { findSettings } from '../settings/settings-store.ts'
import { exportCalls } from './call-store.ts'

/** A person's settings for the assistant, and everything sent to models elsewhere for them. */
export async function* modelsPart(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  const settings = await database.as(ownerId, (tx) => findSettings(tx, ownerId))
  yield { name: 'assistant/settings.json', content: `${JSON.stringify(settings ?? {}, undefined, 2)}\n` }
  yield { name: 'assistant/what-left.json', content: bytesOf(allCalls(database, ownerId)) }
}

const page = 50

async function* allCalls(database: Database, ownerId: string): AsyncGenerator<string> {
  yield '['
  let separator = '\n'
  for (let after: string | undefined; ;) {
    const from = after
    const found = await database.as(ownerId, (tx) => exportCalls(tx, ownerId, { after: from, limit: page }))
    for (const call of found) {
      yield `${separator}${JSON.stringify(call)}`
      separator = ',\n'
    }
    if (found.length < page) break
    after = found.at(-1)?.id
  }
  yield '\n]\n'
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}

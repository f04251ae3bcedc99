import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { addConversation } from '#features/chat/server/conversation-store.ts'
import { addPair } from '#features/chat/server/message-store.ts'
import { messagesQuota } from '#features/chat/server/quotas.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { countUsage } from '#foundation/server/quota/usage-store.ts'
import { createQuotas, type Quotas } from '#foundation/server/quota/quotas.ts'
import { type Bench, median, milliseconds } from './measure.ts'

const kept = 100_000
const rounds = 400
const migrations = { feature: 'chat', folder: new URL('../features/chat/server/migrations/', import.meta.url) }

/** The cost of storing a message for a person with many, with and without counting. */
export const quotas: Bench = {
  name: 'quotas',
  seconds: 300,
  async run() {
    await using postgres = await startScratchPostgres()
    await using database = await freshDatabase(postgres, [migrations])
    const [ana, chat] = [randomUUID(), randomUUIDv7()]
    await database.as(ana, (tx) => addConversation(tx, ana, { id: chat, title: 'Long', provisional: false }))
    await database.pool.query(fill, [ana, chat])
    await database.pool.query('vacuum analyze messages')
    const limits = createQuotas({ database, allowances: {}, offered: () => [messagesQuota] })
    const times = { charged: [] as number[], free: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      times.free.push(await milliseconds(() => store(database, ana, chat)))
      times.charged.push(await milliseconds(() => store(database, ana, chat, limits)))
    }
    const counting = await milliseconds(() => database.as(ana, (tx) => countUsage(tx, ana, messagesQuota.counted)))
    const [free, charged] = [median(times.free), median(times.charged)]
    return [
      {
        what: `storing a message of somebody who has ${kept}, beside the same uncounted; counting them all`,
        measured: `${charged.toFixed(2)} ms beside ${free.toFixed(2)} ms; ${counting.toFixed(1)} ms`,
        bar: '≤ 1.3 times',
        met: charged <= free * 1.3,
      },
    ]
  },
}

async function store(database: TestDatabase, ownerId: string, conversationId: string, limits?: Quotas): Promise<void> {
  const question = { id: randomUUIDv7(), conversationId, parentId: null, content: 'Hello', clientMessageId: undefined }
  const reserved = {
    runId: randomUUIDv7(),
    answerId: randomUUIDv7(),
    sessionId: 'bench',
    node: undefined,
    leaseMilliseconds: 1_000,
  }
  await database.as(ownerId, async (tx) => {
    await addPair(tx, ownerId, { question, reserved })
    await limits?.charge(tx, ownerId, messagesQuota, 2)
  })
}

const fill = `insert into messages (owner_id, id, conversation_id, place, role, content, state, active)
  select $1, gen_random_uuid(), $2, 1000000 + number, 'user', 'Message ' || number, 'whole', true
  from generate_series(1, ${kept}) number`

import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Departure, Price } from '../../contract.ts'
import { findSettings } from '../settings/settings-store.ts'
import { type CallRow, findCall, listCalls, tokensSince } from './call-store.ts'

/** What was sent to models elsewhere, and its cost by the person's own prices. */
export type Departures = {
  list(ownerId: string, page: { before?: string | undefined; limit: number }): Promise<Departure[]>
  read(ownerId: string, id: string): Promise<Departure & { text: string }>
  /** Since midnight, UTC. */
  tokensToday(ownerId: string): Promise<number>
}

export function createDepartures({ database, clock }: { database: Database; clock: Clock }): Departures {
  return {
    list: (ownerId, page) =>
      database.as(ownerId, async (tx) => {
        const { prices = [] } = (await findSettings(tx, ownerId)) ?? {}
        return (await listCalls(tx, ownerId, page)).map((call) => withCost(call, prices))
      }),
    read: (ownerId, id) =>
      database.as(ownerId, async (tx) => {
        const found = await findCall(tx, ownerId, id)
        if (!found) throw new Failure('not-found', 'There is no such call; calls are kept for 90 days.')
        const { prices = [] } = (await findSettings(tx, ownerId)) ?? {}
        return withCost(found, prices)
      }),
    tokensToday: (ownerId) => {
      const midnight = new Date(clock.now())
      midnight.setUTCHours(0, 0, 0, 0)
      return database.as(ownerId, (tx) => tokensSince(tx, ownerId, midnight))
    },
  }
}

/** Prices are per million tokens; the cost is unknown without a count or a price. */
function withCost<Row extends CallRow>(call: Row, prices: readonly Price[]): Row & { cost: number | null } {
  const price = prices.find(({ model }) => model === call.model)
  const { input_tokens: input, output_tokens: output } = call
  if (!price || input === null || output === null) return { ...call, cost: null }
  return { ...call, cost: (input * price.input + output * price.output) / 1_000_000 }
}

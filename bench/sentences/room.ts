import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Activity } from '#features/activity/contract.ts'
import { type CalendarHouse, openCalendarHouse } from '#features/calendar/server/testing/house.ts'
import { testClock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/index.ts'
import { createProduct } from '#start/product.ts'
import { type Chatter, openChatter } from '#start/testing/chatter.ts'
import { openNode, type TestNode } from '#start/testing/node.ts'
import type { AnswerPart } from './transcript.ts'

/** A person with an empty account who speaks to the assistant; `calendar` reads and writes without the ledger. */
export type Speaker = Chatter & { zone: string; calendar: CalendarHouse }

/** One node of the whole product for many cases. Its clock stands still until `at` moves it; it only goes forward. */
export type Room = AsyncDisposable & {
  node: TestNode
  at(moment: Temporal.Instant): void
  person(zone: string): Promise<Speaker>
}

export async function openRoom(database: Database, start: Temporal.Instant): Promise<Room> {
  const clock = testClock(start.toString())
  const node = await openNode(database, { clock, product: createProduct() })
  const hours = JSON.stringify([1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' })))
  return {
    node,
    at: ({ epochMilliseconds }) => clock.advance(epochMilliseconds - clock.now().getTime()),
    async person(zone) {
      const id = randomUUID()
      await database.as(id, (tx) =>
        sql`insert into people (owner_id, name, email, zone, working_hours, created_at)
          values (${id}, 'Ana', 'ana@example.com', ${zone}, ${hours}, now())`.execute(tx),
      )
      return { ...(await openChatter(node, id)), zone, calendar: openCalendarHouse(database, { zone }) }
    },
    [Symbol.asyncDispose]: () => node[Symbol.asyncDispose](),
  }
}

/** The features of the product by name, which decide what a case may ask for. */
export function registeredFeatures(): ReadonlySet<string> {
  return new Set(createProduct().features.map(({ name }) => name))
}

/** Says one message and waits for the whole answer. */
export async function speak(person: Speaker, conversationId: string, words: string): Promise<AnswerPart> {
  const { content = '', outcome, steps = [] } = (await person.ask(conversationId, words)) as Partial<AnswerPart>
  return { content, outcome: outcome ?? null, steps }
}

/** Cards that wait for a yes. */
export async function waiting(person: Chatter): Promise<Activity[]> {
  return (await person.call<Activity[]>('GET', '/v1/activity?state=waiting')).body
}

export function answerCard(person: Chatter, { id, hash }: Activity, verb: 'approve' | 'decline'): Promise<unknown> {
  return person.call('POST', `/v1/activity/${id}/${verb}`, { hash })
}

/** What the chat changed, whether or not it was undone since. */
export async function deedsOf(person: Chatter): Promise<Activity[]> {
  const { body } = await person.call<Activity[]>('GET', '/v1/activity?origin=chat&limit=200')
  return body.filter(({ state }) => state === 'done' || state === 'undone')
}

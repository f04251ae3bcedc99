import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Activity } from '#features/activity/contract.ts'
import { type CalendarHouse, openCalendarHouse } from '#features/calendar/server/testing/house.ts'
import {
  type DraftNow,
  draftsNow,
  type KeptMail,
  keptMail,
  type MailNow,
  mailNow,
  plantMailbox,
  type SentMail,
  sentMail,
} from '#features/mail/server/testing/planted-mailbox.ts'
import { openTasksHouse, type TasksTestHouse } from '#features/tasks/server/testing/house.ts'
import { testClock } from '#foundation/server/clock.ts'
import { createMemoryBus } from '#foundation/server/live/memory-bus.ts'
import type { Database } from '#foundation/server/database/index.ts'
import { createProduct } from '#start/product.ts'
import { type Chatter, openChatter } from '#start/testing/chatter.ts'
import { openNode, type TestNode } from '#start/testing/node.ts'
import type { AnswerPart } from './transcript.ts'

/**
 * A person with an empty account who talks to the assistant; `calendar`, `tasks` and `mail` read and write without the ledger.
 */
export type Speaker = Chatter & { zone: string; calendar: CalendarHouse; tasks: TasksTestHouse; mail: Mailbag }

export type Mailbag = {
  plant(mailbox: Parameters<typeof plantMailbox>[2]): Promise<void>
  kept(): Promise<KeptMail[]>
  now(): Promise<MailNow[]>
  drafts(): Promise<DraftNow[]>
  sent(): Promise<SentMail[]>
}

/** One node of the whole product for many cases. Its clock stands still until `at` moves it forward. */
export type Room = AsyncDisposable & {
  node: TestNode
  at(moment: Temporal.Instant): void
  person(zone: string, named?: { name: string; email: string }): Promise<Speaker>
}

export type Surroundings = {
  /** Rewords every answer of the built-in assistant. */
  reword?: (text: string) => string
  /** What happens between two messages: they go to another node, or the only node restarts. */
  between?: 'another node' | 'a restart'
  /** Settings of the server, such as a connected model. */
  settings?: Record<string, string>
}

export async function openRoom(
  database: Database,
  start: Temporal.Instant,
  { reword, between, settings }: Surroundings = {},
): Promise<Room> {
  const clock = testClock(start.toString())
  const bus = createMemoryBus({ clock })
  const isAlone = between === undefined
  const open = () =>
    openNode(database, {
      clock,
      bus,
      isAlone,
      product: createProduct({ ...(reword && { reword }) }),
      ...(settings && { settings }),
    })
  const [node, other] = [await open(), between === 'another node' ? await open() : undefined]
  const hours = JSON.stringify([1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' })))
  return {
    node,
    at: ({ epochMilliseconds }) => clock.advance(epochMilliseconds - clock.now().getTime()),
    async person(zone, { name, email } = { name: 'Ana', email: 'ana@example.com' }) {
      const id = randomUUID()
      await database.as(id, (tx) =>
        sql`insert into people (owner_id, name, email, zone, working_hours, created_at)
          values (${id}, ${name}, ${email}, ${zone}, ${hours}, now())`.execute(tx),
      )
      const mail: Mailbag = {
        plant: (mailbox) => plantMailbox(database, id, mailbox),
        kept: () => keptMail(database, id),
        now: () => mailNow(database, id),
        drafts: () => draftsNow(database, id),
        sent: () => sentMail(database, id),
      }
      const own = {
        zone,
        calendar: openCalendarHouse(database, { zone }),
        tasks: openTasksHouse(database, { zone }),
        mail,
      }
      const chatter = await openChatter(node, id)
      if (other) return { ...chatter, ...own, ask: inTurn([chatter, await openChatter(other, id)]) }
      return { ...chatter, ...own, ...(between === 'a restart' && { ask: anew(open, id) }) }
    },
    async [Symbol.asyncDispose]() {
      await node[Symbol.asyncDispose]()
      await other?.[Symbol.asyncDispose]()
    },
  }
}

/** Sends each message from the next of these devices, which are connected to different nodes. */
function inTurn(devices: readonly Chatter[]): Chatter['ask'] {
  let asked = 0
  return (...given) => {
    const device = devices[asked % devices.length]
    asked += 1
    if (!device) throw new Error('There is no device to speak on.')
    return device.ask(...given)
  }
}

/** Sends each message to a new node, which knows only the database. */
function anew(open: () => Promise<TestNode>, id: string): Chatter['ask'] {
  return async (...given) => {
    await using node = await open()
    const device = await openChatter(node, id)
    return await device.ask(...given)
  }
}

/** The features of the product by name, which decide what a case may ask for. */
export function registeredFeatures(): ReadonlySet<string> {
  return new Set(createProduct().features.map(({ name }) => name))
}

/** Sends one message and waits for the whole answer. */
export async function speak(person: Speaker, conversationId: string, words: string): Promise<AnswerPart> {
  const { content = '', outcome, steps = [] } = (await person.ask(conversationId, words)) as Partial<AnswerPart>
  return { content, outcome: outcome ?? null, steps }
}

/** Pending cards. */
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

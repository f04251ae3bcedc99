import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { houseRole } from '#foundation/server/database/embedded/cluster.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { hasRedis, startRedis, type TestRedis } from '#foundation/server/live/testing/redis.ts'
import { createConversation } from '../chat/caller.ts'
import type { Row } from '../measure.ts'
import { textOf } from './answerer.ts'
import { type Node, openNode, readThread, until } from './node.ts'
import { openPage, type Page } from './page.ts'

/** Seconds in which Redis is well, frozen, gone, and back. */
type Extent = { deaths: number; well: number; standing: number; gone: number; back: number }

const full: Extent = { deaths: 5, well: 5, standing: 30, gone: 10, back: 10 }

/** Two processes, one database, one Redis: each of them is lost in its turn, and the other devices see all the same. */
export async function severalNodes(root: string, extent: Extent = full): Promise<Row[]> {
  if (!hasRedis) throw new Error('redis-server is not installed here, and this part needs it.')
  await using postgres = await startScratchPostgres()
  await using redis = await startRedis()
  const env = {
    DATABASE_URL: `postgres://${houseRole}:${postgres.password}@${encodeURIComponent(postgres.host)}:5432/postgres`,
    REDIS_URL: redis.url,
    SECRET_KEY: randomUUID(),
  }
  await using one = await openNode(root, env)
  await using other = await openNode(root, env)
  const people = await Promise.all([1, 2, 3].map(() => enter(one, other)))
  const rows = [await killOne(one, people, extent), await loseRedis(redis, people, extent), await compare(one, people)]
  for (const { near, far } of people) for (const page of [near, far]) page.close()
  return rows
}

/** With a device at each node. */
type Present = { person: string; conversation: string; near: Page; far: Page; openNear: () => Page }

async function enter(one: Node, other: Node): Promise<Present> {
  const person = randomUUID()
  const conversation = await createConversation(one.url, person)
  const openNear = () => openPage({ url: one.url, person, conversation })
  return { person, conversation, near: openNear(), far: openPage({ url: other.url, person, conversation }), openNear }
}

async function killOne(one: Node, people: Present[], { deaths }: Extent): Promise<Row> {
  const times: number[] = []
  for (let round = 0; round < deaths; round += 1) {
    const asked = people.map(({ near }) => ask(near, { tokens: 300, every: 10 }))
    const waiting = people.map(({ near }) => ask(near, { say: 'Its turn came.' }))
    const least = round % 2 === 0 ? stored : 1
    await until('all are being answered', 30_000, () =>
      people.every(({ far }, at) => isWriting(far, least) && isThere(far, asked[at]) && isThere(far, waiting[at])),
    )
    await one.kill()
    times.push(...(await Promise.all(people.map(({ far }) => untilSeen(far)))))
    await Promise.all(people.flatMap(({ far }, at) => [asked[at], waiting[at]].map((name) => untilAnswered(far, name))))
    await one.startAgain()
    for (const present of people) await comeBack(present)
  }
  const longest = Math.max(...times)
  return {
    what: `one of two processes killed in the middle of an answer, ${deaths} times for ${people.length} people: closed, or begun anew, on the other`,
    measured: `longest ${Math.round(longest)} ms`,
    bar: '≤ 5 s',
    met: longest <= 5_000,
  }
}

/** A line that was given up meanwhile is opened anew, as after signing in. */
async function comeBack(present: Present): Promise<void> {
  await until('the line is open or given up', 30_000, () => {
    if (present.near.isLost()) {
      present.near.close()
      present.near = present.openNear()
    }
    return present.near.live.state() === 'open'
  })
}

async function loseRedis(redis: TestRedis, people: Present[], extent: Extent): Promise<Row> {
  const well = await talk(people, extent.well)
  redis.stand()
  const standing = await talk(people, extent.standing)
  await redis.kill()
  const gone = await talk(people, extent.gone)
  await redis.startAgain()
  const back = await talk(people, extent.back)
  return {
    what: `Redis stopped for ${extent.standing} s, then killed, then back: a message and its answer on the other node at the latest after (well, stopped, gone, back)`,
    measured: [well, standing, gone, back].map(longestOf).join(', '),
    bar: '≤ 5 s',
    met: [...well, ...standing, ...gone, ...back].every((time) => time <= 5_000),
  }
}

function longestOf(times: number[]): string {
  return `${(Math.max(...times) / 1_000).toFixed(2)} s`
}

const perSecond = 2

/** From either node in turns; how long each took to stand on the other. */
async function talk(people: Present[], seconds: number): Promise<number[]> {
  const times: Promise<number>[] = []
  for (let number = 0; number < seconds * perSecond; number += 1) {
    const { near, far } = people[number % people.length] ?? {}
    if (!near || !far) continue
    const [from, to] = number % 2 === 0 ? [near, far] : [far, near]
    times.push(untilAnswered(to, ask(from, { tokens: 5, every: 10 })))
    await pause(1_000 / perSecond)
  }
  return await Promise.all(times)
}

async function compare(one: Node, people: Present[]): Promise<Row> {
  const differing = await Promise.all(
    people.map(async ({ person, conversation, near, far }) => {
      const same = async () => {
        const kept = await readThread(one.url, person, conversation)
        return isOnce(kept.messages) && [near, far].every((page) => isDeepStrictEqual(page.thread(), kept))
      }
      return until('all devices hold what is kept', 5_000, same).then(
        () => false,
        () => true,
      )
    }),
  )
  const count = differing.filter(Boolean).length
  return {
    what: 'after all of that, people whose devices differ from the database, or to whom something happened twice',
    measured: `${count} of ${people.length}`,
    bar: '0',
    met: count === 0,
  }
}

type Messages = NonNullable<ReturnType<Page['thread']>>['messages']

/** Every question once, and right after it what it was answered, whole or as far as it got. */
function isOnce(messages: Messages): boolean {
  const names = messages.flatMap(({ client_message_id }) => client_message_id ?? [])
  const byId = new Map(messages.map((message) => [message.id, message]))
  return (
    new Set(names).size === names.length &&
    messages.length === names.length * 2 &&
    messages.every(({ role, parent_id, content, state }) => {
      const whole = textOf(byId.get(role === 'assistant' ? (parent_id ?? '') : '')?.content ?? '{}')
      return role === 'user' || (state === 'whole' ? content === whole : whole.startsWith(content))
    })
  )
}

function ask(page: Page, orders: object): string {
  return page.say(JSON.stringify(orders))
}

/** More letters of an answer than are ever told before the first are stored. */
const stored = 1_000
/** By then, everything sent before a process was killed has arrived. */
const lastWordMilliseconds = 100

function isWriting(page: Page, least: number): boolean {
  return page.thread()?.answers.some(({ text }) => text.length >= least) ?? false
}

async function untilSeen(page: Page): Promise<number> {
  await pause(lastWordMilliseconds)
  const before = page.thread()
  return lastWordMilliseconds + (await until('somebody cares', 30_000, () => page.thread() !== before))
}

function isThere(page: Page, name: string | undefined): boolean {
  return page.thread()?.messages.some(({ client_message_id }) => client_message_id === name) ?? false
}

function untilAnswered(page: Page, name: string | undefined): Promise<number> {
  return until('an answer is seen on the other node', 60_000, () => {
    const { messages = [] } = page.thread() ?? {}
    const question = messages.find(({ client_message_id }) => client_message_id === name)
    return question !== undefined && messages.some(({ parent_id }) => parent_id === question.id)
  })
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type Activity, activity } from '#features/activity/contract.ts'
import { ordersIn } from '#features/assistant/server/testing/obeying-model.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { type Chance, chanceOf, seed } from '../chat-faults/chance.ts'
import { type Node, openNode, readThread, until } from '../chat-faults/node.ts'
import { call, createConversation } from '../chat/caller.ts'
import type { Row } from '../measure.ts'
import { readDeeds } from './deeds.ts'

type Asked = { person: string; conversation: string }
type Card = { person: string; id: string; hash: string }

type Toll = { asked: Asked[]; yeses: number; refusals: Set<string>; faults: Set<string> }

/** Killed in the middle of runs that act and of proposals that are answered, again and again. */
export async function kills(root: string, { rounds }: { rounds: number } = { rounds: 100 }): Promise<Row[]> {
  await using node = await openNode(root, {}, 'bench/agent-faults/server.ts')
  const chance = chanceOf('agent-faults')
  const toll: Toll = { asked: [], yeses: 0, refusals: new Set(), faults: new Set() }
  let waiting: Card[] = []
  for (let round = 0; round < rounds; round += 1) {
    const done = readDeeds(node.notes).size
    const asked = await askAll(node.url, chance)
    toll.asked.push(...asked.talks)
    const answers = waiting.map((card) => answer(node.url, card, chance))
    toll.yeses += waiting.length
    await momentToKill(node, chance, { done, moment: round === 0 ? 'working' : momentOf(chance) })
    await node.kill()
    asked.end()
    await Promise.all(answers)
    await node.startAgain()
    waiting = await takeStock(node, { talks: asked.talks, answered: waiting }, toll)
  }
  await answerLast(node, waiting, toll)
  return await toRows(rounds, node, toll)
}

type Moment = 'early' | 'any' | 'working'

/**
 * Waits for the moment to kill the server. In the first round that is after a first action: on a busy machine a server
 * killed after a fixed time has often done nothing yet.
 */
async function momentToKill(
  { notes }: Node,
  chance: Chance,
  { done, moment }: { done: number; moment: Moment },
): Promise<void> {
  if (moment === 'early') return await pause(chance.between(0, 30))
  if (moment === 'any') return await pause(chance.between(30, 600))
  await until('a deed of this round is done', 120_000, () => readDeeds(notes).size > done)
  await pause(chance.between(0, 100))
}

function momentOf(chance: Chance): Moment {
  return chance.pick(['early', 'any', 'working'])
}

const people = 4

async function askAll(url: string, chance: Chance) {
  const talks = await Promise.all(
    Array.from({ length: people }, async () => {
      const person = randomUUID()
      return { person, conversation: await createConversation(url, person) }
    }),
  )
  const callers = await Promise.all(
    talks.map(async ({ person, conversation }) => {
      const caller = await call(url, person)
      caller.socket.on('error', () => caller.socket.terminate())
      const said = { type: 'user_message', conversation_id: conversation, client_message_id: randomUUID() }
      caller.say({ ...said, content: orders(chance) })
      return caller
    }),
  )
  return { talks, end: () => callers.forEach(({ socket }) => socket.terminate()) }
}

/** Some deeds at once, and for half of the people one that needs a yes. */
function orders(chance: Chance): string {
  const deeds = Array.from({ length: chance.between(1, 4) }, () => ({ call: 'deeds.do', input: deed(chance) }))
  const sends = chance.next() < 0.5 ? [{ call: 'deeds.send', input: deed(chance) }] : []
  return ordersIn({ say: 'Let me see.' }, ...deeds, ...sends)
}

function deed(chance: Chance) {
  return { name: randomUUID(), takes: chance.between(0, 80) }
}

/** A yes, twice at once, or a no; the server may be killed over it. */
async function answer(url: string, { person, id, hash }: Card, chance: Chance): Promise<void> {
  const say = (word: string, body?: object) =>
    send(url, person, `/v1/activity/${id}/${word}`, body).catch(() => undefined)
  const tries = chance.next() < 0.7 ? [say('approve', { hash }), say('approve', { hash })] : [say('decline')]
  await Promise.all(tries)
}

type Round = { talks: Asked[]; answered: Card[] }

async function takeStock(node: Node, { talks, answered }: Round, toll: Toll): Promise<Card[]> {
  const read = () => Promise.all(talks.map(({ person, conversation }) => readThread(node.url, person, conversation)))
  await until('every answer is closed', 120_000, async () =>
    (await read()).every(({ answers }) => answers.length === 0),
  )
  const persons = [...new Set([...talks, ...answered].map(({ person }) => person))]
  const done = readDeeds(node.notes)
  const cards: Card[] = []
  for (const person of persons)
    for (const one of await activitiesOf(node.url, person)) {
      inspect(one, done, toll)
      if (one.state === 'waiting') cards.push({ person, id: one.id, hash: one.hash })
    }
  return cards
}

/** After a restart nothing is still running: it was done once, its outcome is unknown, or it waits for approval. */
function inspect(
  { id, state, sentence, shown }: Activity,
  done: Map<string, number>,
  { faults, refusals }: Toll,
): void {
  const times = done.get(nameOf(shown)) ?? 0
  if (state === 'running') faults.add(`${id} is still being done`)
  if (state === 'unknown' && !sentence) faults.add(`${id} does not say that nobody knows`)
  if (state === 'failed') refusals.add(`${id}: ${sentence}`)
  if (times > 1) faults.add(`${id} was done ${times} times`)
  if (state === 'done' && times !== 1) faults.add(`${id} is said to be done, and was not`)
  if (times > 0 && state !== 'done' && state !== 'unknown') faults.add(`${id} was done, and is ${state}`)
}

function nameOf({ title }: Activity['shown']): string {
  return title.replace('Do ', '')
}

/** What waits at the end is answered once more, and it works. */
async function answerLast({ url }: Node, waiting: Card[], { faults }: Toll): Promise<void> {
  for (const { person, id, hash } of waiting) {
    const { status, body } = await send(url, person, `/v1/activity/${id}/approve`, { hash })
    if (status !== 200 || activity.parse(body).state !== 'done') faults.add(`${id} cannot be answered: HTTP ${status}`)
  }
}

async function activitiesOf(url: string, person: string): Promise<Activity[]> {
  const { body } = await send(url, person, '/v1/activity?limit=200')
  return z.array(activity).parse(body)
}

async function send(
  url: string,
  person: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: unknown }> {
  const isRead = !/approve|decline/.test(path)
  const answered = await fetch(url + path, {
    method: isRead ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${tokenOf(person)}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answered.status, body: await answered.json() }
}

async function toRows(rounds: number, node: Node, { asked, yeses, refusals, faults }: Toll): Promise<Row[]> {
  const done = readDeeds(node.notes)
  const all = (await Promise.all(asked.map(({ person }) => activitiesOf(node.url, person)))).flat()
  const recorded = new Set(all.map(({ shown }) => nameOf(shown)))
  const unrecorded = [...done.keys()].filter((name) => !recorded.has(name))
  const count = (state: Activity['state']) => all.filter((one) => one.state === state).length
  for (const fault of [...faults, ...refusals].slice(0, 10)) process.stderr.write(`${fault}\n`)
  return [
    {
      what: `${rounds} rounds of kill -9 in the middle of runs that act (seed ${seed})`,
      measured: `${faults.size} faults; ${done.size} deeds, ${unrecorded.length} without a record; ${count('unknown')} unknown, ${count('failed')} failed`,
      bar: '0 doubled, 0 without a record',
      met: faults.size === 0 && unrecorded.length === 0 && refusals.size === 0 && done.size > 0,
    },
    {
      what: 'proposals over which it was killed: answered, closed honestly, or answerable afterwards',
      measured: `${yeses} answers; ${count('declined')} declined, ${count('waiting')} waiting, ${count('running')} running`,
      bar: '0 waiting, 0 running at the end',
      met: count('waiting') === 0 && count('running') === 0,
    },
  ]
}

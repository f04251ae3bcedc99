import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Message, Thread } from '#features/chat/contract.ts'
import { emptyAnswers } from '#features/chat/rules.ts'
import { call, type Caller, createConversation } from '../chat/caller.ts'
import { median, type Row } from '../measure.ts'
import { type Orders, readNotes, textOf } from './answerer.ts'
import { type Chance, chanceOf, seed } from './chance.ts'
import { type Node, openNode, readThread, until } from './node.ts'

type Said = { id: string; person: string; conversation: string; content: string; acknowledged: boolean }

type Toll = {
  said: Map<string, Said>
  /** From the line that says ready until nothing is open any more. */
  closedAfter: number[]
  interrupted: number
  faults: string[]
}

/** What was lost or duplicated, how soon all is settled after a start, and what was done twice. */
type Kills = { lost: Row; closed: Row; repeated: Row }

/** Killed in the middle of answers, again and again: what was acknowledged is there once, and nothing stays open. */
export async function kills(root: string, { rounds }: { rounds: number } = { rounds: 100 }): Promise<Kills> {
  await using node = await openNode(root)
  const chance = chanceOf('kills')
  const toll: Toll = { said: new Map(), closedAfter: [], interrupted: 0, faults: [] }
  let unanswered: Said[] = []
  for (let round = 0; round < rounds; round += 1) {
    const talk = await beginTalk(node.url, chance, unanswered)
    for (const one of talk.said) toll.said.set(one.id, one)
    await momentToKill(talk.said, chance, round === 0 ? 'acknowledged' : momentOf(chance))
    await (round % 3 === 2 ? node.kill(postmasterOf(node.data)) : node.kill())
    talk.end()
    await node.startAgain()
    await takeStock(node, talk.said, toll)
    unanswered = talk.said.filter(({ acknowledged }) => !acknowledged)
  }
  return toRows(rounds, node, toll)
}

type Moment = 'early' | 'any' | 'acknowledged'

function momentOf(chance: Chance): Moment {
  return chance.pick(['early', 'any', 'acknowledged'])
}

/**
 * Waits for the moment to kill the server. In the first round that is after a first acknowledgement: on a busy machine
 * a server killed after a fixed time has often acknowledged nothing yet.
 */
async function momentToKill(said: readonly Said[], chance: Chance, moment: Moment): Promise<void> {
  if (moment === 'early') return await pause(chance.between(0, 30))
  if (moment === 'any') return await pause(chance.between(30, 1_200))
  await until('a message of this round is acknowledged', 120_000, () => said.some(({ acknowledged }) => acknowledged))
  await pause(chance.between(0, 1_000))
}

const people = 4
const conversationsEach = 2
const mostMessages = 3

type Talk = { said: Said[]; end: () => void }

/** Several people at once; what an earlier life did not acknowledge is sent again under its own name. */
async function beginTalk(url: string, chance: Chance, again: Said[]): Promise<Talk> {
  const fresh = await Promise.all(Array.from({ length: people }, () => gather(url, chance)))
  const said = [...again, ...fresh.flat()]
  const lines = await Promise.all(
    [...Map.groupBy(said, ({ person }) => person)].map(async ([person, theirs]) =>
      send(await call(url, person), theirs),
    ),
  )
  return { said, end: () => lines.forEach(({ socket }) => socket.terminate()) }
}

async function gather(url: string, chance: Chance): Promise<Said[]> {
  const person = randomUUID()
  const conversations = await Promise.all(
    Array.from({ length: conversationsEach }, () => createConversation(url, person)),
  )
  return conversations.flatMap((conversation) =>
    Array.from({ length: chance.between(1, mostMessages) }, () => ({
      id: randomUUID(),
      person,
      conversation,
      content: JSON.stringify(orders(chance)),
      acknowledged: false,
    })),
  )
}

function orders(chance: Chance): Orders {
  const steps = Array.from({ length: chance.between(1, 3) }, (_, number) => ({
    label: `Looked at calendar ${number}`,
    takes: chance.between(0, 120),
  }))
  return chance.pick<Orders>([
    { tokens: chance.between(5, 60), every: chance.between(1, 12) },
    { after: chance.between(0, 300), say: 'A short answer.' },
    { steps, say: 'Looked.', tokens: 10, every: 5 },
  ])
}

function send(caller: Caller, theirs: Said[]): Caller {
  const byId = new Map(theirs.map((one) => [one.id, one]))
  caller.socket.on('error', () => caller.socket.terminate())
  caller.onFrame((frame) => {
    const one = byId.get(String(frame['client_message_id']))
    if (frame.type === 'ack' && one) one.acknowledged = true
  })
  for (const { id, conversation, content } of theirs)
    caller.say({ type: 'user_message', conversation_id: conversation, content, client_message_id: id })
  return caller
}

async function takeStock({ url }: Node, said: Said[], toll: Toll): Promise<void> {
  const places = new Map(said.map(({ conversation, person }) => [conversation, person]))
  const read = () => Promise.all([...places].map(([conversation, person]) => readThread(url, person, conversation)))
  const took = await until('every answer is closed', 120_000, async () =>
    (await read()).every(({ answers }) => answers.length === 0),
  )
  toll.closedAfter.push(took)
  for (const thread of await read()) inspect(thread, said, toll)
}

function inspect({ id, messages }: Thread, said: Said[], toll: Toll): void {
  const questions = messages.filter(({ role }) => role === 'user')
  for (const one of said.filter(({ conversation }) => conversation === id)) {
    const times = questions.filter(({ client_message_id }) => client_message_id === one.id).length
    if (times > 1 || (times === 0 && one.acknowledged)) toll.faults.push(`${one.id} is there ${times} times`)
  }
  if (messages.some(({ order }, at) => order !== at + 1)) toll.faults.push(`the order of ${id} has gaps`)
  for (const question of questions) {
    const answers = messages.filter(({ parent_id, role }) => role === 'assistant' && parent_id === question.id)
    const [answer] = answers
    if (answers.length !== 1 || !answer) toll.faults.push(`${question.id} has ${answers.length} answers`)
    else if (!isHonest(question, answer)) toll.faults.push(`${question.content} was answered ${JSON.stringify(answer)}`)
    if (answer?.state === 'interrupted') toll.interrupted += 1
  }
}

/** Whole, or as far as it got. */
function isHonest({ content: asked }: Message, { state, content, steps }: Message): boolean {
  const whole = textOf(asked)
  if (steps.some((step) => step.state === 'running')) return false
  if (state === 'whole') return content === whole
  return state === 'interrupted' && (content === emptyAnswers.interrupted || whole.startsWith(content))
}

function toRows(rounds: number, { notes }: Node, { said, closedAfter, interrupted, faults }: Toll): Kills {
  const { calls, steps } = readNotes(notes)
  const mostCalls = Math.max(...calls.values())
  const repeated = [...steps.values()].filter((times) => times > 1).length
  const acknowledged = [...said.values()].filter((one) => one.acknowledged).length
  for (const fault of faults.slice(0, 5)) process.stderr.write(`${fault}\n`)
  const longest = Math.max(...closedAfter)
  return {
    lost: {
      what: `${rounds} rounds of kill -9 in the middle of answers, every third with the database (seed ${seed})`,
      measured: `${faults.length} lost, doubled or dishonest of ${said.size} sent, ${acknowledged} acknowledged; ${interrupted} interrupted`,
      bar: '0',
      met: faults.length === 0 && acknowledged > 0,
    },
    closed: {
      what: 'after ready, nothing is open any more, median and longest',
      measured: `${Math.round(median(closedAfter))} ms, ${Math.round(longest)} ms`,
      bar: 'longest ≤ 10 s',
      met: longest <= 10_000,
    },
    repeated: {
      what: 'how often one answer was asked for at most, and steps that were done twice',
      measured: `${mostCalls}, ${repeated} of ${steps.size}`,
      bar: '≤ 2, 0',
      met: mostCalls <= 2 && repeated === 0,
    },
  }
}

function postmasterOf(data: string): number {
  return Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

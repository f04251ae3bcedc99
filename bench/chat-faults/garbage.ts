import { randomUUID } from 'node:crypto'
import { call, type Caller, createConversation } from '../chat/caller.ts'
import { ask, enter } from '../chat/pace.ts'
import { memoryOf } from '../chat/process.ts'
import { median, quantile, type Row } from '../measure.ts'
import { type Chance, chanceOf, seed } from './chance.ts'
import { type Node, openNode, readThread, until } from './node.ts'

/** `before` is how many answers somebody else is given before. */
type Extent = { frames: number; sockets: number; before: number }

const full: Extent = { frames: 10_000, sockets: 40, before: 50 }

const secret = 'the quiet harbour'

/** The answers, the memory used, and what another person noticed. */
type Garbage = { answered: Row; memory: Row; beside: Row }

export async function garbage(root: string): Promise<Garbage> {
  await using node = await openNode(root)
  return await garbageAt(node, full)
}

/** Frames that no client of ours would send, beside a person who chats normally. */
export async function garbageAt(node: Node, extent: Extent): Promise<Garbage> {
  const neighbour = await enter(node.url)
  const told = { tokens: 3, every: 5, say: secret }
  await ask(neighbour, told)
  const heard: string[] = []
  neighbour.socket.on('message', (data: Buffer) => heard.push(data.toString()))
  const quiet = await talk(neighbour, () => false, extent.before)
  let over = false
  const talking = talk(neighbour, () => over)
  const thrown = await throwAll(node, neighbour.conversation, extent)
  over = true
  const beside = await talking
  await neighbour.close()
  const strange = heard.filter((text) => text.includes(thrown.own) || text.includes('"error"')).length
  return {
    answered: await answeredRow(node, thrown, extent),
    memory: {
      what: 'memory of the server that was sent them, and how much more after the second half',
      measured: `${Math.round(thrown.before)} MiB, ${Math.round(thrown.grown)} MiB more`,
      bar: '≤ 50 MiB more',
      met: thrown.grown <= 50,
    },
    beside: {
      what: 'somebody else meanwhile: answers, strange frames, whole answer p50 / p99 (before)',
      measured: `${beside.length}, ${strange}, ${inWords(beside)} (${inWords(quiet)})`,
      bar: '0 strange, p99 ≤ 250 ms',
      met: beside.length > 0 && strange === 0 && quantile(beside, 0.99) <= 250,
    },
  }
}

function inWords(times: number[]): string {
  return `${median(times).toFixed(0)} / ${quantile(times, 0.99).toFixed(0)} ms`
}

type All = { lines: Thrown[]; own: string; stored: number; before: number; grown: number }

/** In two halves: what the first leaves in memory for good, the second would leave there again. */
async function throwAll({ url, pid }: Node, foreign: string, { frames, sockets }: Extent): Promise<All> {
  const sender = randomUUID()
  const own = await createConversation(url, sender)
  const chance = chanceOf('garbage')
  const lines = await Promise.all(Array.from({ length: sockets }, () => call(url, sender)))
  const half = Math.ceil(frames / sockets / 2)
  const throwHalf = () => Promise.all(lines.map((line) => throwAt(line, half, () => frameOf(chance, { own, foreign }))))
  const first = await throwHalf()
  const before = memoryOf(pid(), 'VmRSS')
  const second = await throwHalf()
  const grown = memoryOf(pid(), 'VmRSS') - before
  await Promise.all(lines.map((line) => line.close()))
  const { messages, answers } = await readThread(url, sender, own)
  return { lines: [...first, ...second], own, stored: messages.length + answers.length, before, grown }
}

async function answeredRow({ url, stderr }: Node, { lines, stored }: All, extent: Extent): Promise<Row> {
  const count = (pick: (thrown: Thrown) => number) => lines.reduce((sum, thrown) => sum + pick(thrown), 0)
  const [sent, errors, closed] = [
    count((line) => line.sent),
    count((line) => line.errors),
    count((line) => Number(line.closed)),
  ]
  const leaked = count(({ texts }) => texts.filter((text) => text.includes(secret)).length)
  const isWell = (await fetch(`${url}/healthz`)).ok && stderr() === ''
  if (!isWell) process.stderr.write(stderr().slice(0, 2_000))
  return {
    what: `${sent} frames of nonsense over ${extent.sockets} sockets (seed ${seed})`,
    measured: `${errors} answered with error, ${closed} sockets closed, ${stored} stored, ${leaked} leaked${isWell ? '' : ', and a bug was logged'}`,
    bar: 'all answered, 0 closed, 0 stored, 0 leaked, no bug',
    met: isWell && errors === sent && closed + stored + leaked === 0,
  }
}

async function talk(
  caller: Caller & { conversation: string },
  isOver: () => boolean,
  most = Infinity,
): Promise<number[]> {
  const times: number[] = []
  while (!isOver() && times.length < most) times.push((await ask(caller, { tokens: 3, every: 5 })).whole)
  return times
}

type Thrown = { sent: number; errors: number; closed: boolean; texts: string[] }

async function throwAt({ socket }: Caller, count: number, next: () => string | Buffer): Promise<Thrown> {
  const thrown: Thrown = { sent: 0, errors: 0, closed: false, texts: [] }
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    thrown.texts.push(text)
    if (text.startsWith('{"type":"error"')) thrown.errors += 1
  })
  socket.on('close', () => (thrown.closed = true))
  for (; thrown.sent < count; thrown.sent += 1) socket.send(next())
  await until('all of it is answered', 120_000, () => thrown.errors === count || thrown.closed)
  return { ...thrown }
}

type Around = { own: string; foreign: string }

/** Never anything that a client may say. */
function frameOf(chance: Chance, { own, foreign }: Around): string | Buffer {
  const message = { type: 'user_message', content: 'Hello', conversation_id: own }
  const make = chance.pick<() => string | Buffer>([
    () => noise(chance, chance.between(0, 200)),
    () => JSON.stringify(message).slice(0, chance.between(0, 60)),
    () => Buffer.from(JSON.stringify(message)),
    () => '['.repeat(chance.between(1, 20_000)),
    () => `{"type":${'{"a":'.repeat(chance.between(33, 5_000))}1`,
    () => JSON.stringify(chance.pick<unknown>([null, 1, [], [message], 'user_message', { type: 1 }, { type: null }])),
    () => JSON.stringify({ type: noise(chance, chance.between(0, 50)) }),
    () => JSON.stringify({ type: chance.pick(['__proto__', 'constructor', 'toString', 'ack', 'hello', 'notice']) }),
    () => JSON.stringify({ ...message, [chance.pick(['content', 'conversation_id'])]: wrong(chance) }),
    () =>
      JSON.stringify({ ...message, conversation_id: chance.pick([foreign, randomUUID(), own.slice(1), "' or 1=1"]) }),
    () => JSON.stringify({ ...message, replaces: chance.pick<unknown>([foreign, randomUUID(), 7, '']) }),
    () => JSON.stringify({ ...message, content: 'x'.repeat(chance.between(16_001, 60_000)) }),
    () => JSON.stringify({ ...message, content: chance.pick(['', ' \n\t', 'a\0b', '\0']) }),
    () => JSON.stringify({ ...message, client_message_id: chance.pick<unknown>(['', 'x'.repeat(101), 1, null, {}]) }),
    () =>
      JSON.stringify({
        type: chance.pick(['stop', 'typing']),
        conversation_id: chance.pick([foreign, randomUUID(), '']),
      }),
    () => JSON.stringify({ type: 'resume', position: wrong(chance) }),
    () => `{"type":"user_message","__proto__":{"conversation_id":"${own}"},"content":"x"}`,
  ])
  return make()
}

function wrong(chance: Chance): unknown {
  return chance.pick<unknown>([null, true, 0, -1, 1e308, [], {}, [[]], { epoch: 1, seq: -1 }, { length: 3 }])
}

/** Whatever UTF-16 has, halves of characters and NUL among it. */
function noise(chance: Chance, length: number): string {
  const units = Array.from({ length }, () => chance.pick([chance.between(0, 0xff), chance.between(0xd800, 0xdfff)]))
  return String.fromCharCode(...units)
}

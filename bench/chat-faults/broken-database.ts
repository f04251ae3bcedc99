import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { houseRole } from '#foundation/server/database/embedded/cluster.ts'
import { call, type Caller, createConversation, type Frame } from '../chat/caller.ts'
import type { Row } from '../measure.ts'
import { processesIn } from '../processes.ts'
import { chanceOf, seed } from './chance.ts'
import { type Node, openNode, readThread, until } from './node.ts'

type Extent = { people: number; before: number; broken: number; after: number }

type Sent = { id: string; at: number; answer?: Frame; after?: number }
type Talker = { person: string; conversation: string; caller: Caller; sent: Sent[] }

const perSecond = 4
const full: Extent = { people: 4, before: 2, broken: 10, after: 5 }

/** The database stops in the middle of a burst: everything is answered, and nothing is lost or duplicated. */
export async function pausedDatabase(root: string, extent: Extent = full): Promise<Row[]> {
  await using node = await openNode(root)
  const pids = processesIn(node.data)
  const tally = await talkThrough(node, extent, async (work) => {
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    await work.finally(() => pids.forEach((pid) => process.kill(pid, 'SIGCONT')))
  })
  return [rowOf(`the database stands still for ${extent.broken} s`, tally)]
}

/** Its connections are cut, at a COMMIT as well as anywhere else; once it crashes altogether. */
export async function cutDatabase(root: string, extent: Extent = full): Promise<Row[]> {
  await using node = await openNode(root)
  const chance = chanceOf('database')
  let cut = 0
  const tally = await talkThrough(node, extent, async (work) => {
    const over = new AbortController()
    const working = work.finally(() => over.abort())
    const crashAt = chance.between(10, 20)
    for (let round = 0; !over.signal.aborted; round += 1) {
      await pause(chance.between(20, 400))
      // PostgreSQL takes one process that dies so for a reason to begin anew with all of them.
      const signal = round === crashAt ? 'SIGKILL' : 'SIGTERM'
      for (const pid of connectionsOf(node)) if (endProcess(pid, signal)) cut += 1
    }
    await working
  })
  return [rowOf(`${cut} connections to the database cut within ${extent.broken} s`, tally)]
}

/** Connections that serve requests; the others belong to the database itself. */
function connectionsOf({ data }: Node): number[] {
  return processesIn(data).filter((pid) => titleOf(pid).startsWith(`postgres: ${houseRole} `))
}

/** Empty for a process that has just ended. */
function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function endProcess(pid: number, signal: 'SIGTERM' | 'SIGKILL'): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

type Tally = { sent: number; refused: number; codes: unknown[]; longest: number; faults: string[] }

async function talkThrough(
  { url }: Node,
  { people, before, broken, after }: Extent,
  fault: (work: Promise<void>) => Promise<void>,
): Promise<Tally> {
  const talkers = await Promise.all(Array.from({ length: people }, () => enter(url)))
  await talk(talkers, before)
  await fault(talk(talkers, broken))
  await talk(talkers, after)
  const all = talkers.flatMap(({ sent }) => sent)
  await until('everything sent is answered', 60_000, () => all.every(({ answer }) => answer !== undefined))
  const refused = all.filter(({ answer }) => answer?.type === 'error')
  const codes = [...new Set(refused.map(({ answer }) => answer?.['code']))]
  const longest = Math.max(...all.map((one) => one.after ?? Infinity))
  const faults = (await Promise.all(talkers.map((talker) => settle(url, talker)))).flat()
  await Promise.all(talkers.map(({ caller }) => caller.close()))
  for (const found of faults.slice(0, 5)) process.stderr.write(`${found}\n`)
  return { sent: all.length, refused: refused.length, codes, longest, faults }
}

function rowOf(what: string, { sent, refused, codes, longest, faults }: Tally): Row {
  const again = refused === 0 ? '' : ` (${codes.join()}) and sent again`
  return {
    what: `${what} while ${sent} messages are sent (seed ${seed})`,
    measured: `${sent - refused} taken, ${refused} refused${again}, the last answered after ${(longest / 1_000).toFixed(1)} s; ${faults.length} lost, doubled or left open`,
    bar: '0 lost, doubled or open; refused as unavailable',
    met: faults.length === 0 && codes.every((code) => code === 'unavailable'),
  }
}

async function enter(url: string): Promise<Talker> {
  const person = randomUUID()
  const conversation = await createConversation(url, person)
  const talker: Talker = { person, conversation, caller: await call(url, person), sent: [] }
  talker.caller.onFrame((frame) => {
    if (frame.type !== 'ack' && frame.type !== 'error') return
    const one = talker.sent.find(({ id }) => id === frame['client_message_id'])
    if (!one) return
    one.answer = frame
    one.after ??= performance.now() - one.at
  })
  return talker
}

async function talk(talkers: Talker[], seconds: number): Promise<void> {
  for (let number = 0; number < seconds * perSecond; number += 1) {
    for (const talker of talkers) {
      const one: Sent = { id: randomUUID(), at: performance.now() }
      talker.sent.push(one)
      send(talker, one)
    }
    await pause(1_000 / perSecond)
  }
}

function send({ caller, conversation }: Talker, { id }: Sent): void {
  const content = JSON.stringify({ say: id })
  caller.say({ type: 'user_message', conversation_id: conversation, content, client_message_id: id })
}

/** Rejected messages are sent again, as the outbox does; then each is stored once, with its own answer. */
async function settle(url: string, talker: Talker): Promise<string[]> {
  const { person, conversation, sent } = talker
  await until('what was refused is taken', 60_000, async () => {
    const refused = sent.filter(({ answer }) => answer?.type === 'error')
    for (const one of refused) send(talker, one)
    if (refused.length > 0) await pause(500)
    return refused.length === 0
  })
  const read = () => readThread(url, person, conversation)
  await until('all is answered', 60_000, async () => (await read()).answers.length === 0)
  const { messages } = await read()
  return sent.flatMap(({ id }) => {
    const questions = messages.filter((message) => message.client_message_id === id)
    const answers = messages.filter(({ parent_id }) => parent_id === questions[0]?.id)
    const [answer] = answers
    const isRight =
      questions.length === 1 && answers.length === 1 && (answer?.content === id || answer?.state === 'interrupted')
    return isRight ? [] : [`${id}: there ${questions.length} times, answered ${JSON.stringify(answers)}`]
  })
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { call, type Caller, createConversation, type Frame } from '../chat/caller.ts'
import type { Row } from '../measure.ts'
import { processesIn } from '../processes.ts'
import { openNode, readThread, until } from './node.ts'

type Extent = { people: number; before: number; paused: number; after: number }

type Sent = { id: string; at: number; answer?: Frame; after?: number }
type Talker = { person: string; conversation: string; caller: Caller; sent: Sent[] }

const perSecond = 4

/** The database stands still in the middle of a burst: everything is answered, and nothing is lost or there twice. */
export async function pausedDatabase(
  root: string,
  extent: Extent = { people: 4, before: 2, paused: 10, after: 5 },
): Promise<Row[]> {
  await using node = await openNode(root)
  const { url } = node
  const talkers = await Promise.all(Array.from({ length: extent.people }, () => enter(url)))
  await talk(talkers, extent.before)
  const pids = processesIn(node.data)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  try {
    await talk(talkers, extent.paused)
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
  await talk(talkers, extent.after)
  const all = talkers.flatMap(({ sent }) => sent)
  await until('everything sent is answered', 60_000, () => all.every(({ answer }) => answer !== undefined))
  const refused = all.filter(({ answer }) => answer?.type === 'error')
  const codes = new Set(refused.map(({ answer }) => answer?.['code']))
  const faults = (await Promise.all(talkers.map((talker) => settle(url, talker)))).flat()
  await Promise.all(talkers.map(({ caller }) => caller.close()))
  for (const fault of faults.slice(0, 5)) process.stderr.write(`${fault}\n`)
  const longest = Math.max(...all.map(({ after = Infinity }) => after))
  return [
    {
      what: `the database stands still for ${extent.paused} s while ${all.length} messages are sent`,
      measured: `${all.length - refused.length} taken, ${refused.length} refused${refused.length > 0 ? ` (${[...codes].join()})` : ''} and sent again, the last answered after ${(longest / 1_000).toFixed(1)} s; ${faults.length} lost or doubled`,
      bar: '0 lost or doubled, refused as unavailable',
      met: faults.length === 0 && [...codes].every((code) => code === 'unavailable'),
    },
  ]
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

/** What was refused is sent again as the outbox does; then every message is there once, with its own answer. */
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
    const isRight = questions.length === 1 && answers.length === 1 && answers[0]?.content === id
    return isRight ? [] : [`${id}: there ${questions.length} times, answered ${JSON.stringify(answers)}`]
  })
}

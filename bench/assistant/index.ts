import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { call, type Caller, createConversation } from '../chat/caller.ts'
import { startServer } from '../chat/wire.ts'
import { type Bench, median, quantile, type Row } from '../measure.ts'

const rounds = 150
const warmUp = 10
const questions = ['Hello', 'What time is it in Tokyo?', 'What day is it in 10 days?', 'What can you do?']
/** The server limits how many messages a person may send. */
const betweenMilliseconds = 40

type Talk = { caller: Caller; conversation: string; question: string }

/** The built-in assistant, by the whole way: socket, database, understanding, loop, and back. */
export const assistant: Bench = {
  name: 'assistant',
  async run(root) {
    await using server = await startServer(root, 'bench/assistant/server.ts')
    const talks = await Promise.all(questions.map((question) => begin(server.url, question)))
    const figures: number[] = []
    for (let round = -warmUp; round < rounds; round += 1)
      for (const talk of talks) {
        const first = await ask(talk)
        if (round >= 0) figures.push(first)
        await pause(betweenMilliseconds)
      }
    await Promise.all(talks.map(({ caller }) => caller.close()))
    return [toRow(figures)]
  },
}

async function begin(url: string, question: string): Promise<Talk> {
  const person = randomUUID()
  return { caller: await call(url, person), conversation: await createConversation(url, person), question }
}

/** Until the first piece of the answer is on the wire. */
async function ask({ caller, conversation, question }: Talk): Promise<number> {
  const first = caller.next(({ type }) => type === 'answer/delta')
  const whole = caller.next(({ type }) => type === 'assistant_message')
  const began = performance.now()
  const said = { type: 'user_message', conversation_id: conversation, client_message_id: randomUUID() }
  caller.say({ ...said, content: question })
  await first
  const took = performance.now() - began
  await whole
  return took
}

function toRow(figures: readonly number[]): Row {
  const [middle, late] = [median(figures), quantile(figures, 0.95)]
  return {
    what: 'first piece of the built-in assistant on the wire, p50 / p95',
    measured: `${middle.toFixed(1)} / ${late.toFixed(1)} ms`,
    bar: '≤ 15 / ≤ 40 ms',
    met: middle <= 15 && late <= 40,
  }
}

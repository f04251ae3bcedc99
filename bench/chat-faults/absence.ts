import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createConversation } from '../chat/caller.ts'
import type { Row } from '../measure.ts'
import { type Node, openNode, readThread, until } from './node.ts'
import { memoryStorage, openPage, type Page } from './page.ts'

const queued = 3
const lastRetryAfter = 6

/** A server that is down while a person goes on writing: what was written waits, and is sent once when it is back. */
export async function absence(
  root: string,
  { seconds }: { seconds: number[] } = { seconds: [2, 10, 60] },
): Promise<Row[]> {
  await using node = await openNode(root)
  const rows: Row[] = []
  for (const down of seconds) rows.push(await whileDown(node, down))
  return rows
}

async function whileDown(node: Node, down: number): Promise<Row> {
  const { url } = node
  const person = randomUUID()
  const conversation = await createConversation(url, person)
  const storage = memoryStorage()
  let page = openPage({ url, person, conversation, storage })
  /** The product has signed the person out; what they wrote is still in this browser when they come back. */
  function signIn(): void {
    page.close()
    page = openPage({ url, person, conversation, storage })
  }
  const words = Array.from({ length: queued }, (_, number) => JSON.stringify({ say: `Answer ${number}.` }))
  page.say(JSON.stringify({ say: 'Before.' }))
  await until('the first is answered', 30_000, () => isAnswered(page, 1))

  await node.kill()
  for (const content of words) page.say(content)
  await pause(down * 1_000)
  const lost = page.isLost()
  const states = page.outbox.pendingOf(conversation).flatMap(({ state }) => (state === 'sent' ? [] : state))
  const kept = page.unsent()
  await node.startAgain()
  const took = await until('all is answered', 60_000, () => {
    if (page.isLost()) signIn()
    return page.unsent() === 0 && isAnswered(page, queued + 1)
  })
  page.close()
  const { messages } = await readThread(url, person, conversation)
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const once = JSON.stringify(said.slice(1)) === JSON.stringify(words)
  return {
    what: `server down for ${down} s with ${queued} messages written meanwhile`,
    measured: `${kept} kept (${[...new Set(states)].join()}), ${lost ? 'given up, and resumed after signing in' : 'resumed by itself'}, ${once ? 'each there once, in order' : `there: ${said.join(' ')}`}, answered ${Math.round(took)} ms after the server was back`,
    bar: 'all kept, each there once',
    met: kept === queued && states.every((state) => state === 'waiting') && once && (lost || down <= lastRetryAfter),
  }
}

function isAnswered(page: Page, questions: number): boolean {
  const thread = page.thread()
  return thread?.answers.length === 0 && thread.messages.length === questions * 2
}

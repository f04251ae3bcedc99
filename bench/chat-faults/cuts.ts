import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Thread } from '#features/chat/contract.ts'
import { createConversation } from '../chat/caller.ts'
import type { Row } from '../measure.ts'
import { type Orders, textOf } from './answerer.ts'
import { type Chance, chanceOf, seed } from './chance.ts'
import { openCuttingProxy } from './cutting-proxy.ts'
import { type Node, openNode, readThread, until } from './node.ts'
import { memoryStorage, openPage } from './page.ts'

type Extent = { readers: number; cutsEach: number; haste: number; gapOf: (chance: Chance) => number }

/** Mostly a moment; one in forty so long that the line is given up and the person signs in again. */
const full: Extent = {
  readers: 10,
  cutsEach: 20,
  haste: 1,
  gapOf: (chance) => (chance.next() < 0.025 ? chance.between(8_000, 30_000) : chance.between(0, 2_000)),
}

export async function cuts(root: string): Promise<Row[]> {
  await using node = await openNode(root)
  return await cutsAt(node, full)
}

/** Readers whose line is cut again and again while answers stream hold in the end what the database holds. */
export async function cutsAt(node: Node, extent: Extent): Promise<Row[]> {
  const readings = await Promise.all(
    Array.from({ length: extent.readers }, (_, number) => readThrough(node.url, extent, chanceOf(`cuts ${number}`))),
  )
  const sum = (count: (reading: Reading) => number) => readings.reduce((total, reading) => total + count(reading), 0)
  const faults = readings.flatMap((reading) => reading.faults)
  for (const fault of faults.slice(0, 5)) process.stderr.write(`${fault}\n`)
  const [made, differing] = [sum((reading) => reading.cuts), sum((reading) => Number(!reading.same))]
  return [
    {
      what: `${made} cuts at random bytes of ${sum((reading) => reading.answers)} streaming answers (seed ${seed})`,
      measured: `${differing} of ${readings.length} readers differ from the database, ${faults.length} repeats or gaps; read anew ${sum((reading) => reading.reloads)} times, signed in anew ${sum((reading) => reading.signIns)} times`,
      bar: '0 differ, 0 repeats or gaps',
      met: made >= extent.readers * extent.cutsEach && differing === 0 && faults.length === 0,
    },
  ]
}

type Reading = { cuts: number; answers: number; same: boolean; faults: string[]; reloads: number; signIns: number }

async function readThrough(url: string, { cutsEach, haste, gapOf }: Extent, chance: Chance): Promise<Reading> {
  await using proxy = await openCuttingProxy(url, { most: cutsEach, chance, gapOf })
  const person = randomUUID()
  const conversation = await createConversation(url, person)
  const storage = memoryStorage()
  const faults: string[] = []
  const open = () =>
    openPage({ url, line: proxy.url, person, conversation, storage, haste, shown: (thread) => look(thread, faults) })
  let page = open()
  let [reloads, signIns] = [0, 0]
  const signIn = async () => {
    await until('the gap is over', 40_000, () => proxy.gap() === 0)
    reloads += page.reloads()
    signIns += 1
    page.close()
    page = open()
  }

  async function read(until_: () => boolean | Promise<boolean>): Promise<void> {
    await until('a reader holds what was said', 120_000, async () => {
      if (page.isLost()) await signIn()
      return until_()
    })
  }

  let asked = 0
  while (proxy.cuts() < cutsEach) {
    asked += 1
    page.say(JSON.stringify(orders(chance)))
    await read(() => page.unsent() === 0 && page.thread()?.messages.length === asked * 2)
  }
  await read(() => page.unsent() === 0 && page.thread()?.messages.length === asked * 2 && quiet(page.thread()))
  let kept = await readThread(url, person, conversation)
  const isSame = async () => isDeepStrictEqual(page.thread(), (kept = await readThread(url, person, conversation)))
  // The last words about the conversation itself come after those of the answer.
  const same = await until('the reader holds what is kept', 10_000, isSame).then(
    () => kept.messages.length === asked * 2,
    () => false,
  )
  look(kept, faults)
  if (!same) faults.push(differenceOf(page.thread(), kept))
  page.close()
  return { cuts: proxy.cuts(), answers: asked, same, faults, reloads: reloads + page.reloads(), signIns }
}

/** One in six is longer than what is kept of the past, so that a cut through it has everything read anew. */
function orders(chance: Chance): Orders {
  if (chance.next() < 1 / 6) return { flood: 40, letters: 8_000 }
  return { tokens: chance.between(1, 400), every: chance.between(1, 6) }
}

const quiet = (thread: Thread | undefined) => thread?.answers.length === 0

/** Whatever is shown of an answer is how it begins; what is whole is all of it. */
function look({ messages, answers }: Thread, faults: string[]): void {
  const asked = new Map(messages.map(({ id, content }) => [id, content]))
  const wanted = (question: string | null) => textFor(asked.get(question ?? '') ?? '')
  for (const { id, parent_id, text } of answers)
    if (!wanted(parent_id).startsWith(text)) faults.push(`the answer ${id} is shown as ${text.slice(-80)}`)
  for (const { id, role, parent_id, content } of messages)
    if (role === 'assistant' && content !== wanted(parent_id)) faults.push(`the answer ${id} ended as ${content}`)
  const ids = [...messages, ...answers].map(({ id }) => id)
  if (new Set(ids).size !== ids.length) faults.push(`shown twice: ${ids.join(' ')}`)
}

/** Remembered, since it is looked up for every piece. */
const texts = new Map<string, string>()

function textFor(question: string): string {
  const known = texts.get(question)
  if (known !== undefined) return known
  const text = question === '' ? '' : textOf(question)
  texts.set(question, text)
  return text
}

function differenceOf(shown: Thread | undefined, kept: Thread): string {
  const differing = kept.messages.find((message, at) => !isDeepStrictEqual(message, shown?.messages[at]))
  return `shown ${JSON.stringify({ ...shown, messages: shown?.messages.length })}, kept ${JSON.stringify({ ...kept, messages: kept.messages.length })}, first difference at ${JSON.stringify(differing)}`
}

import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { call, type Caller, createConversation } from '../chat/caller.ts'
import { ask, enter } from '../chat/pace.ts'
import { memoryOf } from '../chat/process.ts'
import { median, quantile, type Row } from '../measure.ts'
import { openNode, until } from './node.ts'

type Extent = { megabytes: number; others: number }

/** A client that requests a flood and then does not read it, beside others who chat normally. */
export async function slowReader(root: string, extent: Extent = { megabytes: 100, others: 5 }): Promise<Row[]> {
  await using node = await openNode(root)
  const { url } = node
  const others = await Promise.all(Array.from({ length: extent.others }, () => enter(url)))
  const read = await flood(url, extent, others, [])
  // The most that it has ever held, with the same flood behind it.
  const before = memoryOf(node.pid(), 'VmHWM')
  const person = randomUUID()
  const [forGood, forAWhile] = [await call(url, person), await call(url, person)]
  const unread = await flood(url, extent, others, [forGood, forAWhile], person)
  const code = await unread.codeOfTheOneWhoReadOn
  forGood.socket.resume()
  const [codeForGood] =
    forGood.socket.readyState === forGood.socket.CLOSED ? [1006] : await once(forGood.socket, 'close')
  await Promise.all(others.map((each) => each.close()))
  const grown = memoryOf(node.pid(), 'VmHWM') - before
  const [late, lateBefore] = [quantile(unread.times, 0.99), quantile(read.times, 0.99)]
  return [
    {
      what: `a reader who stops while ${Math.round(unread.produced)} MB are made for them: closed with (reading on in time, or never), memory of the server beside the same flood that is read`,
      measured: `${code}, ${codeForGood}, ${Math.round(before)} MiB and ${Math.round(grown)} more`,
      bar: '4008, ≤ 50 MiB',
      met: code === 4008 && codeForGood !== 1000 && grown <= 50 && unread.produced >= extent.megabytes,
    },
    {
      what: 'meanwhile for others: first piece of an answer, p50 / p99, beside the same flood that is read',
      measured: `${median(unread.times).toFixed(0)} / ${late.toFixed(0)} ms, ${median(read.times).toFixed(0)} / ${lateBefore.toFixed(0)} ms, ${unread.times.length} answers`,
      bar: 'p99 within 20 %, or 20 ms',
      met: late <= Math.max(lateBefore * 1.2, lateBefore + 20),
    },
  ]
}

type Flood = { produced: number; times: number[]; codeOfTheOneWhoReadOn: Promise<number> }

const conversations = 6
const order = { flood: 45, letters: 8_000 }

/** Asks until so much has been told; a device of the same person reads all of it. */
async function flood(
  url: string,
  { megabytes }: Extent,
  others: (Caller & { conversation: string })[],
  stopped: Caller[],
  person: string = randomUUID(),
): Promise<Flood> {
  const device = await call(url, person)
  const chats = await Promise.all(Array.from({ length: conversations }, () => createConversation(url, person)))
  let bytes = 0
  device.socket.on('message', (data: Buffer) => (bytes += data.length))
  const produced = () => bytes / 1_000_000
  const isOver = () => produced() >= megabytes
  for (const { socket } of stopped) socket.pause()
  const [, forAWhile] = stopped
  const codeOfTheOneWhoReadOn = forAWhile ? readOn(forAWhile, produced) : Promise.resolve(0)
  const pouring = chats.map((chat) => pour(device, chat, isOver))
  const times = await Promise.all(others.map((each) => talk(each, isOver)))
  await Promise.all(pouring)
  await device.close()
  return { produced: produced(), times: times.flat(), codeOfTheOneWhoReadOn }
}

async function pour(device: Caller, chat: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const answered = device.next((frame) => frame.type === 'assistant_message' && frame['conversation_id'] === chat)
    device.say({ type: 'user_message', conversation_id: chat, content: JSON.stringify(order) })
    await answered
  }
}

async function talk(caller: Caller & { conversation: string }, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) times.push((await ask(caller, { tokens: 3, every: 20 })).first)
  return times
}

/** More than the kernel and the server keep together: by then the server has let go of it. */
const enough = 16

async function readOn({ socket }: Caller, produced: () => number): Promise<number> {
  const closed = once(socket, 'close')
  await until('more was made than is kept', 120_000, () => produced() > enough)
  socket.resume()
  const [code] = await closed
  return Number(code)
}

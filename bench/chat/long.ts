import type { CDPSession, Page } from '@playwright/test'
import { waitFor } from '../deadline.ts'
import { besideBare, median, type Row } from '../measure.ts'
import type { Server } from './wire.ts'
import { beginChat, onStage, settled, type Stage, untilShown, untilUsable, watchLongTasks } from './screen.ts'

/** What a person waits for in a long chat. */
export async function longConversations(root: string): Promise<Row[]> {
  return onStage(root, async (stage) => {
    return [...(await longConversation(stage, 1_000)), ...(await longConversation(stage, 5_000))]
  })
}

async function longConversation({ browser, server, bare, page, floor }: Stage, count: number): Promise<Row[]> {
  await page.goto('/assistant')
  const { chat } = await beginChat(page)
  await fillUp(page, server, { chat, count })
  // Taken now, because a new chat's tokens have expired once a long one is filled.
  const storage = await page.context().storageState()
  const loads = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < 5; round++) {
    await using context = await browser.newContext({ storageState: storage, baseURL: server.url })
    loads.ours.push(await untilUsable(await context.newPage(), chat, `You said: line ${count / 2 - 1}`))
    await using empty = await browser.newContext({ baseURL: bare.url })
    loads.bare.push(await untilUsable(await empty.newPage(), '/', ''))
  }
  await page.goto(chat)
  await settled(page)
  const tasks = await watchLongTasks(page)
  await untilShown(page, JSON.stringify({ tokens: 200, every: 5 }), { words: ' 199', times: 1 })
  const long = await tasks()
  const keys = { ours: await keyPress(page), bare: await keyPress(floor) }
  const subject = `conversation of ${count} messages:`
  return [
    besideBare(`${subject} until one can type`, median(loads.ours), { bare: median(loads.bare), bar: 1.5 }),
    { what: `${subject} long tasks while 200 pieces stream`, measured: `${long}`, bar: '0', met: long === 0 },
    besideBare(`${subject} work of a key press`, keys.ours, { bare: keys.bare, bar: 1.4 }),
  ]
}

/** What a socket may send in a burst before the server throttles it. */
const perSocket = 90

/**
 * Through sockets, as all messages are sent; ten at a time, with a new socket before the server throttles the last. Not
 * from within the page, which would render every piece of every answer.
 */
async function fillUp(page: Page, { url }: Server, { chat, count }: { chat: string; count: number }): Promise<void> {
  const stored: string = await page.evaluate(`localStorage.getItem('user-data')`)
  const { access_token } = JSON.parse(stored).state.user.backendResponse
  await page.goto('about:blank')
  const address = `${url.replace('http', 'ws')}/v1/ws?token=${access_token}`
  for (let from = 0; from < count / 2; from += perSocket) {
    const until = Math.min(count / 2, from + perSocket)
    const lines = { conversation: chat.split('/').at(-1) ?? '', from, until }
    await waitFor(`the answers to lines ${from} to ${until} of ${count / 2}`, () => sayLines(address, lines))
  }
}

type Lines = { conversation: string; from: number; until: number }

/** A socket that closes early is a failure, because no answer would come any more. */
async function sayLines(address: string, { conversation, from, until }: Lines): Promise<void> {
  const answered = Promise.withResolvers<void>()
  const socket = new WebSocket(address)
  let said = from
  let left = until - from
  const say = () => {
    if (said >= until) return
    socket.send(JSON.stringify({ type: 'user_message', conversation_id: conversation, content: `line ${said++}` }))
  }
  socket.addEventListener('message', ({ data }) => {
    const { type } = JSON.parse(String(data))
    if (type === 'hello') for (let number = 0; number < 10; number++) say()
    if (type === 'error') answered.reject(new Error(String(data)))
    if (type !== 'assistant_message') return
    left -= 1
    if (left === 0) answered.resolve()
    else say()
  })
  socket.addEventListener('close', ({ code }) => answered.reject(new Error(`The socket closed with ${code}.`)))
  try {
    await answered.promise
  } finally {
    socket.close()
  }
}

/** What one letter costs the main thread, with all its consequences. It is CPU time, so other work of the machine does not count. */
async function keyPress(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.getByRole('textbox', { name: 'Message' }).focus()
  const times: number[] = []
  for (let press = 0; press < 40; press++) {
    await page.waitForTimeout(50)
    const before = await taskSeconds(session)
    await page.keyboard.press('a')
    await page.waitForTimeout(50)
    times.push(((await taskSeconds(session)) - before) * 1000)
  }
  await session.detach()
  return median(times)
}

export async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

import { expect, test } from 'vitest'
import type { Announcement } from '#foundation/contract/live.ts'
import type { LiveState } from '#foundation/web/live/live.ts'
import { settle, testWorld } from '#foundation/web/live/testing/world.ts'
import { createTopic } from '#foundation/web/live/topic.ts'
import { maxMessageLength } from '../contract.ts'
import { createLetterBox, fits } from './letter.ts'
import { createOutbox } from './outbox.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const chat = '019a0000-0000-7000-8000-000000000001'

/** One browser of one person: its storage, its tabs, and a server that answers as the test says. */
function openBrowser() {
  const storage = memoryStorage()
  const living = new Set<string>()
  let ids = 0

  function openTab(name: string, personId = 'sara') {
    const world = testWorld()
    const announced = createTopic<Announcement>()
    const stated = createTopic<LiveState>()
    const sent: Announcement[] = []
    const warnings: string[] = []
    let state: LiveState = 'connecting'
    const outbox = createOutbox({
      box: createLetterBox(storage, personId),
      tab: {
        name,
        hold: () => (living.add(name), () => void living.delete(name)),
        living: async () => new Set(living),
        alone: (work) => work(),
      },
      live: {
        state: () => state,
        send(message) {
          if (state === 'open') sent.push(message)
          else warnings.push('WS not ready')
          return state === 'open'
        },
        onState: stated.listen,
        onAnnouncement: announced.listen,
      },
      newId: () => `m${++ids}`,
      now: () => 1_000,
      after: world.outside.after,
      onStorage: () => () => {},
      warn: (words) => warnings.push(words),
    })
    const close = outbox.listen()
    return {
      outbox,
      world,
      warnings,
      sent,
      close,
      post: (content: string) => outbox.post({ conversationId: chat, content }),
      contents: () => sent.map(({ content }) => content),
      shown: () => outbox.pendingOf(chat).map(({ content, state: is }) => `${content}: ${is}`),
      hear: (message: Announcement) => announced.tell(message),
      async enter(entered: LiveState) {
        state = entered
        stated.tell(entered)
        await settle()
      },
    }
  }
  return { storage, openTab }
}

const ackOf = (id: string): Announcement => ({
  type: 'ack',
  conversation_id: chat,
  message_id: '019a0000-0000-7000-8000-000000000002',
  client_message_id: id,
})
const refusalOf = (id: string, code: string): Announcement => ({
  type: 'error',
  code,
  detail: 'There is no such conversation.',
  client_message_id: id,
})

test('what is written without a line is kept, warned of, shown, and sent in order when the line stands', async () => {
  const { openTab, storage } = openBrowser()
  const tab = openTab('one')
  tab.post('first')
  tab.post('second')
  expect(tab.warnings).toEqual(['WS not ready', 'WS not ready'])
  expect(tab.shown()).toEqual(['first: waiting', 'second: waiting'])
  expect(storage.length).toBe(2)
  await tab.enter('open')
  expect(tab.shown()).toEqual(['first: sending', 'second: waiting'])
  tab.hear(ackOf('m1'))
  expect(tab.contents()).toEqual(['first', 'second'])
  expect(tab.sent[0]).toMatchObject({ type: 'user_message', conversation_id: chat, client_message_id: 'm1' })
  expect(tab.shown()).toEqual(['first: sent', 'second: sending'])
})

test('it stays until the server has it, and is sent again on a new line with the same id', async () => {
  const { openTab, storage } = openBrowser()
  const tab = openTab('one')
  await tab.enter('open')
  const id = tab.post('first')
  await tab.enter('closed')
  expect(tab.shown()).toEqual(['first: waiting'])
  await tab.enter('open')
  expect(tab.sent.map(({ client_message_id }) => client_message_id)).toEqual([id, id])
  tab.hear(ackOf(id))
  expect(storage.length).toBe(0)
  expect(tab.shown()).toEqual(['first: sent'])
  await tab.world.advance(10_000)
  expect(tab.shown()).toEqual([])
})

test('an answer that does not come is asked for again', async () => {
  const { openTab } = openBrowser()
  const tab = openTab('one')
  await tab.enter('open')
  tab.post('first')
  await tab.world.advance(9_999)
  expect(tab.sent).toHaveLength(1)
  await tab.world.advance(1)
  expect(tab.sent).toHaveLength(2)
})

test('the message that is shown on all devices also says that it arrived', async () => {
  const { openTab, storage } = openBrowser()
  const tab = openTab('one')
  await tab.enter('open')
  const id = tab.post('first')
  tab.hear({
    type: 'message/added',
    conversation_id: chat,
    message: {
      id: '019a0000-0000-7000-8000-000000000002',
      role: 'user',
      content: 'first',
      created_at: '2026-11-20T10:00:00.000Z',
      order: 1,
      state: 'whole',
      parent_id: null,
      versions: [],
      outcome: null,
      steps: [],
      client_message_id: id,
    },
  })
  expect(storage.length).toBe(0)
})

test('one at a time is on its way in each conversation, so that none overtakes another that is tried again', async () => {
  const { openTab } = openBrowser()
  const tab = openTab('one')
  await tab.enter('open')
  const ids = ['first', 'second', 'third'].map(tab.post)
  tab.outbox.post({ conversationId: '019a0000-0000-7000-8000-000000000009', content: 'elsewhere' })
  expect(tab.contents()).toEqual(['first', 'elsewhere'])
  tab.hear(refusalOf(ids[0] ?? '', 'unavailable'))
  await tab.world.advance(1_000)
  expect(tab.contents()).toEqual(['first', 'elsewhere', 'first'])
  for (const id of ids) tab.hear(ackOf(id))
  expect(tab.contents()).toEqual(['first', 'elsewhere', 'first', 'second', 'third'])
})

test('after a reload, or signing in again, it is there for the same person and sent', async () => {
  const { openTab } = openBrowser()
  const before = openTab('one')
  before.post('first')
  before.close()
  const other = openTab('two', 'ben')
  await other.enter('open')
  expect(other.shown()).toEqual([])
  expect(other.sent).toEqual([])
  const after = openTab('three')
  expect(after.shown()).toEqual(['first: waiting'])
  after.post('second')
  await after.enter('open')
  after.hear(ackOf('m1'))
  expect(after.contents()).toEqual(['first', 'second'])
})

test('a tab leaves alone what another living tab is sending', async () => {
  const { openTab } = openBrowser()
  const first = openTab('one')
  first.post('mine')
  const second = openTab('two')
  await second.enter('open')
  expect(second.sent).toEqual([])
  first.close()
  await second.enter('closed')
  await second.enter('open')
  expect(second.contents()).toEqual(['mine'])
})

test('what the server refuses is marked with its reason, kept so, and not sent again', async () => {
  const { openTab } = openBrowser()
  const tab = openTab('one')
  await tab.enter('open')
  const id = tab.post('first')
  tab.hear(refusalOf(id, 'not-found'))
  expect(tab.outbox.pendingOf(chat)).toMatchObject([{ state: 'refused', refusal: 'There is no such conversation.' }])
  await tab.enter('closed')
  await tab.enter('open')
  tab.close()
  const later = openTab('two')
  await later.enter('open')
  expect([...tab.sent, ...later.sent]).toHaveLength(1)
  expect(later.shown()).toEqual(['first: refused'])
  later.outbox.discard(id)
  expect(later.shown()).toEqual([])
  expect(openTab('three').shown()).toEqual([])
})

test('what the server could not do just now is tried again, later each time', async () => {
  const { openTab } = openBrowser()
  const tab = openTab('one')
  await tab.enter('open')
  const id = tab.post('first')
  tab.hear(refusalOf(id, 'unavailable'))
  await tab.world.advance(999)
  expect(tab.sent).toHaveLength(1)
  await tab.world.advance(1)
  expect(tab.sent).toHaveLength(2)
  tab.hear(refusalOf(id, 'too-many-requests'))
  await tab.world.advance(1_999)
  expect(tab.sent).toHaveLength(2)
  await tab.world.advance(1)
  expect(tab.sent).toHaveLength(3)
})

test('a full storage does not keep a message from being sent', async () => {
  const { openTab, storage } = openBrowser()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const tab = openTab('one')
  await tab.enter('open')
  tab.post('first')
  expect(tab.warnings).toEqual(['A message could not be kept in this browser'])
  expect(tab.contents()).toEqual(['first'])
})

test('a message that no frame can carry is told apart before it is sent', () => {
  expect(fits('a'.repeat(maxMessageLength))).toBe(true)
  expect(fits('語'.repeat(maxMessageLength))).toBe(true)
  expect(fits('a'.repeat(maxMessageLength + 1))).toBe(false)
  expect(fits('\u0001'.repeat(maxMessageLength))).toBe(false)
})

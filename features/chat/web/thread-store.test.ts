import { expect, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import type { LiveState } from '#foundation/web/live/live.ts'
import { createTopic } from '#foundation/web/live/topic.ts'
import type { Announcement } from '#foundation/contract/live.ts'
import { settle, testWorld } from '#foundation/web/live/testing/world.ts'
import type { Message, OpenAnswer, Thread } from '../contract.ts'
import type { ThreadQuery } from './followed.ts'
import { createThreadStore } from './thread-store.ts'

const id = '019a0000-0000-7000-8000-000000000001'
const idOf = (order: number): string => `019a0000-0000-7000-8000-${String(order).padStart(12, '0')}`
const at = '2026-11-20T10:00:00.000Z'

const message = (order: number): Message => ({
  id: idOf(order),
  role: order % 2 === 1 ? 'user' : 'assistant',
  content: `text ${order}`,
  created_at: at,
  order,
  state: 'whole',
  parent_id: null,
  versions: [idOf(order)],
  outcome: null,
  steps: [],
})
const answer = (order: number, text: string): OpenAnswer => ({
  id: idOf(order),
  parent_id: idOf(order - 1),
  order,
  state: 'running',
  text,
  steps: [],
  versions: [idOf(order)],
})
const thread = (more: Partial<Thread> = {}): Thread => ({
  id,
  title: 'A chat',
  title_sources: [],
  provisional: false,
  pinned: false,
  unread: false,
  created_at: at,
  updated_at: at,
  deleted: false,
  revision: 1,
  messages: [],
  answers: [],
  earlier: false,
  later: false,
  ...more,
})
const delta = (order: number, place: number, text: string) => ({
  type: 'answer/delta',
  conversation_id: id,
  answer_id: idOf(order),
  at: place,
  text,
})

/** A store whose server answers when the test says so, and whose line says what the test says. */
function setUp() {
  const world = testWorld()
  const reads: { query: ThreadQuery; answer: (thread: Thread) => Promise<void>; fail: () => Promise<void> }[] = []
  const announced = createTopic<Announcement>()
  const reloaded = createTopic<void>()
  const stated = createTopic<LiveState>()
  const frames: (() => void)[] = []
  let state: LiveState = 'connecting'
  let away = false
  const store = createThreadStore({
    read: (_, query) =>
      new Promise((resolve, reject) => {
        const answered = async (read: Thread) => (resolve(read), settle())
        const fail = async () => (reject(new Failure('unavailable', 'No answer.')), settle())
        reads.push({ query, answer: answered, fail })
      }),
    after: world.outside.after,
    isAway: () => away,
    frame: (run) => frames.push(run),
  })
  store.listen({
    state: () => state,
    onAnnouncement: announced.listen,
    onReload: reloaded.listen,
    onState: stated.listen,
  })
  return {
    store,
    reads,
    world,
    frames,
    say: (event: Announcement) => announced.tell(event),
    reload: () => reloaded.tell(),
    enter: (entered: LiveState): void => {
      state = entered
      stated.tell(entered)
    },
    setAway: (now: boolean): void => void (away = now),
    texts: () => store.view(id).thread?.messages.map(({ content }) => content),
  }
}

test('what is said while a conversation is read is not lost, and not doubled', async () => {
  const { store, reads, say, texts } = setUp()
  store.open(id)
  say({ type: 'message/added', conversation_id: id, message: message(2) })
  say({ type: 'message/added', conversation_id: id, message: message(3) })
  await reads[0]?.answer(thread({ messages: [message(1), message(2)] }))
  expect(texts()).toEqual(['text 1', 'text 2', 'text 3'])
})

test('what was read before the line stood is read again when it stands, once', async () => {
  const { store, reads, enter, texts } = setUp()
  store.open(id)
  await reads[0]?.answer(thread({ messages: [message(1)] }))
  enter('open')
  expect(reads).toHaveLength(2)
  const first = store.view(id).thread?.messages[0]
  await reads[1]?.answer(thread({ messages: [message(1), message(2)] }))
  expect(texts()).toEqual(['text 1', 'text 2'])
  expect(store.view(id).thread?.messages[0]).toBe(first)
  enter('closed')
  enter('open')
  expect(reads).toHaveLength(2)
})

test('a missed piece is read afresh after 300 ms, later each time, and what is known is kept meanwhile', async () => {
  const { store, reads, say, world } = setUp()
  const text = () => store.view(id).thread?.answers[0]?.text
  store.open(id)
  await reads[0]?.answer(thread({ messages: [message(1)], answers: [answer(2, 'Good')] }))
  say(delta(2, 8, 'ing'))
  expect(text()).toBe('Good')
  await world.advance(299)
  expect(reads).toHaveLength(1)
  await world.advance(1)
  await reads[1]?.answer(thread({ messages: [message(1)], answers: [answer(2, 'Go')] }))
  expect(text()).toBe('Good')
  say(delta(2, 8, 'ing'))
  await world.advance(599)
  expect(reads).toHaveLength(2)
  await world.advance(1)
  await reads[2]?.answer(thread({ messages: [message(1)], answers: [answer(2, 'Good morning')] }))
  expect(text()).toBe('Good morning')
  await world.advance(60_000)
  expect(reads).toHaveLength(3)
})

test('an answer that is begun anew, since nothing of it was stored, is not mixed with how it began before', async () => {
  const { store, reads, say, world } = setUp()
  store.open(id)
  await reads[0]?.answer(thread({ messages: [message(1)], answers: [answer(2, 'Good morning')] }))
  say({ type: 'conversation/reload', conversation_id: id })
  await world.advance(0)
  await reads[1]?.answer(thread({ messages: [message(1)], answers: [answer(2, '')] }))
  say(delta(2, 0, 'Hello'))
  expect(store.view(id).thread?.answers[0]?.text).toBe('Hello')
})

test('another branch is read at once, as much of it as was shown', async () => {
  const { store, reads, say, world } = setUp()
  store.open(id)
  const messages = Array.from({ length: 120 }, (_, index) => message(index + 1))
  await reads[0]?.answer(thread({ messages }))
  say({ type: 'conversation/reload', conversation_id: id })
  await world.advance(0)
  expect(reads[1]?.query).toEqual({ limit: 120 })
})

test('many pieces are told once a frame', async () => {
  const { store, reads, say, frames } = setUp()
  store.open(id)
  await reads[0]?.answer(thread({ messages: [message(1)], answers: [answer(2, '')] }))
  let told = 0
  store.subscribe(id, () => told++)
  for (let place = 0; place < 100; place++) say(delta(2, place, 'x'))
  expect(told).toBe(0)
  expect(frames).toHaveLength(1)
  frames[0]?.()
  expect(told).toBe(1)
  expect(store.view(id).thread?.answers[0]?.text).toHaveLength(100)
})

test('a conversation that was read before it is opened is shown at once, and read again when the line opens', async () => {
  const { store, reads, texts, enter } = setUp()
  store.arrive(thread({ messages: [message(1)] }))
  store.open(id)
  expect(texts()).toEqual(['text 1'])
  expect(reads).toHaveLength(0)
  enter('open')
  await reads[0]?.answer(thread({ messages: [message(1), message(2)] }))
  expect(texts()).toEqual(['text 1', 'text 2'])
})

test('what is said while earlier messages are read stays, and the earlier ones come before it', async () => {
  const { store, reads, say, texts } = setUp()
  store.open(id)
  await reads[0]?.answer(thread({ messages: [message(3)], earlier: true }))
  void store.find(id)?.readEarlier()
  void store.find(id)?.readEarlier()
  expect(reads).toHaveLength(2)
  expect(reads[1]?.query).toEqual({ limit: 60, before: 3 })
  say({ type: 'message/added', conversation_id: id, message: message(4) })
  await reads[1]?.answer(thread({ messages: [message(1), message(2)] }))
  expect(texts()).toEqual(['text 1', 'text 2', 'text 3', 'text 4'])
  expect(store.view(id).thread?.earlier).toBe(false)
})

test('scrolling to the top during a refresh loads the earlier messages after it', async () => {
  const { store, reads, say, texts, world } = setUp()
  store.open(id)
  await reads[0]?.answer(thread({ messages: [message(3)], earlier: true }))
  say({ type: 'conversation/reload', conversation_id: id })
  await world.advance(0)
  void store.find(id)?.readEarlier()
  expect(reads).toHaveLength(2)
  await reads[1]?.answer(thread({ messages: [message(3)], earlier: true }))
  expect(reads[2]?.query).toEqual({ limit: 60, before: 3 })
  await reads[2]?.answer(thread({ messages: [message(2)], earlier: true }))
  expect(texts()).toEqual(['text 2', 'text 3'])
  expect(reads).toHaveLength(3)
})

test('the past around a message can be shown, and left for the end', async () => {
  const { store, reads, say, texts } = setUp()
  store.open(id)
  await reads[0]?.answer(thread({ messages: [message(9)], earlier: true }))
  void store.find(id)?.goTo(idOf(3))
  expect(reads[1]?.query).toEqual({ limit: 60, around: idOf(3) })
  await reads[1]?.answer(thread({ messages: [message(2), message(3)], earlier: true, later: true }))
  say({ type: 'message/added', conversation_id: id, message: message(10) })
  expect(texts()).toEqual(['text 2', 'text 3'])
  void store.find(id)?.readLater()
  await reads[2]?.answer(thread({ messages: [message(4)], later: true }))
  expect(texts()).toEqual(['text 2', 'text 3', 'text 4'])
  void store.find(id)?.goToEnd()
  await reads[3]?.answer(thread({ messages: [message(9), message(10)], earlier: true }))
  expect(texts()).toEqual(['text 9', 'text 10'])
})

test('a conversation that cannot be read says so, and is read when the line is back', async () => {
  const { store, reads, enter, texts } = setUp()
  enter('open')
  store.open(id)
  await reads[0]?.fail()
  expect(store.view(id).error?.message).toBe('No answer.')
  enter('closed')
  enter('open')
  await reads[1]?.answer(thread({ messages: [message(1)] }))
  expect(store.view(id).error).toBeUndefined()
  expect(texts()).toEqual(['text 1'])
})

test('a missed piece is not asked for while the server is away, but once when the line is back', async () => {
  const { store, reads, enter, say, setAway, world } = setUp()
  enter('open')
  store.open(id)
  await reads[0]?.answer(thread({ messages: [message(1)], answers: [answer(2, 'Good')] }))
  say(delta(2, 8, 'ing'))
  enter('closed')
  setAway(true)
  await world.advance(60_000)
  expect(reads).toHaveLength(1)
  setAway(false)
  enter('open')
  await reads[1]?.answer(thread({ messages: [message(1)], answers: [answer(2, 'Good morning')] }))
  expect(store.view(id).thread?.answers[0]?.text).toBe('Good morning')
  await world.advance(60_000)
  expect(reads).toHaveLength(2)
})

test('when a gap cannot be filled, what is shown is read afresh, and what is not is forgotten', async () => {
  const { store, reads, reload } = setUp()
  const close = store.open(id)
  await reads[0]?.answer(thread())
  reload()
  expect(reads).toHaveLength(2)
  await reads[1]?.answer(thread())
  close()
  reload()
  expect(reads).toHaveLength(2)
  expect(store.find(id)).toBeUndefined()
})

test('one that was just made is not read', async () => {
  const { store, reads, say, texts } = setUp()
  const { messages: _, answers: __, earlier: ___, later: ____, ...conversation } = thread()
  store.begin(conversation)
  store.open(id)
  say({ type: 'message/added', conversation_id: id, message: message(1) })
  expect(reads).toEqual([])
  expect(texts()).toEqual(['text 1'])
})

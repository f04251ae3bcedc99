import { beforeEach, expect, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import { settle, testWorld } from '../live/testing/world.ts'
import { createOutbox, type Outbox, type Wish } from './outbox.ts'
import type { Outcome } from './routes.ts'

const unreachable = new Failure('unavailable', 'The server cannot be reached.')
const outdated = new Failure('out-of-date', 'It was changed since you saw it.')

let world: ReturnType<typeof testWorld>
let outbox: Outbox
let isAway: boolean
let isMine: boolean
let tellAway: (away: boolean) => void
/** What reached the server, by key and input. */
let sent: { key: string; input: unknown }[]
let answer: (input: unknown) => Promise<Outcome>
let readAgain: number

beforeEach(() => {
  world = testWorld()
  isAway = false
  isMine = true
  sent = []
  readAgain = 0
  answer = async () => outcome('done')
  let keys = 0
  outbox = createOutbox({
    send(_name, { key, input }) {
      if (!isAway) sent.push({ key, input })
      return isAway ? Promise.reject(unreachable) : answer(input)
    },
    isAway: () => isAway,
    onAway: (listener) => (tellAway = listener),
    isMine: () => isMine,
    newKey: () => `key ${keys++}`,
    after: world.outside.after,
  })
})

function outcome(state: string, revision = 2): Outcome {
  return { id: 'a', state, title: 'Done', sentence: null, undoable: true, redoable: false, answer: { revision } }
}

const again = async (): Promise<void> => void readAgain++

function wish(input: unknown): Wish {
  return { name: 'notes.change', input, title: `Change ${String(input)}`, readAgain: again }
}

async function be(away: boolean): Promise<void> {
  isAway = away
  tellAway(away)
  await settle()
}

const states = () => outbox.deeds().map(({ state }) => state)

test('with a connection it is sent at once, and what is refused is thrown', async () => {
  expect(await outbox.post(wish('one'))).toMatchObject({ state: 'done' })
  answer = () => Promise.reject(outdated)
  await expect(outbox.post(wish('two'))).rejects.toBe(outdated)
  // The server answered that it cannot now: it is not away, and whoever asked decides.
  answer = () => Promise.reject(unreachable)
  await expect(outbox.post(wish('three'))).rejects.toBe(unreachable)
  expect(outbox.deeds()).toEqual([])
})

test('without one it waits, and is sent in order when the server is back; then what is shown is read once', async () => {
  await be(true)
  expect(await outbox.post(wish('one'))).toEqual({ waits: 'key 0' })
  expect(await outbox.post(wish('two'))).toEqual({ waits: 'key 1' })
  expect(states()).toEqual(['waiting', 'waiting'])
  await be(false)
  expect(sent.map(({ input }) => input)).toEqual(['one', 'two'])
  expect(outbox.deeds()).toEqual([])
  expect(readAgain).toBe(1)
})

test('what was under way when the server went is sent again under the same key, before what came after it', async () => {
  const { promise, reject } = Promise.withResolvers<Outcome>()
  answer = () => promise
  const first = outbox.post(wish('one'))
  await be(true)
  await outbox.post(wish('two'))
  reject(unreachable)
  expect(await first).toEqual({ waits: 'key 0' })
  answer = async () => outcome('done')
  await be(false)
  expect(sent).toEqual([
    { key: 'key 0', input: 'one' },
    { key: 'key 0', input: 'one' },
    { key: 'key 1', input: 'two' },
  ])
})

test('what is refused afterwards stays until it was seen, and the rest goes on', async () => {
  await be(true)
  for (const input of ['one', 'two', 'three']) await outbox.post(wish(input))
  answer = (input) =>
    input === 'one' ? Promise.reject(outdated) : Promise.resolve(outcome(input === 'two' ? 'waiting' : 'done'))
  await be(false)
  expect(sent).toHaveLength(3)
  expect(outbox.deeds()).toMatchObject([
    { title: 'Change one', state: 'refused', refusal: 'It was changed since you saw it.' },
    { title: 'Change two', state: 'refused', refusal: expect.stringContaining('waits for your yes') },
  ])
  for (const { key } of outbox.deeds()) outbox.dismiss(key)
  expect(outbox.deeds()).toEqual([])
})

test('a later one is made anew from what an earlier one left, and hears that it was done', async () => {
  await be(true)
  const heard: string[] = []
  await outbox.post({ ...wish('one'), onDone: ({ id }) => heard.push(id) })
  await outbox.post({ ...wish('two'), rebased: (input, earlier) => `${String(input)} after ${String(earlier.input)}` })
  await be(false)
  expect(sent.map(({ input }) => input)).toEqual(['one', 'two after one'])
  expect(heard).toEqual(['a'])
})

test('it is taken back as long as it was not sent', async () => {
  await be(true)
  await outbox.post(wish('one'))
  await outbox.post(wish('two'))
  expect(outbox.withdraw('key 0')).toBe(true)
  await be(false)
  expect(sent.map(({ input }) => input)).toEqual(['two'])
  expect(outbox.withdraw('key 1')).toBe(false)
})

test('a server that is back and busy is asked again after a while', async () => {
  await be(true)
  await outbox.post(wish('one'))
  answer = () => Promise.reject(new Failure('too-many-requests', 'Not so fast.'))
  await be(false)
  expect(states()).toEqual(['waiting'])
  answer = async () => outcome('done')
  await world.advance(1_000)
  await settle()
  expect(sent).toHaveLength(2)
  expect(outbox.deeds()).toEqual([])
})

test('nothing is done in the name of somebody else who has signed in since', async () => {
  await be(true)
  await outbox.post(wish('one'))
  isMine = false
  await be(false)
  expect(sent).toEqual([])
  expect(outbox.deeds()).toEqual([])
})

test('what no person did is sent in its own way, and goes without a word where it is refused', async () => {
  await be(true)
  let marked = 0
  const mark = { ...wish('seen'), quiet: true }
  await outbox.post({ ...mark, send: async () => void marked++ })
  await outbox.post({ ...mark, send: () => Promise.reject(outdated) })
  await outbox.post(wish('one'))
  await be(false)
  expect(marked).toBe(1)
  let tries = 0
  await outbox.post({ ...mark, send: () => (tries++ === 0 ? Promise.reject(unreachable) : Promise.resolve()) })
  await world.advance(1_000)
  await settle()
  expect(tries).toBe(2)
  expect(sent.map(({ input }) => input)).toEqual(['one'])
  expect(outbox.deeds()).toEqual([])
})

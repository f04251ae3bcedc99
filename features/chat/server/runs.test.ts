import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Notice, Notices } from '#foundation/server/notice.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { conversations as all, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode } from '#start/testing/node.ts'
import type { OpenAnswer } from '../contract.ts'
import type { Answerer } from './answerer.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
})
afterAll(() => database.close())

type Options = Omit<Parameters<typeof openNode>[1] & object, 'answerer'>

/** A node with this answerer, and a person to ask it. */
async function ask(answerer: Answerer, options: Options = {}) {
  const node = await openNode(database, { ...options, answerer })
  const ana = await openChatter(node)
  const { id } = await ana.begin()
  return { node, ana, id, answer: await ana.ask(id, 'Well?'), [Symbol.asyncDispose]: node[Symbol.asyncDispose] }
}

const says = (...texts: string[]): Answerer =>
  async function* say() {
    for (const text of texts) yield { type: 'text', text }
  }

const hanging: Answerer = async function* hang() {
  yield { type: 'text', text: 'So far' }
  await new Promise(() => {})
}

const endless: Answerer = async function* goOn() {
  for (;;) {
    yield { type: 'text', text: 'and on '.repeat(100) }
    await pause(1)
  }
}

const remembering: Answerer = async function* remember({ history }) {
  const lines = await history(4)
  yield { type: 'text', text: `[${lines.map(({ content }) => content).join(' | ')}]` }
}

describe('an answer', () => {
  test('is told to whoever has closed every page, unless they stopped it', async () => {
    const handed: Notice[] = []
    const notices: Notices = {
      hand: async (_tx, _ownerId, given) => void handed.push(...given),
      withdraw: async () => {},
    }
    const features = [{ name: 'others', open: () => ({ notices }) }]
    {
      await using asked = await ask(says('At nine.'), { features })
      expect(handed).toMatchObject([
        {
          kind: 'chat.answer',
          about: asked.answer['id'],
          title: 'Your answer is ready',
          body: '',
          link: `/assistant/${asked.id}`,
          unlessPresent: true,
        },
      ])
    }
    await using node = await openNode(database, { answerer: hanging, features })
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    ana.say(id, 'Well?')
    await ana.heard(({ type }) => type === 'answer/delta')
    ana.socket.send({ type: 'stop', conversation_id: id })
    await ana.heard(({ type }) => type === 'assistant_message')
    expect(handed).toHaveLength(1)
  })

  test('loses nothing of a character that comes in halves, and what cannot be kept', async () => {
    await using asked = await ask(says('On the ', '\ud83d', '\uddd3', ' at\0 nine\ud800', '.', '\ud83d'))
    expect(asked.answer).toMatchObject({ content: 'On the 🗓 at nine.', state: 'whole' })
    expect((await asked.ana.read(asked.id)).messages.at(-1)).toMatchObject({ content: 'On the 🗓 at nine.' })
  })

  test('is told from its first piece on, and then in few pieces', async () => {
    const first = Promise.withResolvers<void>()
    const answerer: Answerer = async function* slowly() {
      yield { type: 'text', text: 'At once' }
      await first.promise
      for (let n = 0; n < 1_000; n += 1) yield { type: 'text', text: ` ${n}` }
    }
    await using node = await openNode(database, { answerer, limits: { gathering: 5_000 } })
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    ana.say(id, 'Well?')
    expect(await ana.heard(({ type }) => type === 'answer/delta')).toMatchObject({ at: 0, text: 'At once' })
    first.resolve()
    await ana.heard(({ type }) => type === 'assistant_message')
    expect(ana.socket.frames.filter(({ type }) => type === 'answer/delta')).toHaveLength(2)
  })

  test.each([
    ['nothing', says(), 'There was nothing to say. Please ask again in other words.'],
    [
      'a failure',
      () => {
        throw new Failure('unavailable', 'The model does not answer at the moment.')
      },
      'The model does not answer at the moment.',
    ],
  ])('that comes to %s is a sentence, marked as failed', async (_, answerer, content) => {
    await using asked = await ask(answerer)
    expect(asked.answer).toMatchObject({ content, state: 'failed', steps: [] })
  })

  test('that fails in the middle keeps what was written, and says why it ends there', async () => {
    await using asked = await ask(async function* fail() {
      yield { type: 'step-start', step: { id: '1', label: 'Looked at 3 calendars' } }
      yield { type: 'text', text: 'So far' }
      throw new Failure('unavailable', 'The line is dead.')
    })
    expect(asked.answer).toMatchObject({
      content: 'So far',
      state: 'failed',
      steps: [
        { id: '1', state: 'failed' },
        { label: 'The answer broke off', state: 'failed', detail: 'The line is dead.' },
      ],
    })
  })

  test('that runs into a bug says nothing of it, and the log says all', async () => {
    await using asked = await ask(() => {
      throw new TypeError('the secret inside')
    })
    expect(asked.answer).toMatchObject({ state: 'failed', content: expect.not.stringContaining('secret') })
    expect(asked.node.logged.join('')).toContain('the secret inside')
  })

  test('that never ends, and heeds nothing, is given up in time', async () => {
    await using asked = await ask(hanging, { limits: { answer: 300 } })
    expect(asked.answer).toMatchObject({ content: 'So far', state: 'failed' })
    expect(JSON.stringify(asked.answer['steps'])).toContain('took longer than')
    expect(await asked.ana.ask(asked.id, 'And now?')).toMatchObject({ state: 'failed' })
  })

  test('without end is cut off', async () => {
    await using asked = await ask(endless, { limits: { answerLength: 5_000 } })
    expect(asked.answer).toMatchObject({ state: 'failed' })
    expect(JSON.stringify(asked.answer['steps'])).toContain('grew too long')
  })

  test('knows what was said before on its own branch, up to its question', async () => {
    await using node = await openNode(database, { answerer: remembering })
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    expect(await ana.ask(id, 'one')).toMatchObject({ content: '[one]' })
    expect(await ana.ask(id, 'two')).toMatchObject({ content: '[one | [one] | two]' })
    const [, , two] = (await ana.read(id)).messages
    expect(await ana.ask(id, 'rather three', { replaces: two?.id })).toMatchObject({
      content: '[one | [one] | rather three]',
    })
  })

  test('beyond what one node can write at once waits until there is room', async () => {
    await using node = await openNode(database, { limits: { runs: 1, sweep: 50 } })
    const ana = await openChatter(node)
    const [busy, patient] = [await ana.begin(), await ana.begin()]
    ana.say(busy.id, { say: 'So far', hang: true })
    await ana.heard(({ type }) => type === 'answer/delta')
    ana.say(patient.id, 'Well?')
    await ana.heard(({ type, answer }) => type === 'answer/start' && (answer as OpenAnswer).state === 'queued')
    ana.socket.send({ type: 'stop', conversation_id: busy.id })
    const answer = await ana.heard(
      ({ type, conversation_id }) => type === 'assistant_message' && conversation_id === patient.id,
    )
    expect(answer).toMatchObject({ content: 'You said: Well?' })
  })
})

describe('another answer', () => {
  test('leaves the one before as a version, which can be shown again', async () => {
    let count = 0
    await using node = await openNode(database, {
      answerer: async function* counting() {
        yield { type: 'text', text: `Answer ${(count += 1)}` }
      },
    })
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    const first = await ana.ask(id, 'Well?')
    const retry = () => ana.call<OpenAnswer>('POST', `${all}${id}/messages/${first['id'] as string}/retry`)
    const { status, body } = await retry()
    expect(status).toBe(200)
    expect(body.versions).toEqual([first['id'], body.id])
    await ana.heard((frame) => frame.type === 'assistant_message' && frame['id'] === body.id)
    const shown = (await ana.read(id)).messages
    expect(shown.map(({ content }) => content)).toEqual(['Well?', 'Answer 2'])
    expect(shown[1]?.versions).toEqual([first['id'], body.id])
    await ana.call('PUT', `${all}${id}/branch`, { message_id: first['id'] })
    expect((await ana.read(id)).messages.map(({ content }) => content)).toEqual(['Well?', 'Answer 1'])
  })

  test('that is being written already is not begun twice', async () => {
    await using node = await openNode(database)
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    ana.say(id, { say: 'So far', hang: true })
    const { answer_id } = await ana.heard(({ type }) => type === 'answer/delta')
    const retry = () => ana.call<OpenAnswer>('POST', `${all}${id}/messages/${answer_id as string}/retry`)
    for (const { status, body } of [await retry(), await retry()])
      expect([status, body.id, body.state]).toEqual([200, answer_id, 'running'])
    ana.socket.send({ type: 'stop', conversation_id: id })
    await ana.heard(({ type }) => type === 'answer/end')
  })

  test('is for answers alone', async () => {
    await using node = await openNode(database)
    const ana = await openChatter(node)
    const { id } = await ana.begin()
    await ana.ask(id, 'Well?')
    const [question, answer] = (await ana.read(id)).messages
    expect((await ana.call('POST', `${all}${id}/messages/${question?.id}/retry`)).status).toBe(422)
    ana.say(id, 'Not mine', { replaces: answer?.id, client_message_id: 'not mine' })
    expect(await ana.heard(({ type }) => type === 'error')).toMatchObject({
      code: 'invalid',
      client_message_id: 'not mine',
    })
  })
})

test('an edited message that is sent again, because nothing was heard of it, is edited once', async () => {
  await using node = await openNode(database)
  const ana = await openChatter(node)
  const { id } = await ana.begin()
  await ana.ask(id, 'Well?')
  const [question] = (await ana.read(id)).messages
  for (let n = 0; n < 3; n += 1)
    ana.say(id, 'Rather this', { replaces: question?.id, client_message_id: 'the only edit' })
  const acks = () => ana.socket.frames.filter((frame) => frame['client_message_id'] === 'the only edit')
  await expect.poll(() => acks().length).toBe(3)
  expect(new Set(acks().map(({ message_id }) => message_id)).size).toBe(1)
  await expect
    .poll(async () => (await ana.read(id)).messages.map(({ content }) => content))
    .toEqual(['Rather this', 'You said: Rather this'])
  expect((await ana.read(id)).messages[0]?.versions).toHaveLength(2)
})

test.each([
  ['no words', { content: ' \n ' }],
  ['too many words', { content: 'x'.repeat(16_001) }],
  ['a NUL', { content: 'nul \0' }],
  ['half a character', { content: 'odd \ud800 words' }],
  ['no conversation', { content: 'Hello', conversation_id: 'mine' }],
])('a message with %s is refused, and nothing is harmed', async (_, message) => {
  await using node = await openNode(database)
  const ana = await openChatter(node)
  const { id } = await ana.begin()
  ana.socket.send({ type: 'user_message', conversation_id: id, client_message_id: 'odd', ...message })
  expect(await ana.heard(({ type }) => type === 'error')).toMatchObject({ code: 'invalid', client_message_id: 'odd' })
  expect((await ana.read(id)).messages).toEqual([])
  expect(await ana.ask(id, 'Hello')).toMatchObject({ content: 'You said: Hello' })
})

test('typing is passed on to the person’s other devices, and is forgotten', async () => {
  await using node = await openNode(database)
  const ana = await openChatter(node)
  const phone = await openChatter(node, ana.id)
  const { id } = await ana.begin()
  ana.socket.send({ type: 'typing', conversation_id: id })
  const frame = await phone.heard(({ type }) => type === 'typing')
  expect(frame).toEqual({ type: 'typing', conversation_id: id })
})

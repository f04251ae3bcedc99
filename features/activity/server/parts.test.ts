import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Problem } from '#foundation/contract/failure.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { defineAction, type Outcome } from '#foundation/server/action.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { Activity } from '../contract.ts'

const letter = z.object({ to: z.string(), after: z.string().optional(), note: z.string().default('') })
type Letter = z.output<typeof letter>

/** The letters that were sent, in order. */
let sent: string[] = []

/** A letter refers to the one it answers, and cannot be sent without it; a second one to the same person says so. */
const sending = defineAction({
  name: 'letters.send',
  title: 'Send letters',
  description: 'Sends letters.',
  input: z.object({ title: z.string(), letters: z.array(letter).min(1) }),
  effect: 'outward',
  parts: 'letters',
  show(_person, { title, letters }) {
    const lost = letters.find(({ after }) => after !== undefined && !letters.some(({ to }) => to === after))
    if (lost) throw new Failure('conflict', `The letter to ${lost.to} answers one that is not sent.`)
    return { title, fields: letters.flatMap((each, at) => fieldsOf(each, at, letters)) }
  },
  async run(_person, { letters }) {
    sent.push(...letters.map(({ to }) => to))
    return { thing: letters.length }
  },
  done: ({ thing }) => `Sent ${thing} letters.`,
})

function fieldsOf({ to, after = '', note }: Letter, at: number, all: readonly Letter[]) {
  const count = all.filter((each) => each.to === to).length
  const path = `letters.${at}`
  return [
    { name: path, label: `${at + 1}`, value: count === 1 ? `To ${to}` : `To ${to}, who gets ${count}` },
    { name: `${path}.to`, label: `${at + 1} · To`, value: to },
    { name: `${path}.after`, label: `${at + 1} · After`, value: after },
    { name: `${path}.note`, label: `${at + 1} · Note`, value: note },
  ]
}

let database: TestDatabase
let node: TestNode
let ana: Chatter
beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
  node = await openNode(database, { features: [{ name: 'letters', open: () => ({ actions: [sending] }) }] })
})
beforeEach(async () => {
  ana = await openChatter(node)
  sent = []
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

const three = [{ to: 'Ben' }, { to: 'Sara' }, { to: 'Mira', note: 'Hello' }]

function want(letters: object[], key?: string): Promise<Outcome> {
  const person = { id: ana.id, sessionId: ana.id }
  const asking = { origin: 'chat' as const, ...(key !== undefined && { key }) }
  return node.app.actions.perform(person, 'letters.send', { title: 'Invite', letters }, asking)
}

async function propose(letters: object[]): Promise<Activity> {
  const { activityId } = await want(letters)
  return read(activityId)
}

const read = async (id: string) => (await ana.call<Activity>('GET', `/v1/activity/${id}`)).body
const approve = ({ id, hash }: Activity, without: number[]) =>
  ana.call<Activity & Problem>('POST', `/v1/activity/${id}/approve`, { hash, without })

describe('a partial approval', () => {
  test('runs only the rest, which is recorded with its own hash', async () => {
    const whole = await propose(three)
    expect(whole).toMatchObject({ state: 'waiting', parts: 'letters' })
    const { body } = await approve(whole, [1])
    expect(sent).toEqual(['Ben', 'Mira'])
    expect(body).toMatchObject({ state: 'done', sentence: 'Sent 2 letters.' })
    expect(body.shown.fields.map(({ name }) => name)).toContain('letters.1.note')
    expect(body.hash).not.toBe(whole.hash)
    expect(await read(whole.id)).toMatchObject({
      state: 'replaced',
      replaced_by: body.id,
      sentence: 'You left out a part of this. The rest took its place.',
    })
  })

  test('shows the rest again if it would look different, and waits for approval of that', async () => {
    const whole = await propose([{ to: 'Ben' }, { to: 'Ben' }, { to: 'Mira' }])
    const { status, body } = await approve(whole, [1])
    expect([status, body.detail]).toEqual([409, expect.stringMatching(/^Without what you left out, the rest would be/)])
    expect(sent).toEqual([])
    const fresh = await read((await read(whole.id)).replaced_by ?? '')
    expect(fresh).toMatchObject({ state: 'waiting' })
    expect(fresh.shown.fields[0]?.value).toBe('To Ben')
    await approve(fresh, [])
    expect(sent).toEqual(['Ben', 'Mira'])
  })

  test('is refused with a sentence if the rest needs the omitted part, and the whole stays pending', async () => {
    const whole = await propose([{ to: 'Ben' }, { to: 'Sara', after: 'Ben' }])
    const { status, body } = await approve(whole, [0])
    expect([status, body.detail]).toEqual([409, 'The letter to Sara answers one that is not sent.'])
    expect(await read(whole.id)).toMatchObject({ state: 'waiting', hash: whole.hash })
    expect(sent).toEqual([])
  })

  test.each([
    ['everything', [0, 1, 2], 'Leave at least one part in, or say no.'],
    ['what is not there', [3], 'There is no such part.'],
  ])('that leaves out %s is refused', async (_, without, sentence) => {
    const whole = await propose(three)
    expect(await approve(whole, without)).toMatchObject({ status: 422, body: { detail: sentence } })
    expect(await read(whole.id)).toMatchObject({ state: 'waiting' })
  })

  test('counts once, though ten arrive together for different parts and the whole', async () => {
    const whole = await propose(three)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => approve(whole, at % 2 === 0 ? [at % 3] : [])),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(sent).size).toBe(sent.length)
    expect(sent.length === 2 || sent.length === 3).toBe(true)
  })

  test('is refused if the card was changed behind it', async () => {
    const whole = await propose(three)
    await database.pool.query(`update activities set shown = jsonb_set(shown, '{title}', '"Other"') where id = $1`, [
      whole.id,
    ])
    expect((await approve(whole, [0])).status).toBe(409)
    expect(sent).toEqual([])
  })

  test('is what a retry of the request gets', async () => {
    const key = randomUUID()
    const { activityId } = await want(three, key)
    await approve(await read(activityId), [0])
    expect(await want(three, key)).toMatchObject({ state: 'done', sentence: 'Sent 2 letters.' })
    expect(sent).toEqual(['Sara', 'Mira'])
  })
})

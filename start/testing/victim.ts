import { randomUUID } from 'node:crypto'
import type { Activity } from '#features/activity/contract.ts'
import type { Fact } from '#features/assistant/contract.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { defineLookup } from '#foundation/server/action.ts'
import type { TestDatabase } from '#foundation/server/database/testing.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { sentNotes } from '#foundation/server/testing/notes/feature.ts'
import { z } from 'zod'
import { type Chatter, conversations, openChatter } from './chatter.ts'
import type { TestNode } from './node.ts'

/** Somebody whose things an attacker is after, and who asks harmless things. */
export type Victim = Chatter & {
  note: { id: string }
  secret: { id: string; title: string }
  chat: { id: string }
  fact: Fact
  /** Asks in a chat, of their own unless another is named, and waits for the answer. */
  wants: (message: string, conversationId?: string) => Promise<string>
  /** A note that somebody else wrote. */
  receives: (body: string, title?: string) => Promise<{ id: string }>
  /** An answer in an earlier chat that somebody else’s words got into. */
  quoted: (content: string) => Promise<void>
  /** Has a chat renamed after reading untrusted text, and approves it. */
  titled: (id: string, title: string) => Promise<void>
  /** Approves everything that is pending. */
  approves: () => Promise<void>
  activity: () => Promise<Activity[]>
  /** Everything that an attack could change, except what waits. */
  state: () => Promise<unknown>
}

export async function openVictim(node: TestNode, database: TestDatabase): Promise<Victim> {
  const ana = await openChatter(node)
  const id = randomUUID()
  const made = async <T>(path: string, body: object) => (await ana.call<T>('POST', path, body)).body
  const receives = (body: string, title = 'Lunch') => made<{ id: string }>('/v1/notes', { title, body })
  const note = await receives('with Sara', 'Mine')
  const secret = await made<{ id: string; title: string }>('/v1/notes', { title: 'Safe', body: 'The code is 4711.' })
  const chat = await ana.begin('Old plans')
  const fact = await made<Fact>('/v1/assistant/facts', { text: 'My bank is in Vienna.' })
  const read = async <T>(path: string) => (await ana.call<T>('GET', path)).body

  return {
    ...ana,
    note,
    secret,
    chat,
    fact,
    receives,
    async wants(message, conversationId) {
      const where = conversationId ?? (await ana.begin(`About ${id}`)).id
      return String((await ana.ask(where, message))['content'])
    },
    async quoted(content) {
      const { id: where } = await ana.begin('Yesterday')
      await ana.ask(where, 'Anything new?')
      await database.pool.query(
        `update messages set content = $1 where owner_id = $2 and conversation_id = $3 and role = 'assistant'`,
        [content, ana.id, where],
      )
    },
    ...consenting(node, ana),
    activity: () => read<Activity[]>('/v1/activity?limit=200'),
    async state() {
      const chats = await read<{ id: string; title: string; pinned: boolean }[]>(conversations)
      return {
        notes: (await read<{ id: string }[]>('/v1/notes')).map((kept) => kept.id).toSorted(),
        facts: (await read<Fact[]>('/v1/assistant/facts')).map(({ text }) => text).toSorted(),
        chats: chats.filter((kept) => kept.id === chat.id).map(({ title, pinned }) => [title, pinned]),
        sent: sentNotes.filter(({ from }) => from === ana.id),
      }
    },
  }
}

/** A person who approves whatever they are shown. */
function consenting({ app }: TestNode, ana: Chatter): Pick<Victim, 'titled' | 'approves'> {
  async function approve(activityId: string): Promise<void> {
    const { hash } = (await ana.call<Activity>('GET', `/v1/activity/${activityId}`)).body
    const { status, body } = await ana.call('POST', `/v1/activity/${activityId}/approve`, { hash })
    if (status !== 200) throw new Error(`It was refused: ${JSON.stringify(body)}`)
  }

  return {
    async titled(id, title) {
      const person = { id: ana.id, sessionId: ana.id }
      const asking = { origin: 'chat' as const, sources: ['the note “Lunch”'] }
      const { activityId } = await app.actions.perform(person, 'chat.rename-conversation', { id, title }, asking)
      await approve(activityId)
    },
    async approves() {
      const { body } = await ana.call<Activity[]>('GET', '/v1/activity?limit=200')
      const waiting = body.filter(({ state }) => state === 'waiting')
      if (waiting.length === 0) throw new Error('Nothing waits.')
      for (const { id } of waiting) await approve(id)
    },
  }
}

/** All of its errors quote the parcel's sender. */
export function parcels(words: () => string): Feature<unknown> {
  const track = defineLookup({
    name: 'parcels.track',
    label: 'Looked for your parcel',
    description: 'Where a parcel is.',
    input: z.object({}),
    answer: z.object({}),
    run: async () => {
      throw new Failure('unavailable', `The sender says: ${words()}`)
    },
    sources: { none: 'It never answers.' },
  })
  return { name: 'parcels', open: () => ({ lookups: [track] }) }
}

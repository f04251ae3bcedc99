import { Buffer } from 'node:buffer'
import type { FileAnswer } from '#foundation/contract/route.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import { documentHead, documentPart, fileName } from '../rules.ts'
import type { Conversations } from './conversations.ts'
import { exportMessages } from './message-store.ts'

/** A conversation as a file to keep: what is shown of it to read, or everything to process. */
export type Documents = {
  markdown(person: Person, id: string): Promise<FileAnswer>
  json(person: Person, id: string): Promise<FileAnswer>
}

type Parts = { database: Database; conversations: Pick<Conversations, 'find'> }

export function createDocuments({ database, conversations }: Parts): Documents {
  return {
    async markdown(person, id) {
      const conversation = await conversations.find(person, id)
      const texts = async function* texts() {
        yield documentHead(conversation)
        for await (const message of allMessages(database, person.id, id))
          if (message.active) yield documentPart(message)
      }
      return { name: `${fileName(conversation.title)}.md`, content: bytesOf(texts()) }
    },
    async json(person, id) {
      const conversation = await conversations.find(person, id)
      const texts = jsonList({ conversation }, 'messages', allMessages(database, person.id, id))
      return { name: `${fileName(conversation.title)}.json`, content: bytesOf(texts) }
    },
  }
}

const page = 200

/** Of every branch, a page at a time, so that a long conversation costs no more than a short one. */
export async function* allMessages(database: Database, ownerId: string, conversationId: string) {
  for (let after = 0; ;) {
    const at = { conversationId, after, limit: page }
    const messages = await database.as(ownerId, (tx) => exportMessages(tx, ownerId, at))
    yield* messages
    if (messages.length < page) return
    after = messages.at(-1)?.place ?? after
  }
}

/** `{…head, "name": [one per line]}` */
async function* jsonList(head: object, name: string, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(name)}:`
  yield* jsonLines(items)
  yield '}\n'
}

export async function* jsonLines(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let begun = false
  for await (const item of items) {
    yield `${begun ? ',' : '['}\n${JSON.stringify(item)}`
    begun = true
  }
  yield begun ? '\n]' : '[]'
}

export async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}

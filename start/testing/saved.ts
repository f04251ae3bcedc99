import { createHash, randomUUID } from 'node:crypto'
import { searchAnswer } from '#features/search/contract.ts'
import { type Chatter, openChatter } from './chatter.ts'
import { openDesk } from './desk.ts'
import type { TestNode } from './node.ts'

type Door = Pick<TestNode, 'url' | 'call' | 'enter'>

/** Saves something that holds this word, and waits until the server says it is stored. Resolves with the id that a search must return. */
type Saving = (word: string) => Promise<string>

type Wanted = {
  person: string
  writes: number
  /** Others who write and search meanwhile. */
  others: readonly string[]
}

/** `saved`: how many of each kind. `missed`: what the next search did not find. `meanwhile`: how often the others wrote and searched. */
export type Found = { saved: Record<string, number>; missed: string[]; meanwhile: number }

/** Saves things of every kind through the API, four at a time, and searches for each right after it. */
export async function findSaved(node: Door, { person, writes, others }: Wanted): Promise<Found> {
  const kinds = Object.entries(await savings(node, person))
  const found: Found = { saved: {}, missed: [], meanwhile: 0 }
  let next = 0
  const over = new AbortController()
  const each = async () => {
    while (next < writes) {
      const at = next++
      const [kind, save] = kinds[at % kinds.length] ?? []
      if (!kind || !save) return
      const word = wordOf(`${person} ${at}`)
      const id = await save(word)
      const { body } = await node.call(person, 'GET', `/v1/search?text=${word}`)
      found.saved[kind] = (found.saved[kind] ?? 0) + 1
      if (!searchAnswer.parse(body).results.some((result) => result.id === id)) found.missed.push(`${kind} ${word}`)
    }
  }
  const crowd = others.map(async (other) => {
    for (let at = 0; !over.signal.aborted; at++) {
      const word = wordOf(`${other} ${at}`)
      await act(node, other, 'tasks.create-task', { id: randomUUID(), title: `Call about ${word}` })
      await node.call(other, 'GET', `/v1/search?text=${word}`)
      found.meanwhile += 1
    }
  })
  await Promise.all([each(), each(), each(), each()]).finally(() => over.abort())
  await Promise.all(crowd)
  return found
}

async function savings(node: Door, person: string): Promise<Record<string, Saving>> {
  const chatter = await openChatter(node, person)
  const desk = openDesk(node, person)
  const talk = await chatter.begin('A long talk')
  const create = async (name: string, input: object) => {
    const id = randomUUID()
    await act(node, person, name, { id, ...input })
    return id
  }
  return {
    chat: async (word) => (await chatter.begin(`About ${word}`)).id,
    async message(word) {
      await said(chatter, talk.id, `Remember the ${word}.`)
      return talk.id
    },
    event: (word) =>
      create('calendar.create-event', { title: `Meet ${word}`, start: '2027-03-01T10:00', end: '2027-03-01T11:00' }),
    task: (word) => create('tasks.create-task', { title: 'Call', notes: `It is about ${word}.` }),
    contact: (word) => create('contacts.add-contact', { name: `Akira ${word}`, emails: [`${word}@example.com`] }),
    file: async (word) =>
      (await desk.send({ name: `${word}.txt` }, Buffer.from(`A file ${randomUUID()}`))).body.file.id,
    async 'text of a file'(word) {
      const { id } = (await desk.send({ name: 'Note.txt' }, Buffer.from(`It speaks of ${word}.`))).body.file
      await chatter.heard(({ type, files, reading }) => type === 'documents/reading' && hasRead(files, reading, id))
      return id
    },
  }
}

/** Sends a message and waits until the server has stored it. */
async function said(chatter: Chatter, conversation: string, words: string): Promise<void> {
  const name = randomUUID()
  chatter.say(conversation, words, { client_message_id: name })
  await chatter.heard(
    ({ type, message }) =>
      type === 'message/added' && (message as { client_message_id?: string }).client_message_id === name,
  )
}

function hasRead(files: unknown, reading: unknown, id: string): boolean {
  return (files as string[]).includes(id) && (reading as { state: string }).state === 'read'
}

async function act(node: Door, person: string, name: string, input: object): Promise<void> {
  const { status, body } = await node.call(person, 'POST', `/v1/actions/${name}`, { input })
  if (status !== 200) throw new Error(`${name} was refused: ${JSON.stringify(body)}`)
}

/** A word that no language has, made of letters only. */
function wordOf(seed: string): string {
  const letters = Array.from(createHash('sha256').update(seed).digest().subarray(0, 12), (byte) => 97 + (byte % 26))
  return `zq${String.fromCodePoint(...letters)}`
}

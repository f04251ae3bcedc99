import { randomUUID } from 'node:crypto'
import { guest } from '#features/people/server/testing/peer.ts'
import type { Answer } from '#features/people/server/testing/house.ts'
import type { Route } from '#foundation/contract/route.ts'
import { callRoute, nameOf } from './routes.ts'
import { sampleOf } from './samples.ts'
import { arrived, openSocket } from './sockets.ts'
import type { WholeHouse } from './whole-house.ts'

/** Somebody who has something of everything. */
export type Owner = {
  id: string
  text: string
  token: string
  /** Of everything that is theirs. */
  ids: string[]
  /** What no other person may ever read. */
  marks: string[]
  enter(): Promise<string>
}

export type Stranger = {
  id: string
  text: string
  /** Of a session that was signed out. */
  endedToken: string
  enter(): Promise<string>
  /** With a session that lasts, even where the call itself ends it. */
  retry(call: (token: string) => Promise<Answer<unknown>>): Promise<Answer<unknown>>
}

/**
 * Makes one of everything, by every route that needs no id and every message, and remembers what came back. `plant`
 * brings what comes by no route, such as mail.
 */
export async function openOwner(
  house: WholeHouse,
  plant: (personId: string, token: string) => Promise<unknown> = async () => undefined,
): Promise<Owner> {
  const person = guest({ name: 'Ana Ruiz-Quintero' })
  const text = `what Ana wrote ${randomUUID()}`
  const enter = async () => (await house.enter(person)).token
  const { token, personId } = await house.enter(person)
  const own = house.routes.filter(({ access }) => access === 'person')
  const made = own.filter(({ method, path }) => method === 'POST' && !path.includes('{'))
  for (const route of made) await callRoute(house, route, { id: randomUUID(), text, token })
  await plant(personId, token)
  // One to say yes to, one to decline and one to edit.
  const proposing = made.filter(({ path }) => path.endsWith('notes.send-note'))
  for (const route of [...proposing, ...proposing]) await callRoute(house, route, { id: randomUUID(), text, token })
  const nowhere = new Set<string>()
  const tell = () => tellAll(house, own, { text, token, nowhere })
  await sayEverything(house, await tell(), { text, token })
  const ids = uuidsIn(personId + (await settled(async () => [...(await tell()).values()].join('\n'))))
  return { id: personId, text, token, ids, marks: [...ids, person.name, person.email, person.sub, text], enter }
}

type Entered = { text: string; token: string }

/** What was told, by the feature that told it. */
type Answers = Map<string | undefined, string>

/** `nowhere`: where an id was asked for and not found. It is not asked for there again, which is most of the calls. */
type Told = Entered & { nowhere: Set<string> }

/** What every list shows, and what its feature has behind every id in it; by feature. */
async function tellAll(house: WholeHouse, own: Route[], { text, token, nowhere }: Told): Promise<Answers> {
  const read = async (route: Route, id: string) => {
    const place = `${nameOf(route)} ${id}`
    if (nowhere.has(place)) return ''
    const { status, headers, text: told } = await callRoute(house, route, { id, text, token, least: true })
    if (status === 404) nowhere.add(place)
    return status < 300 && /json/.test(headers['content-type'] ?? '') ? told : ''
  }
  const answers: Answers = new Map()
  for (const [feature, routes] of Map.groupBy(own, (route) => house.featureOf(route))) {
    const lists = routes.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    const things = routes.filter(({ method, path }) => method === 'GET' && path.split('{').length === 2)
    const listed: string[] = []
    for (const route of lists) listed.push(await read(route, randomUUID()))
    for (const id of uuidsIn(listed.join('\n'))) for (const route of things) listed.push(await read(route, id))
    answers.set(feature, listed.join('\n'))
  }
  return answers
}

/** Every message about each thing of its feature, as the owner's own client would send it. */
async function sayEverything(house: WholeHouse, told: Answers, { text, token }: Entered): Promise<void> {
  const socket = await openSocket(house, token)
  for (const message of house.messages)
    for (const id of uuidsIn(told.get(house.featureOf(message)) ?? ''))
      socket.send({ ...(sampleOf(message.shape, { id, text, least: true }) as object), type: message.type })
  socket.send('nonsense')
  await arrived(socket, 'error', 'malformed')
  socket.ws.close()
}

function uuidsIn(text: string): string[] {
  return [...new Set(text.match(uuids))].filter((id) => !patterns.has(id))
}

/** They stand in every description of what an identifier looks like. */
const patterns = new Set(['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** What is being made behind the scenes is awaited. */
async function settled(told: () => Promise<string>): Promise<string> {
  let before = ''
  let now = await told()
  while (now !== before || now.includes('"making"')) {
    await new Promise((done) => setTimeout(done, 100))
    before = now
    now = await told()
  }
  return now
}

export async function openStranger(house: WholeHouse): Promise<Stranger> {
  const person = guest({ name: 'Ben Okafor' })
  const enter = async () => (await house.enter(person)).token
  const { token: endedToken, personId } = await house.enter(person)
  await house.api('POST', '/v1/auth/signout', { token: endedToken })
  let token = await enter()
  return {
    id: personId,
    text: `what Ben wrote ${randomUUID()}`,
    endedToken,
    enter,
    async retry(call) {
      const answer = await call(token)
      if (answer.status !== 401) return answer
      token = await enter()
      return call(token)
    },
  }
}

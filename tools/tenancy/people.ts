import { randomUUID } from 'node:crypto'
import { guest } from '#features/people/server/testing/peer.ts'
import type { Answer } from '#features/people/server/testing/house.ts'
import { callRoute } from './routes.ts'
import type { WholeHouse } from './whole-house.ts'

/** Somebody who has something of everything. */
export type Owner = {
  id: string
  text: string
  token: string
  /** Of everything that is theirs. */
  ids: string[]
  /** What nobody else may ever read. */
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

/** Makes one of everything, by every route that needs no id, and remembers what came back. */
export async function openOwner(house: WholeHouse): Promise<Owner> {
  const person = guest({ name: 'Ana Ruiz-Quintero' })
  const text = `what Ana wrote ${randomUUID()}`
  const enter = async () => (await house.enter(person)).token
  const { token, personId } = await house.enter(person)
  const own = house.routes.filter(({ access, path }) => access === 'person' && !path.includes('{'))
  for (const route of own.filter(({ method }) => method === 'POST'))
    await callRoute(house, route, { id: randomUUID(), text, token })
  const told = async () => {
    const answers: string[] = []
    for (const route of own.filter(({ method }) => method === 'GET'))
      answers.push((await house.api('GET', route.path, { token })).text)
    return answers.join('\n')
  }
  const all = await settled(told)
  const ids = [...new Set([personId, ...(all.match(uuids) ?? [])])]
  return { id: personId, text, token, ids, marks: [...ids, person.name, person.email, person.sub, text], enter }
}

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

import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Actions, createActions, createPlainLedger, defineLookup, type Receipt } from '../action.ts'
import type { Plugs } from '../feature.ts'
import type { Announce } from '../live/announce.ts'
import type { Person } from '../person.ts'

/** A feature that runs without the others, and what a test does with it. */
export type LoneFeature = {
  plugs: Plugs
  actions: Actions
  announced: { person: string; message: object }[]
  somebody(): Person
  /** Runs an action as its button would, without asking for approval; `sources` were read before. */
  press(person: Person, name: string, input: unknown, sources?: readonly string[]): Promise<Receipt>
  undo(person: Person, name: string, receipt: Receipt): Promise<Receipt & { inverse: unknown }>
  /** `path` follows `/v1/<feature>/`; empty for `/v1/<feature>` itself. */
  get<T>(person: Person, path: string, query?: object): Promise<T>
  post<T>(person: Person, path: string, body: object): Promise<T>
}

type Opening = {
  name: string
  /** The profile of every person. */
  profile: object
  open: (parts: { actions: Actions; announce: Announce }) => Plugs
}

export function openLoneFeature({ name, profile, open }: Opening): LoneFeature {
  const announced: LoneFeature['announced'] = []
  const readProfile = defineLookup({
    name: 'people.read-profile',
    label: 'Looked at your profile',
    description: '',
    input: z.object({}),
    answer: z.looseObject({}),
    run: async () => ({ ...profile }),
    sources: { none: 'Written by the test.' },
  })
  const ledger = createPlainLedger()
  const actions: Actions = createActions(
    () => ({ actions: plugs.actions ?? [], lookups: [readProfile, ...(plugs.lookups ?? [])] }),
    () => ledger,
  )
  const announce: Announce = async (person, message) => void announced.push({ person, message })
  const plugs: Plugs = open({ actions, announce })
  return {
    plugs,
    actions,
    announced,
    somebody: () => ({ id: randomUUID(), sessionId: randomUUID() }),
    ...pressing(name, actions),
    ...calling(name, plugs),
  }
}

function pressing(feature: string, actions: Actions): Pick<LoneFeature, 'press' | 'undo'> {
  return {
    press(person, name, input, sources = []) {
      const action = actions.find(`${feature}.${name}`)
      return action.run(person, action.input.parse(input) as never, { origin: 'button', sources })
    },
    async undo(person, name, receipt) {
      // As the ledger stores it.
      const kept = JSON.parse(JSON.stringify(receipt)) as never
      const { undo } = actions.find(`${feature}.${name}`)
      if (!undo) throw new Error(`${name} cannot be undone.`)
      return undo(person, kept)
    },
  }
}

function calling(feature: string, { handlers = [] }: Plugs): Pick<LoneFeature, 'get' | 'post'> {
  const handlerOf = (method: string, path: string) => {
    const whole = path === '' ? `/v1/${feature}` : `/v1/${feature}/${path}`
    const handler = handlers.find(({ route }) => route.method === method && route.path === whole)
    if (!handler) throw new Error(`There is no route ${method} ${whole}.`)
    return handler
  }
  return {
    async get(person, path, query = {}) {
      const { route, run } = handlerOf('GET', path)
      const call = { person, query: route.query?.parse(query), params: query, body: undefined }
      return (await run(call as never)) as never
    },
    post: async (person, path, body) => (await handlerOf('POST', path).run({ person, body } as never)) as never,
  }
}

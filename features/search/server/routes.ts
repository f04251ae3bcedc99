import { handle, type Handler } from '#foundation/server/http/handler.ts'
import { foundKinds, searchRoute } from '../contract.ts'
import type { Search } from './search.ts'

export function searchHandlers({ search }: Search): Handler[] {
  return [
    handle(searchRoute, async ({ person, query: { kinds, ...wanted } }) => {
      const only = kinds?.split(',')
      const which = only ? { kinds: foundKinds.filter((kind) => only.includes(kind)) } : {}
      const { results, complete } = await search(person, { ...wanted, ...which })
      return { results, complete }
    }),
  ]
}

import { handle, type Handler } from '#foundation/server/http/handler.ts'
import { answerRoute, foundKinds, searchRoute, tagsRoute } from '../contract.ts'
import type { Answering } from './answering.ts'
import type { Search } from './search.ts'

export function searchHandlers({ search, listTags }: Search, answer: Answering): Handler[] {
  return [
    handle(searchRoute, async ({ person, query: { kinds, person: named, endings, ...wanted } }) => {
      const only = kinds?.split(',')
      const which = only ? { kinds: foundKinds.filter((kind) => only.includes(kind)) } : {}
      const { results, complete } = await search(person, {
        ...wanted,
        ...which,
        person: named,
        endings: endings?.split(','),
      })
      return { results, complete }
    }),
    handle(tagsRoute, async ({ person }) => ({ tags: await listTags(person) })),
    handle(answerRoute, async ({ person, query: { text, things } }) => {
      const { sources: _, ...found } = await answer(person, { text, things: things?.split(',') })
      return found
    }),
  ]
}

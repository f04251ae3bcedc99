import { handle, type Handler } from '#foundation/server/http/handler.ts'
import * as contract from '../contract.ts'
import type { Looking } from './looking.ts'
import type { Searching } from './searching.ts'

export function mailHandlers({ looking, searching }: { looking: Looking; searching: Searching }): Handler[] {
  return [
    handle(contract.listThreadsRoute, ({ person, query }) => looking.view(person, query)),
    handle(contract.namedThreadsRoute, async ({ person, query }) => ({
      threads: await looking.named(person, query.ids.split(',')),
    })),
    handle(contract.searchMailRoute, ({ person, query }) => searching.page(person, query)),
    handle(contract.readThreadRoute, ({ person, params }) => looking.read(person, params.id)),
    handle(contract.findInMessageRoute, async ({ person, params }) => ({
      findings: await looking.findings(person, params.id),
    })),
    handle(contract.listMailboxesRoute, ({ person }) => looking.mailboxes(person)),
    handle(contract.readMailPartRoute, async ({ person, params }) => {
      const { name, content } = await looking.part(person, params.id)
      return { name, bytes: content.length, content: once(content) }
    }),
    handle(contract.readMailSourceRoute, async ({ person, params }) => {
      const { name, content } = await looking.source(person, params.id)
      return { name, bytes: content.length, content: once(content) }
    }),
  ]
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

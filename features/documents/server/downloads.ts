import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { createFrameTickets, frameTicketMilliseconds } from '#foundation/server/http/frame-tickets.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import { downloadRoute, openDownloadRoute } from '../contract.ts'
import type { Files } from './files.ts'

type Parts = { database: Database; clock: Clock; files: Pick<Files, 'find' | 'read'> }

const gone = 'This address was good once, for a minute. Download the file again.'

/** Downloads by an address, so that a browser writes them to the disk as they come: a link carries no token. */
export function downloadHandlers({ database, clock, files }: Parts): Handler[] {
  const tickets = createFrameTickets({ database, clock })
  return [
    handle(openDownloadRoute, async ({ person, params: { id } }) => {
      await files.find(person, id)
      const ticket = await tickets.issue(person.id, { file: id })
      const until = new Date(clock.now().getTime() + frameTicketMilliseconds)
      return { address: `${downloadRoute.path}?ticket=${ticket}`, until: until.toISOString() }
    }),
    handle(downloadRoute, async ({ query: { ticket } }) => {
      const found = await tickets.redeem(ticket)
      const file = found?.shows['file']
      if (!found || typeof file !== 'string') throw new Failure('not-found', gone)
      return files.read({ id: found.ownerId }, file)
    }),
  ]
}

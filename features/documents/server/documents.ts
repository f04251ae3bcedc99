import type { Actions } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { documentActions, documentLookups } from './actions.ts'
import { destroyDeleted } from './file-store.ts'
import { createFiles } from './files.ts'
import { documentJobs } from './jobs.ts'
import { documentsLanguage } from './language.ts'
import { ownPart } from './own-part.ts'
import { documentQuotas } from './quotas.ts'
import { createReceiving } from './receiving.ts'
import { documentHandlers } from './routes.ts'

export type DocumentsHouse = {
  clock: Clock
  database: Database
  announce: Announce
  actions: Pick<Actions, 'perform'>
  quotas: Pick<Quotas, 'charge'>
}

export function openDocuments(house: DocumentsHouse): Plugs {
  const receiving = createReceiving(house)
  const files = createFiles({ ...house, receiving })
  return {
    handlers: documentHandlers({ ...house, files, receiving }),
    actions: documentActions(files),
    lookups: documentLookups(files),
    languages: [documentsLanguage],
    jobs: documentJobs(house),
    quotas: documentQuotas,
    emptyTrash: (ownerId) => house.database.as(ownerId, (tx) => destroyDeleted(tx, ownerId)),
    exports: (ownerId) => ownPart({ ...house, receiving }, ownerId),
  }
}

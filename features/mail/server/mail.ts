import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import { destroyDeleted } from './account-store.ts'
import { ownPart } from './own-part.ts'
import { mailQuotas } from './quotas.ts'

export type MailHouse = { database: Database }

export function openMail({ database }: MailHouse): Plugs {
  return {
    quotas: mailQuotas,
    emptyTrash: (ownerId) => database.as(ownerId, (tx) => destroyDeleted(tx, ownerId)),
    exports: (ownerId) => ownPart(database, ownerId),
  }
}

import type { Plugs } from '#foundation/server/feature.ts'
import { destroyDeleted } from './account-store.ts'
import { destroyDeletedDrafts } from './drafts/draft-store.ts'
import { type DraftsHouse, openDrafts } from './drafts/open.ts'
import { mailLanguage } from './language/plan.ts'
import { ownPart } from './own-part.ts'
import { mailQuotas } from './quotas.ts'

export type MailHouse = DraftsHouse

export function openMail(house: MailHouse): Plugs {
  const { database } = house
  const drafts = openDrafts(house)
  return {
    handlers: drafts.handlers,
    actions: drafts.actions,
    lookups: drafts.lookups,
    languages: [mailLanguage],
    jobs: drafts.jobs,
    quotas: [...mailQuotas, ...drafts.quotas],
    emptyTrash: (ownerId) =>
      database.as(ownerId, async (tx) => {
        await destroyDeleted(tx, ownerId)
        await destroyDeletedDrafts(tx, ownerId)
      }),
    exports: (ownerId) => ownPart(database, ownerId),
  }
}

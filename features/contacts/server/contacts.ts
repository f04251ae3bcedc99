import type { PeopleMet } from '#foundation/server/acquaintance.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { contactActions } from './actions.ts'
import { destroyDeleted } from './contact-store.ts'
import { contactFileActions } from './file-actions.ts'
import { createImporting } from './importing.ts'
import { contactJobs } from './jobs.ts'
import { contactsLanguage } from './language/plan.ts'
import { createLooking } from './looking.ts'
import { contactLookups } from './lookups.ts'
import { ownPart } from './own-part.ts'
import { contactQuotas } from './quotas.ts'
import { contactHandlers } from './routes.ts'
import { createOwnAddress } from './whose.ts'
import { createWrite } from './writing.ts'

export type ContactsHouse = {
  database: Database
  clock: Clock
  announce: Announce
  actions: Pick<Actions, 'look'>
  quotas: Pick<Quotas, 'charge'>
  peopleMet: PeopleMet
}

export function openContacts(house: ContactsHouse): Plugs {
  const parts = { ...house, ownAddress: createOwnAddress(house.actions) }
  const write = createWrite(parts)
  const looking = createLooking(parts)
  const importing = createImporting(parts)
  return {
    handlers: contactHandlers({ ...parts, looking, importing }),
    actions: [...contactActions(write), ...contactFileActions({ write, importing })],
    lookups: contactLookups(looking),
    languages: [contactsLanguage],
    jobs: contactJobs(house),
    quotas: contactQuotas,
    peopleKnown: looking.known,
    emptyTrash: (ownerId) => house.database.as(ownerId, (tx) => destroyDeleted(tx, ownerId)),
    exports: (ownerId) => ownPart(house.database, ownerId),
  }
}

import { z } from 'zod'
import type { PeopleKnown } from '#foundation/server/acquaintance.ts'
import type { Clock } from '#foundation/server/clock.ts'
import { purgeDeleted } from '#foundation/server/database/purge.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import { defineJob } from '#foundation/server/jobs/job.ts'
import { createCorrespondents, createFormality, createLists } from '../correspondents.ts'
import type { FetchParts } from '../part-fetching.ts'
import type { Files } from '../sending/files.ts'
import { adoptAction } from './adopt-action.ts'
import { createAdopting } from './adopting.ts'
import { draftActions } from './draft-actions.ts'
import { draftLookups } from './draft-lookups.ts'
import { draftHandlers } from './draft-routes.ts'
import { createDrafting, type DraftingParts } from './drafting.ts'
import { draftsQuota } from './quotas.ts'

export type DraftsHouse = DraftingParts & { clock: Clock; peopleKnown: PeopleKnown }
type Parts = DraftsHouse & { files: Files; fetchParts: FetchParts }

const restorableDays = 14

/** Mails that are being written. */
export function openDrafts(house: Parts) {
  const { database, clock, peopleKnown, files } = house
  const drafting = createDrafting(house)
  return {
    handlers: draftHandlers({ drafting, files }),
    actions: [...draftActions(drafting), adoptAction(createAdopting(house))],
    lookups: draftLookups({
      drafting,
      peopleKnown,
      peopleMet: createCorrespondents(database),
      listsRead: createLists(database),
      formally: createFormality(database),
    }),
    quotas: [draftsQuota],
    jobs: [
      defineJob({
        name: 'mail.drafts-housekeeping',
        ids: z.object({}),
        cron: '41 * * * *',
        async run(_ids, signal) {
          const before = new Date(clock.now().getTime() - restorableDays * 86_400_000)
          await purgeDeleted(database, 'mail_drafts', { before, signal })
        },
      }),
    ],
  } satisfies Plugs
}

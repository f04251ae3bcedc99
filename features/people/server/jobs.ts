import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineJob } from '#foundation/server/jobs/job.ts'

/** What happens later. A job is sent by what it belongs to, which is made after it: hence `work`, asked when it runs. */
export function peopleJobs(
  work: () => {
    makeArchive: (ownerId: string, exportId: string) => Promise<void>
    revokeAccess: (ownerId?: string) => Promise<void>
    purgeDue: () => Promise<void>
    endExpired: () => Promise<void>
    tidy: () => Promise<void>
  },
) {
  return {
    makeArchive: defineJob({
      name: 'people.make-archive',
      ids: z.object({ ownerId: id, exportId: id }),
      expiry: 3_600,
      run: ({ ownerId, exportId }) => work().makeArchive(ownerId, exportId),
    }),
    revokeAccess: defineJob({
      name: 'people.revoke-access',
      ids: z.object({ ownerId: id }),
      run: ({ ownerId }) => work().revokeAccess(ownerId),
    }),
    revokeDue: defineJob({
      name: 'people.revoke-due',
      ids: z.object({}),
      cron: '47 * * * *',
      run: () => work().revokeAccess(),
    }),
    housekeeping: defineJob({
      name: 'people.housekeeping',
      ids: z.object({}),
      cron: '17 * * * *',
      run: async () => {
        await work().endExpired()
        await work().tidy()
        await work().purgeDue()
      },
    }),
  }
}

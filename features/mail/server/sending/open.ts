import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import { handle } from '#foundation/server/http/handler.ts'
import { defineJob } from '#foundation/server/jobs/job.ts'
import { uploadMailFileRoute } from '../../contract.ts'
import { createFiles, type FilesParts } from './files.ts'
import { purgeFiles } from './files-books.ts'
import { filesQuota } from './quotas.ts'

export type SendingHouse = FilesParts & { clock: Clock }

const looseHours = 24
const most = 200

/** Mail that leaves. */
export function openSending(house: SendingHouse) {
  const { database, clock } = house
  const files = createFiles(house)
  const plugs = {
    handlers: [
      handle(uploadMailFileRoute, ({ person, query, bytes }) => files.receive(person.id, { ...query, bytes })),
    ],
    quotas: [filesQuota],
    jobs: [
      defineJob({
        name: 'mail.files-housekeeping',
        ids: z.object({}),
        cron: '29 * * * *',
        async run(_ids, signal) {
          const before = new Date(clock.now().getTime() - looseHours * 3_600_000)
          while (!signal.aborted && (await database.asHouse((tx) => purgeFiles(tx, { before, most }))) === most);
        },
      }),
    ],
  } satisfies Plugs
  return { files, plugs }
}

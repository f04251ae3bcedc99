import { z } from 'zod'
import type { Actions } from '#foundation/server/action.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import { handle } from '#foundation/server/http/handler.ts'
import { defineJob } from '#foundation/server/jobs/job.ts'
import type { ReadKeptFile } from '#foundation/server/kept-file.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import {
  attachKeptFileRoute,
  listSendersRoute,
  listSendsRoute,
  readSendOfDraftRoute,
  uploadMailFileRoute,
} from '../../contract.ts'
import type { Outside } from '#foundation/server/outside.ts'
import { createNameSources, type ReaderOf } from '../whose.ts'
import { invitationAction, type InvitationParts } from './invitation-action.ts'
import { createFiles, type FilesParts } from './files.ts'
import { purgeFiles } from './files-books.ts'
import { createPost, type PostParts } from './post/post.ts'
import { filesQuota, sendsQuota } from './quotas.ts'
import { sendActions } from './send-actions.ts'
import { purgeSends, settleDoubts } from './send-books.ts'
import { sendLookups, toSend } from './send-lookups.ts'
import { senderActions } from './sender-actions.ts'
import { knownSenders } from './manners.ts'
import { findSendOfDraft } from './send-store.ts'
import { createSending } from './sending.ts'
import { unsubscribeAction } from './unsubscribe-action.ts'
import { endUnsent } from './unsent.ts'

export type SendingHouse = FilesParts &
  Omit<PostParts, 'tell'> &
  Pick<InvitationParts, 'invited'> & {
    outside: Pick<Outside, 'request'>
    announce: Announce
    keptFile: ReadKeptFile
    actions: Pick<Actions, 'look'>
  }
type Parts = SendingHouse & { readerOf: ReaderOf }

const looseHours = 24
const keptDays = 30
const most = 200

/** Mail that leaves. */
export function openSending(house: Parts) {
  const { database, log, announce } = house
  const tell = (ownerId: string) => {
    announce(ownerId, { type: 'mail/sends' }).catch(
      // The rows are there; an open page reads them when it looks again.
      (error: unknown) => log.warn({ err: error }, 'open pages could not be told about sent mail'),
    )
  }
  const files = createFiles(house)
  const post = createPost({ ...house, tell })
  const changed = async (ownerId: string, draft?: string) => {
    await announce(ownerId, { type: 'mail/sends' })
    if (draft !== undefined) await announce(ownerId, { type: 'mail/drafts', id: draft } as { type: string })
  }
  const sending = createSending({ ...house, changed })
  const nudge = () => post.nudge()
  const plugs = {
    handlers: [
      handle(uploadMailFileRoute, ({ person, query, bytes }) => files.receive(person.id, { ...query, bytes })),
      handle(attachKeptFileRoute, async ({ person, body }) =>
        files.copy(person.id, await house.keptFile(person.id, body.file)),
      ),
      handle(listSendsRoute, async ({ person }) => ({ sends: (await sending.list(person.id)).map(toSend) })),
      handle(readSendOfDraftRoute, async ({ person, query }) => {
        const send = await database.as(person.id, (tx) => findSendOfDraft(tx, person.id, query.draft))
        return { send: send ? toSend(send) : null }
      }),
      handle(listSendersRoute, async ({ person }) => ({
        senders: await database.as(person.id, (tx) => knownSenders(tx, person.id)),
      })),
    ],
    actions: [
      ...sendActions({ ...house, sending, nameSources: createNameSources(house.actions), nudge }),
      invitationAction({ ...house, sending, nudge }),
      unsubscribeAction({ ...house, sending, nudge }),
      ...senderActions({ database, changed }),
    ],
    lookups: sendLookups({ sending, database }),
    quotas: [filesQuota, sendsQuota],
    jobs: sendingJobs(house, tell),
  } satisfies Plugs
  return { files, plugs, post }
}

function sendingJobs({ database, clock, notices }: Parts, tell: (ownerId: string) => void) {
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000)
  return [
    defineJob({
      name: 'mail.files-housekeeping',
      ids: z.object({}),
      cron: '29 * * * *',
      async run(_ids, signal) {
        const files = { before: ago(looseHours), most }
        while (!signal.aborted && (await database.asHouse((tx) => purgeFiles(tx, files))) === most);
        const sends = { before: ago(keptDays * 24), most }
        while (!signal.aborted && (await database.asHouse((tx) => purgeSends(tx, sends))) === most);
      },
    }),
    defineJob({
      name: 'mail.settle-doubts',
      ids: z.object({}),
      cron: '* * * * *',
      async run() {
        const settled = await database.asHouse(async (tx) => {
          const sends = await settleDoubts(tx)
          for (const { ownerId, id } of sends) await endUnsent(tx, ownerId, id, notices)
          return sends
        })
        for (const { ownerId } of settled) tell(ownerId)
      },
    }),
  ]
}

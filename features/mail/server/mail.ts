import type { Actions } from '#foundation/server/action.ts'
import type { Database } from '#foundation/server/database/index.ts'
import type { Plugs, Work } from '#foundation/server/feature.ts'
import { createMimeReader } from '#foundation/server/reading/mime/mime-reader.ts'
import { createReader } from '#foundation/server/reading/reader.ts'
import { destroyDeleted } from './account-store.ts'
import { awaitingActions } from './awaiting/awaiting-actions.ts'
import { awaitingJobs, unansweredKind } from './awaiting/awaiting.ts'
import { createConsulting } from './consulting.ts'
import { createCorrespondents } from './correspondents.ts'
import { createDoing, type DoingHouse } from './doing.ts'
import { destroyDeletedDrafts } from './drafts/draft-store.ts'
import { type DraftsHouse, openDrafts } from './drafts/open.ts'
import { eraseActions } from './erase-actions.ts'
import { frameHandlers } from './frames.ts'
import { type ImapHouse, imapKind } from './imap/kind.ts'
import { mailJobs } from './jobs.ts'
import { mailLanguage } from './language/plan.ts'
import { mailQuestions } from './language/questions.ts'
import { createJudging } from './judging.ts'
import { createPromising } from './promising.ts'
import { createLooking } from './looking.ts'
import { mailLookups } from './lookups.ts'
import { mailActions } from './mail-actions.ts'
import { ownPart } from './own-part.ts'
import { createPartFetching } from './part-fetching.ts'
import { createPartReading } from './part-reading.ts'
import { newMailKind } from './news.ts'
import { mailQuotas } from './quotas.ts'
import { mailHandlers } from './routes.ts'
import { sampleActions } from './sample-actions.ts'
import { createSearching } from './searching.ts'
import { createSourceFetching } from './source-fetching.ts'
import { openSending, type SendingHouse } from './sending/open.ts'
import { unsentKind } from './sending/unsent.ts'
import { openTemplates } from './templates/templates.ts'
import { readSubjects } from './thread-store.ts'
import { createReaderOf } from './whose.ts'

export type MailHouse = DraftsHouse & SendingHouse & DoingHouse & ImapHouse & { actions: Pick<Actions, 'look'> }

export function openMail(house: MailHouse): Plugs {
  const { database } = house
  const readerOf = createReaderOf(house.actions)
  const sending = openSending({ ...house, readerOf })
  const templates = openTemplates(house)
  const doing = createDoing(house)
  const fetchParts = createPartFetching(house)
  const drafts = openDrafts({ ...house, files: sending.files, fetchParts })
  const parts = { ...house, doing, readerOf, fetchParts, fetchSource: createSourceFetching(house) }
  const reader = createMimeReader()
  const onBroken = (detail: string) => house.log.debug({ detail }, 'an attachment could not be read')
  const seeing = openSeeing(parts)
  return {
    connectionKinds: [imapKind(house, reader)],
    handlers: [
      ...mailHandlers(seeing),
      ...templates.handlers,
      ...frameHandlers(parts),
      ...drafts.handlers,
      ...sending.plugs.handlers,
    ],
    actions: [
      ...mailActions(parts),
      ...eraseActions(parts),
      ...awaitingActions(parts),
      ...sampleActions(parts),
      ...drafts.actions,
      ...templates.actions,
      ...sending.plugs.actions,
    ],
    lookups: [...mailLookups(seeing), ...drafts.lookups, ...templates.lookups, ...sending.plugs.lookups],
    languages: [mailLanguage, mailQuestions],
    jobs: [...mailJobs(parts), ...awaitingJobs(house), ...drafts.jobs, ...sending.plugs.jobs],
    noticeKinds: [newMailKind, unsentKind, unansweredKind],
    quotas: [...mailQuotas, ...drafts.quotas, ...templates.quotas, ...sending.plugs.quotas],
    emptyTrash: (ownerId) => emptyTrash(database, ownerId),
    peopleMet: createCorrespondents(database),
    titles: { mail: readSubjects },
    exports: (ownerId) => ownPart(database, ownerId),
    work: workOf(sending, reader, createPartReading({ ...house, readFile: createReader({ onBroken }) })),
  }
}

function workOf({ post }: ReturnType<typeof openSending>, reader: AsyncDisposable, reading: Work): Work {
  return {
    async start() {
      post.start()
      await reading.start()
    },
    async drain() {
      await post.stop()
      await reading.drain()
      await reader[Symbol.asyncDispose]()
    },
  }
}

function openSeeing(parts: Parameters<typeof createLooking>[0] & Parameters<typeof createSearching>[0]) {
  return {
    looking: createLooking(parts),
    searching: createSearching(parts),
    consulting: createConsulting(parts),
    judging: createJudging(parts),
    promising: createPromising(parts),
  }
}

function emptyTrash(database: Database, ownerId: string): Promise<void> {
  return database.as(ownerId, async (tx) => {
    await destroyDeleted(tx, ownerId)
    await destroyDeletedDrafts(tx, ownerId)
  })
}

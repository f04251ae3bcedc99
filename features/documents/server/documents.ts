import type { Actions } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import { lastBackupBeforeChange } from '#foundation/server/database/backup/backup.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { createDrawer } from '#foundation/server/reading/drawing/drawer.ts'
import { createReader } from '#foundation/server/reading/reader.ts'
import { restorableDays } from '../rules.ts'
import { documentActions } from './actions.ts'
import { downloadHandlers } from './downloads.ts'
import { filingActions } from './filing-actions.ts'
import { createFiling } from './filing.ts'
import { folderActions } from './folder-actions.ts'
import { destroyDeletedFolders } from './folder-store.ts'
import { createFolders } from './folders.ts'
import { destroyDeleted, readNames } from './file-store.ts'
import { createFiles } from './files.ts'
import { documentJobs } from './jobs.ts'
import { documentsLanguage } from './language.ts'
import { documentLookups } from './lookups.ts'
import { ownPart } from './own-part.ts'
import { documentQuotas } from './quotas.ts'
import { createPictures } from './pictures.ts'
import { createReadingWork, type GivenToReading } from './reading.ts'
import { createReceiving, type Receiving } from './receiving.ts'
import { documentHandlers } from './routes.ts'
import { sampleActions } from './sample-actions.ts'
import { createSampleKeeping } from './sample-keeping.ts'
import { createPieceStores, type GivenToStores } from './storing/piece-stores.ts'
import { forgetIn } from './storing/sweeping.ts'
import { createUploads } from './uploads.ts'

export type DocumentsHouse = {
  config: Pick<Config, 'database' | 'dataDirectory' | 'storage'>
  log: Log
  clock: Clock
  database: Database
  announce: Announce
  actions: Pick<Actions, 'look' | 'perform'>
  quotas: Pick<Quotas, 'charge' | 'room'>
}

export function openDocuments(house: DocumentsHouse, given: GivenToReading & GivenToStores = {}): Plugs {
  const stores = createPieceStores({ ...house, ...given, isHeld: () => mayBeRestored(house) })
  const receiving = createReceiving({ ...house, stores })
  const onBroken = (detail: string) => house.log.debug({ detail }, 'a file could not be read')
  const isAlone = house.config.database.kind === 'embedded'
  const reading = createReadingWork({ ...house, ...given, receiving, isAlone, readFile: createReader({ onBroken }) })
  const onKept = () => reading.nudge()
  const files = createFiles({ ...house, receiving, onKept })
  const drawer = createDrawer()
  const pictures = createPictures({ ...house, receiving, drawer })
  const filing = createFiling(house)
  const folders = createFolders(house)
  const keeping = createSampleKeeping({ ...house, onKept })
  const uploads = createUploads({ ...house, receiving, stores })
  return {
    handlers: [
      ...documentHandlers({ ...house, files, filing, pictures, receiving, uploads }),
      ...downloadHandlers({ ...house, files }),
    ],
    actions: [
      ...documentActions(files, filing),
      ...filingActions(filing),
      ...folderActions({ folders, filing }),
      ...sampleActions({ keeping, actions: house.actions }),
    ],
    lookups: documentLookups(files, filing),
    languages: [documentsLanguage],
    jobs: documentJobs({ ...house, receiving, stores, uploads }),
    quotas: documentQuotas,
    titles: { file: readNames },
    async keptFile(ownerId, id) {
      const { name, type, bytes } = await files.find({ id: ownerId }, id)
      const { content } = await files.read({ id: ownerId }, id)
      return { name, type, bytes, content }
    },
    emptyTrash: (ownerId) => emptyTrash({ ...house, receiving }, ownerId),
    forgetPerson: (ownerId) => forgetIn({ ...house, stores }, ownerId),
    work: {
      start: async () => reading.start(),
      async drain() {
        await drawer.close()
        await reading.stop()
      },
    },
    exports: (ownerId) => ownPart({ ...house, receiving }, ownerId),
  }
}

/** The copy of the database from before a migration takes no objects of a bucket along; so they stay as long as it may be needed. */
function mayBeRestored({ config: { database, dataDirectory }, clock }: DocumentsHouse): boolean {
  const made = database.kind === 'embedded' ? lastBackupBeforeChange(dataDirectory) : undefined
  return made !== undefined && clock.now().getTime() - made.getTime() < restorableDays * 86_400_000
}

type Emptying = { database: Database; receiving: Pick<Receiving, 'drop'> }

async function emptyTrash({ database, receiving }: Emptying, ownerId: string): Promise<void> {
  const contents = await database.as(ownerId, async (tx) => {
    const destroyed = await destroyDeleted(tx, ownerId)
    await destroyDeletedFolders(tx, ownerId)
    return destroyed
  })
  for (const content of new Set(contents)) await receiving.drop({ id: ownerId }, content)
}

import type { PeopleKnown } from '#foundation/server/acquaintance.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import { askAgainKind } from './ask-again.ts'
import { createDoing, type DeskHouse } from './desk.ts'
import { taskFileActions } from './file-actions.ts'
import { taskFileHandlers } from './file-routes.ts'
import { createFollowing } from './following.ts'
import { createImporting } from './importing.ts'
import { taskJobs } from './jobs.ts'
import { listActions } from './list-actions.ts'
import { destroyDeleted } from './list-store.ts'
import { createLooking } from './looking.ts'
import { taskLookups } from './lookups.ts'
import { tasksLanguage } from './language/plan.ts'
import { ownPart } from './own-part.ts'
import { taskQuotas } from './quotas.ts'
import { taskHandlers } from './routes.ts'
import { sampleActions } from './sample-actions.ts'
import { taskActions } from './task-actions.ts'
import { readTitles } from './task-store.ts'
import { createReaderOf } from './whose.ts'

export type TasksHouse = DeskHouse & { peopleKnown: PeopleKnown }

export function openTasks(house: TasksHouse): Plugs {
  const doing = createDoing(house)
  const parts = { ...house, readerOf: createReaderOf(house.actions) }
  const looking = createLooking(parts)
  const importing = createImporting(parts)
  return {
    handlers: [...taskHandlers(looking), ...taskFileHandlers({ ...parts, importing })],
    actions: [
      ...taskActions(doing),
      ...listActions(doing),
      ...sampleActions(doing),
      ...taskFileActions({ doing, importing }),
    ],
    lookups: taskLookups(looking),
    languages: [tasksLanguage],
    jobs: taskJobs(house),
    noticeKinds: [askAgainKind],
    companions: createFollowing(house),
    quotas: taskQuotas,
    titles: { task: readTitles },
    emptyTrash: (ownerId) => house.database.as(ownerId, (tx) => destroyDeleted(tx, ownerId)),
    exports: (ownerId) => ownPart(house.database, ownerId),
  }
}

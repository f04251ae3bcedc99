import type { Actions } from '#foundation/server/action.ts'
import type { Companions } from '#foundation/server/companion.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { HappeningPlaces, Happenings, HappensFrom } from '#foundation/server/happening.ts'
import { handle } from '#foundation/server/http/handler.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Notices } from '#foundation/server/notice.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Titles } from '#foundation/server/titles.ts'
import { listReminderCalendarsRoute, listRemindersRoute } from '../contract.ts'
import { createFinishing, createStopping } from './answered.ts'
import { reminderActions } from './actions.ts'
import { createFollowing } from './following.ts'
import { createFindingEvents } from './finding-events.ts'
import { createHeeding } from './heeding.ts'
import { reminderJobs } from './jobs.ts'
import { remindersLanguage } from './language/plan.ts'
import { reminderLookups } from './lookups.ts'
import { remindersQuota } from './quotas.ts'
import { exportReminders } from './reminder-store.ts'
import { createReminders } from './reminders.ts'
import { sampleActions } from './sample-actions.ts'
import { createWaking, eventKind, reminderKind } from './waking.ts'
import { createReaderOf } from './whose.ts'

export type RemindersHouse = {
  log: Log
  clock: Clock
  database: Database
  announce: Announce
  actions: Pick<Actions, 'look'>
  notices: Notices
  companions: Companions
  happenings: Happenings
  happensFrom: HappensFrom
  happeningPlaces: HappeningPlaces
  quotas: Pick<Quotas, 'charge'>
  titles: Titles
}

export function openReminders(house: RemindersHouse, { lookMilliseconds = 500 } = {}): Plugs {
  const { database, clock } = house
  const readerOf = createReaderOf(house.actions)
  const reminders = createReminders({ ...house, readerOf })
  const waking = createWaking({ ...house, readerOf, lookMilliseconds })
  return {
    handlers: [
      handle(listRemindersRoute, ({ person, query }) => reminders.list(person, query)),
      handle(listReminderCalendarsRoute, async ({ person }) =>
        (await house.happeningPlaces(person.id)).map(({ id, name }) => ({ id, name })),
      ),
    ],
    actions: [...reminderActions(reminders), ...sampleActions({ reminders, clock, readerOf })],
    lookups: reminderLookups(reminders, { ...house, findEvents: createFindingEvents({ ...house, readerOf }) }),
    languages: [remindersLanguage],
    jobs: reminderJobs(house),
    quotas: [remindersQuota],
    noticeKinds: [
      {
        ...shared,
        name: reminderKind,
        label: 'Reminders',
        throughQuietHours: true,
        finished: createFinishing(house),
        stopped: createStopping(house),
      },
      { ...shared, name: eventKind, label: 'Before events', throughQuietHours: false },
    ],
    heed: createHeeding(clock),
    companions: createFollowing({ ...house, readerOf }),
    async *exports(ownerId) {
      const rows = await database.as(ownerId, (tx) => exportReminders(tx, ownerId))
      yield { name: 'reminders/reminders.json', content: JSON.stringify(rows, null, 1) }
    },
    work: {
      start: async () => waking.start(),
      drain: () => waking.stop(),
    },
  }
}

const shared = { ways: ['push', 'mail'] as const }

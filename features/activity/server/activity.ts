import { activityLanguage } from './language.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Notices } from '#foundation/server/notice.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { activityActions, activityLookups, pinnedBy } from './actions.ts'
import { createAnswering } from './answering.ts'
import { createEndedNotice, endedKind } from './ended-notice.ts'
import { createLedger } from './ledger.ts'
import { activityQuotas } from './quotas.ts'
import { createReading, ownPart } from './reading.ts'
import { activityHandlers } from './routes.ts'
import { createRunner } from './runner.ts'
import { createSettling } from './settling.ts'
import { createTelling } from './telling.ts'
import { createUndoing } from './undoing.ts'
import { createWaitingNotice, waitingKind } from './waiting-notice.ts'

export type ActivityHouse = {
  config: Pick<Config, 'database'>
  log: Log
  clock: Clock
  database: Database
  announce: Announce
  actions: Actions
  quotas: Pick<Quotas, 'charge'>
  notices: Notices
}

export type ActivityLimits = {
  /** For so long a server that says nothing is believed to be at work. */
  leaseMilliseconds: number
  /** So often what waited too long is looked for. */
  sweepMilliseconds: number
}

const activityLimits: ActivityLimits = { leaseMilliseconds: 15_000, sweepMilliseconds: 30_000 }

export function openActivity(house: ActivityHouse, limits: Partial<ActivityLimits> = {}): Plugs {
  const { database, config } = house
  const { leaseMilliseconds, sweepMilliseconds } = { ...activityLimits, ...limits }
  const telling = createTelling(house)
  const runner = createRunner({ ...house, telling, leaseMilliseconds, endedNotice: createEndedNotice(house) })
  const settling = createSettling({
    ...house,
    telling,
    node: runner.lease.node,
    // A database of our own is no other node's.
    isAlone: config.database.kind === 'embedded',
    everyMilliseconds: sweepMilliseconds,
  })
  const parts = { ...house, telling, runner, settling, waitingNotice: createWaitingNotice(house) }
  const undoing = createUndoing(parts)
  const reading = createReading(parts)
  const answering = createAnswering(parts)
  return {
    handlers: activityHandlers({ ...parts, reading, undoing, answering }),
    actions: activityActions(undoing),
    lookups: activityLookups(reading),
    languages: [activityLanguage],
    ledger: createLedger({ ...parts, pin: pinnedBy(undoing), decline: (person, id) => answering.decline(person, id) }),
    quotas: activityQuotas,
    noticeKinds: [waitingKind, endedKind],
    exports: (ownerId) => ownPart(database, ownerId),
    work: {
      start: settling.start,
      async drain() {
        await settling.stop()
        await runner.drain()
        await telling.settled()
      },
    },
  }
}

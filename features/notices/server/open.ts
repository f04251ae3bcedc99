import type { Actions } from '#foundation/server/action.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Announce, IsPresent } from '#foundation/server/live/announce.ts'
import type { Log } from '#foundation/server/log.ts'
import type { NoticeKind } from '#foundation/server/notice.ts'
import type { Outside } from '#foundation/server/outside.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import type { Way } from '../contract.ts'
import { noticeActions, noticeLookups } from './actions.ts'
import { createAddresses } from './addresses.ts'
import { createAnswering } from './answering.ts'
import { createDelivery } from './delivery.ts'
import { noticeJobs } from './jobs.ts'
import { createHandingIn, createNotices } from './notices.ts'
import { ownPart } from './own-part.ts'
import { createDevices } from './push/devices.ts'
import { loadPushKeys } from './push/keys.ts'
import { type PushKeys, subjectOf } from './push/vapid.ts'
import { noticeQuotas } from './quotas.ts'
import { noticeHandlers, trialKind } from './routes.ts'
import { createSettings } from './settings.ts'
import { createTelling } from './telling.ts'
import { createWatch, type WatchLimits, watchLimits } from './watch.ts'
import { createMailCarrier, createPost } from './ways/mail.ts'
import { createPushCarrier } from './ways/push.ts'
import { carrierLimits, type CarrierLimits } from './ways/way.ts'
import { createReaderOf } from './whose.ts'

export type NoticesHouse = {
  config: Pick<Config, 'database' | 'smtpUrl' | 'supportEmail' | 'publicUrl' | 'privateHosts'>
  log: Log
  clock: Clock
  database: Database
  secrets: Secrets
  announce: Announce
  isPresent: IsPresent
  actions: Pick<Actions, 'perform' | 'look'>
  outside: Pick<Outside, 'request' | 'permit'>
  quotas: Pick<Quotas, 'charge'>
  noticeKinds: () => readonly NoticeKind[]
  liveSessions: (ownerId: string) => Promise<string[] | undefined>
}

export type NoticesLimits = Partial<WatchLimits & CarrierLimits>

export function openNotices(house: NoticesHouse, given: NoticesLimits = {}): Plugs {
  const { database, config } = house
  const limits = { ...carrierLimits, ...given }
  let keys: PushKeys | undefined
  const common = { ...house, limits, keys: () => keys ?? notStarted(), whyNot: createWhyNot(house.outside) }
  const readerOf = createReaderOf(house.actions)
  const telling = createTelling(house)
  const settings = createSettings(house)
  const send = createPost({ ...config, limits })
  const devices = createDevices(house)
  const addresses = createAddresses({ ...common, send })
  const pushCarrier = createPushCarrier({
    ...common,
    devices,
    subject: subjectOf(config.publicUrl, config.supportEmail),
  })
  const mailCarrier = createMailCarrier({ ...config, ...common, send, addresses: (owner) => addresses.verified(owner) })
  const carriers = () => [pushCarrier, mailCarrier]
  const watch = createWatch(
    { ...house, ...watchLimits, ...given, isAlone: config.database.kind === 'embedded' },
    (node) => createDelivery({ ...common, telling, settings, readerOf, carriers, node }),
  )
  const handingIn = createHandingIn(house)
  const notices = createNotices({ ...house, telling })
  const answering = createAnswering({ ...house, telling, readerOf })
  const parts = { ...common, answering, settings, notices, readerOf }
  return {
    handlers: noticeHandlers({ ...parts, handingIn, devices, addresses, pushCarrier, canMail: send !== undefined }),
    actions: noticeActions(parts),
    lookups: noticeLookups(parts),
    jobs: noticeJobs(house),
    quotas: noticeQuotas,
    notices: handingIn,
    noticeKinds: [{ name: trialKind, label: 'Tests of your own', ways: ['push', 'mail'], throughQuietHours: true }],
    exports: (ownerId) => ownPart(database, ownerId),
    work: {
      async start() {
        keys = await loadPushKeys(house)
        watch.start()
      },
      drain: () => watch.stop(),
    },
  }
}

function notStarted(): never {
  throw new Failure('unavailable', 'The server has not started yet. Please try again.')
}

/** Why the operator or the person does not allow leaving this server, as a sentence for the record. */
function createWhyNot(outside: Pick<Outside, 'permit'>) {
  return async (ownerId: string, way: Way): Promise<string | undefined> => {
    try {
      await outside.permit(ownerId, way)
      return undefined
    } catch (error) {
      if (error instanceof Failure && error.code === 'forbidden') return error.message
      throw error
    }
  }
}

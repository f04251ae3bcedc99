import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { handle } from '#foundation/server/http/handler.ts'
import { readPlanNoticeRoute } from '../contract.ts'
import { siteActions } from './actions.ts'
import { createNotices } from './notices.ts'

type SiteHouse = { database: Database; clock: Clock }

/** What the public pages leave behind: who wants to be told of plans that do not exist yet. */
export const site: Feature<SiteHouse> = {
  name: 'site',
  migrations: new URL('migrations/', import.meta.url),
  open(house) {
    const notices = createNotices(house)
    return {
      handlers: [handle(readPlanNoticeRoute, ({ person }) => notices.read(person.id))],
      actions: siteActions(notices),
      async *exports(ownerId) {
        const { asked_at: askedAt } = await notices.read(ownerId)
        yield { name: 'site/plan-notice.json', content: JSON.stringify({ askedAt }) }
      },
    }
  },
}

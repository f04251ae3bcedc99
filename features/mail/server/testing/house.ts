import { type TestClock, testClock } from '#foundation/server/clock.ts'
import { joinCompanions } from '#foundation/server/companion.ts'
import { createOutside } from '#foundation/server/outside.ts'
import { createLog } from '#foundation/server/log.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { type Invited, noInvited } from '#foundation/server/invited.ts'
import { noNotices } from '#foundation/server/notice.ts'
import type { Person } from '#foundation/server/person.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { type LoneFeature, openLoneFeature } from '#foundation/server/testing/lone-feature.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { Mailboxes, ThreadPage, ThreadRow } from '../../contract.ts'
import { openMail } from '../mail.ts'

export const mailMigrations = { feature: 'mail', folder: new URL('../migrations/', import.meta.url) }

export type MailTestHouse = LoneFeature & {
  clock: TestClock
  list(person: Person, query?: object): Promise<ThreadRow[]>
  search(person: Person, query: string): Promise<ThreadRow[]>
  mailboxes(person: Person): Promise<Mailboxes>
}

/** The mail feature alone, for people in Vienna: Friday 20 November 2026, nine o'clock. */
export function openMailHouse(
  database: Database,
  now = '2026-11-20T08:00:00Z',
  invited: Invited = noInvited,
): MailTestHouse {
  const clock = testClock(now)
  const log = createLog('silent')
  const outside = createOutside({ config: { nothingLeaves: true, privateHosts: [] }, log, quiet: async () => false })
  const feature = openLoneFeature({
    name: 'mail',
    profile: { name: 'Ana', zone: 'Europe/Vienna', preferences: usualTimeFormat },
    open: (parts) =>
      openMail({
        ...parts,
        database,
        clock,
        log,
        outside,
        invited,
        keptFile: async () => Promise.reject(new Error('No test attaches a kept file.')),
        accountElsewhere: async () => Promise.reject(new Error('No test opens an account.')),
        peopleKnown: async () => [],
        quotas: boundless,
        notices: noNotices,
        companions: joinCompanions(() => []),
      }),
  })
  return {
    ...feature,
    clock,
    list: async (person, query = {}) => (await feature.get<ThreadPage>(person, 'threads', query)).threads,
    search: async (person, query) => (await feature.get<ThreadPage>(person, 'search', { query })).threads,
    mailboxes: (person) => feature.get(person, 'mailboxes'),
  }
}

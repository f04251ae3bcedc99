import { peopleLanguage } from './language.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Heed } from '#foundation/server/change.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart, Plugs } from '#foundation/server/feature.ts'
import type { Jobs } from '#foundation/server/jobs/jobs.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { CloseSockets, HeardEndings } from '#foundation/server/live/endings.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Outside } from '#foundation/server/outside.ts'
import type { Notices } from '#foundation/server/notice.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { peopleActions, peopleLookups } from './actions.ts'
import { archivesQuota } from './archive/quotas.ts'
import { archiveKind, createArchives } from './archive/archives.ts'
import { ownPart } from './archive/own-part.ts'
import { peopleJobs } from './jobs.ts'
import { createLeaving } from './leaving/leaving.ts'
import { createRevocations } from './leaving/revocations.ts'
import { tidy } from './leaving/tidying-books.ts'
import { createProfiles } from './profile.ts'
import { createProvider, type EmbeddedProvider } from './provider/provider.ts'
import { peopleHandlers } from './routes.ts'
import { listSessions } from './sessions/session-store.ts'
import { createSessions, type Sessions } from './sessions/sessions.ts'
import { endSessionsOfIdentity } from './sign-in/admission.ts'
import { createCodes } from './sign-in/codes.ts'
import { createHandles } from './sign-in/handles.ts'
import { formerProvider, knownProvider, ownProvider } from './sign-in/known-provider.ts'
import { createProviderAccess, type ProviderAccess } from './sign-in/provider-access.ts'
import { createProviderClient, type ProviderClient } from './sign-in/provider-client.ts'
import { createRelay } from './sign-in/relay.ts'
import { createSignIn } from './sign-in/sign-in.ts'

export type PeopleHouse = {
  config: Config
  log: Log
  clock: Clock
  database: Database
  secrets: Secrets
  jobs: Pick<Jobs, 'send'>
  announce: Announce
  actions: Pick<Actions, 'press'>
  closeSockets: CloseSockets
  endings: HeardEndings
  outside: Pick<Outside, 'permit'>
  exportParts: (ownerId: string) => AsyncIterable<ExportPart>
  quotas: Quotas
  notices: Pick<Notices, 'hand'>
  emptyTrash: (ownerId: string) => Promise<void>
  forgetPerson: (ownerId: string) => Promise<void>
  tellChanged: Heed
}

export function openPeople(house: PeopleHouse): Plugs {
  const { config, clock, database } = house
  const sessions = createSessions({ ...house, publicUrl: config.publicUrl, lifetimes: config.sessions })
  const embedded = openProvider(house)
  const provider = config.provider.kind === 'embedded' ? ownProvider(embedded) : knownProvider(config.provider)
  const client = createProviderClient(provider, clock)
  const access = createProviderAccess({ ...house, client })
  const later = openLater(house, { embedded, client, access, sessions })
  const profiles = createProfiles({ ...house, access, provider })
  const handlers = peopleHandlers({
    ...openSignIn(house, { client, access, sessions }),
    ...house,
    client,
    sessions,
    profiles,
    ...later,
  })

  return {
    handlers,
    actions: peopleActions(profiles),
    lookups: peopleLookups(profiles),
    languages: [peopleLanguage],
    jobs: later.jobs,
    quotas: [archivesQuota],
    noticeKinds: [archiveKind],
    liveSessions: async (ownerId) =>
      (await database.as(ownerId, (tx) => listSessions(tx, ownerId, clock.now()))).map(({ id }) => id),
    exports: (ownerId) => ownPart({ database, clock, embedded }, ownerId),
    // Accounts of our own are of use only where they are asked for.
    ...(config.provider.kind === 'embedded' && { mount: (app) => embedded.mount(app) }),
  }
}

/** A password reset that signs out everywhere also ends the sessions here. */
function openProvider(house: PeopleHouse): EmbeddedProvider {
  const embedded: EmbeddedProvider = createProvider({
    ...house,
    signedOut: async (sub, tx) => {
      const person = await endSessionsOfIdentity(tx, { issuer: embedded.issuer, sub }, house.clock.now())
      return async () => {
        if (person !== undefined) await house.closeSockets({ person })
      }
    },
  })
  return embedded
}

type SignInParts = { client: ProviderClient; access: ProviderAccess; sessions: Sessions }

function openSignIn({ config, ...house }: PeopleHouse, parts: SignInParts) {
  const handles = createHandles(house)
  const codes = createCodes(house)
  const redirectUri = `${config.publicUrl.origin}/auth/callback`
  return {
    relay: createRelay({ ...house, ...parts, handles, codes, redirectUri }),
    signIn: createSignIn({ ...house, ...parts, handles }),
  }
}

type LaterParts = SignInParts & { embedded: EmbeddedProvider }

/** Background work. */
function openLater(house: PeopleHouse, { embedded, client, access, sessions }: LaterParts) {
  const { clock, database, jobs: queue } = house
  const jobs = peopleJobs(() => ({
    makeArchive: (ownerId, exportId) => archives.make(ownerId, exportId),
    revokeAccess: (ownerId) => revocations.tryDue(ownerId),
    purgeDue: () => leaving.purgeDue(),
    endExpired: () => sessions.endExpired(),
    tidy: () => database.asHouse((tx) => tidy(tx, clock.now())),
  }))
  const archives = createArchives({
    ...house,
    parts: house.exportParts,
    send: (ids, within) => queue.send(jobs.makeArchive, ids, { within }),
  })
  const revocations = createRevocations({
    ...house,
    revoke: ({ issuer, token }) =>
      (issuer === client.issuer ? client : createProviderClient(formerProvider(issuer), clock)).revoke(token),
  })
  const leaving = createLeaving({
    ...house,
    embedded,
    access,
    revocations,
    sendRevocation: (ownerId, within) => queue.send(jobs.revokeAccess, { ownerId }, { within }),
  })
  return { archives, leaving, jobs: Object.values(jobs) }
}

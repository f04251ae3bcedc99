import type { Actions } from '#foundation/server/action.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import * as contract from '../contract.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Archives } from './archive/archives.ts'
import type { Leaving } from './leaving/leaving.ts'
import type { Profiles } from './profile.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { ProviderClient } from './sign-in/provider-client.ts'
import type { Relay } from './sign-in/relay.ts'
import type { SignIn } from './sign-in/sign-in.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { profileFields, ticketSeconds } from '../rules.ts'

export type RouteParts = {
  actions: Pick<Actions, 'press'>
  client: ProviderClient
  relay: Relay
  signIn: SignIn
  sessions: Sessions
  profiles: Profiles
  archives: Archives
  leaving: Leaving
  quotas: Pick<Quotas, 'usage'>
  emptyTrash: (ownerId: string) => Promise<void>
}

export function peopleHandlers(parts: RouteParts): Handler[] {
  return [...signInHandlers(parts), ...sessionHandlers(parts), ...ownHandlers(parts)]
}

function signInHandlers({ client, relay, signIn }: RouteParts): Handler[] {
  return [
    handle(contract.providerRoute, () => client.info()),
    handle(contract.tokenRoute, ({ body }) => relay.exchange(body)),
    handle(contract.userInfoRoute, ({ caller }) => relay.profile(caller.bearer)),
    handle(contract.signInRoute, ({ body, caller }) => signIn(body, caller.userAgent)),
  ]
}

function sessionHandlers({ sessions }: RouteParts): Handler[] {
  return [
    handle(contract.refreshRoute, ({ body }) => sessions.refresh(body.refresh_token)),
    handle(contract.signOutRoute, async ({ caller }) => {
      await sessions.signOut(caller.bearer)
      return { signedOut: true as const }
    }),
    handle(contract.socketTicketRoute, async ({ person }) => ({
      ticket: await sessions.ticket(person),
      expires_in: ticketSeconds,
    })),
    handle(contract.sessionsRoute, ({ person }) => sessions.list(person)),
    handle(contract.endSessionRoute, ({ person, params }) => sessions.end(person, params.id)),
    handle(contract.endSessionsRoute, ({ person, query }) => sessions.endAll(person, query.except)),
  ]
}

function ownHandlers({ actions, profiles, archives, leaving, quotas, emptyTrash }: RouteParts): Handler[] {
  return [
    handle(contract.meRoute, ({ person }) => profiles.read(person.id)),
    handle(contract.changeMeRoute, async ({ person, body }) => {
      if (profileFields(body, usualTimeFormat).length > 0) await actions.press(person, 'people.change-profile', body)
      return profiles.read(person.id)
    }),
    handle(contract.startExportRoute, ({ person }) => archives.start(person)),
    handle(contract.exportsRoute, ({ person }) => archives.list(person)),
    handle(contract.exportFileRoute, ({ person, params }) => archives.file(person, params.id)),
    handle(contract.usageRoute, ({ person }) => quotas.usage(person.id)),
    handle(contract.emptyTrashRoute, async ({ person }) => {
      await emptyTrash(person.id)
      return quotas.usage(person.id)
    }),
    handle(contract.leaveRoute, ({ person, body }) => leaving.leave(person, body.confirmation)),
  ]
}

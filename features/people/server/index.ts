import type { Feature } from '#foundation/server/feature.ts'
import type { Authenticate } from '#foundation/server/person.ts'
import { openPeople, type PeopleHouse } from './people.ts'
import { createAuthenticate } from './sessions/authenticate.ts'

export { peopleLanguage } from './language.ts'
export { createResetLink } from './provider/reset-link.ts'
export { checkProvider } from './sign-in/provider-check.ts'

/** Accounts: sign-in, sessions, profile, leaving. */
export const people: Feature<PeopleHouse> = {
  name: 'people',
  migrations: new URL('migrations/', import.meta.url),
  open: openPeople,
}

/** How the house recognises them. */
export function authenticatePeople({ config, ...house }: PeopleHouse): Authenticate {
  return createAuthenticate({ ...house, publicUrl: config.publicUrl, socketTokens: config.socketTokens })
}

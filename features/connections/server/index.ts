import type { Feature } from '#foundation/server/feature.ts'
import { type ConnectionsHouse, openConnections } from './open.ts'

export { describeConnections } from './doctor.ts'
export { checkAccountProvider, redirectUriOf } from './provider-check.ts'

/** Accounts elsewhere, and what of them is kept up to date here. */
export const connections: Feature<ConnectionsHouse> = {
  name: 'connections',
  migrations: new URL('migrations/', import.meta.url),
  open: (house) => openConnections(house),
}

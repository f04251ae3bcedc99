import type { Feature } from '#foundation/server/feature.ts'
import { type NoticesHouse, openNotices } from './open.ts'

/** Brings to people what they should hear of although they are not looking. */
export const notices: Feature<NoticesHouse> = {
  name: 'notices',
  migrations: new URL('migrations/', import.meta.url),
  open: (house) => openNotices(house),
}

import type { Feature } from '#foundation/server/feature.ts'
import { type NoticesHouse, openNotices } from './open.ts'

/** Delivers what people should hear about even when they are not looking. */
export const notices: Feature<NoticesHouse> = {
  name: 'notices',
  migrations: new URL('migrations/', import.meta.url),
  open: (house) => openNotices(house),
}

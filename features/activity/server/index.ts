import type { Feature } from '#foundation/server/feature.ts'
import { type ActivityHouse, type ActivityLimits, openActivity } from './activity.ts'

export { activityLanguage } from './language.ts'

/** Everything that was asked for: written down, kept until there is a yes, proved and taken back. */
export function createActivity(limits: Partial<ActivityLimits> = {}): Feature<ActivityHouse> {
  return {
    name: 'activity',
    migrations: new URL('migrations/', import.meta.url),
    open: (house) => openActivity(house, limits),
  }
}

export const activity: Feature<ActivityHouse> = createActivity()

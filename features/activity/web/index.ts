import type { HomeSource } from '#foundation/web/home.ts'
import type { Page } from '#foundation/web/page.ts'

export { ActivityCard } from './activity-card.tsx'
export { ActivityLink, WaitingMark } from './activity-link.tsx'
export { ActivityKindsProvider } from './kinds.ts'
export { loadShownActivity, type ShownActivities } from './shown.ts'

/** Receives the function that starts a message with given words. */
export async function loadActivityPalette() {
  return (await import('./palette.tsx')).useActivityPalette
}

/** What the home says about pending activities. */
export const activityHome: HomeSource = {
  name: 'activity',
  heeds: (type) => type === 'activity/changed',
  read: async (client, signal) => (await import('./home/read-home.ts')).readHome(client, signal),
}

/** For signed-in people. */
export const activityPages: Page[] = [{ path: '/assistant/activity', file: 'features/activity/web/activity-page.tsx' }]

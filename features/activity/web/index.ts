import type { Page } from '#foundation/web/page.ts'

export { ActivityCard } from './activity-card.tsx'
export { ActivityLink } from './activity-link.tsx'
export { loadShownActivity, type ShownActivities } from './shown.ts'

/** It is handed the way to begin a message with words. */
export async function loadActivityPalette() {
  return (await import('./palette.tsx')).useActivityPalette
}

/** For whoever is signed in. */
export const activityPages: Page[] = [{ path: '/assistant/activity', file: 'features/activity/web/activity-page.tsx' }]

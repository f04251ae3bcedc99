/** What an activity looks like, for a picture of one; it arrives when it is drawn. */
export const loadShownActivity = () => import('./card/shown-activity.tsx')

export type ShownActivities = Awaited<ReturnType<typeof loadShownActivity>>

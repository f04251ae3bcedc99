/** An activity's card for use in pictures; its code loads when it is drawn. */
export const loadShownActivity = () => import('./card/shown-activity.tsx')

export type ShownActivities = Awaited<ReturnType<typeof loadShownActivity>>

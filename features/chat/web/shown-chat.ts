/** A conversation for use in pictures; its code loads when it is drawn. */
export const loadShownChat = () => import('./screen/shown.tsx')

export type ShownChat = Awaited<ReturnType<typeof loadShownChat>>

/** What a conversation looks like, for a picture of one; it arrives when it is drawn. */
export const loadShownChat = () => import('./screen/shown.tsx')

export type ShownChat = Awaited<ReturnType<typeof loadShownChat>>

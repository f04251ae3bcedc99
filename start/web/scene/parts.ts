import { loadShownActivity, type ShownActivities } from '#features/activity/web/index.ts'
import { loadShownChat, type ShownChat } from '#features/chat/web/index.ts'

/** The components that scenes are made of. */
export type Parts = Pick<ShownChat, 'ShownQuestion' | 'ShownAnswer'> & Pick<ShownActivities, 'ShownActivity'>

export async function loadParts(): Promise<Parts> {
  const [chat, activity] = await Promise.all([loadShownChat(), loadShownActivity()])
  return { ...chat, ...activity }
}

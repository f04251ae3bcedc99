import { useEffect, useSyncExternalStore } from 'react'
import { report } from '#foundation/web/report.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { changeConversationRoute } from '../../contract.ts'
import { useThread } from '../use-thread.ts'

/** What was seen to its end is marked as read, on all devices. */
export function useReadMark(id: string, endInSight: boolean): void {
  const { client } = useSession()
  const visible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')
  const unreadTo = useThread(id, ({ thread }) => (thread?.unread ? thread.messages.at(-1)?.order : undefined))
  useEffect(() => {
    if (!endInSight || !visible || unreadTo === undefined) return
    client
      .call(changeConversationRoute, { params: { id }, body: { read_through: unreadTo } })
      .catch((error: unknown) => report('The chat could not be marked as read', error))
  }, [client, id, endInSight, visible, unreadTo])
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

import { useEffect, useSyncExternalStore } from 'react'
import { Failure } from '#foundation/contract/failure.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { report } from '#foundation/web/report.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { changeConversationRoute } from '../../contract.ts'
import { useThread } from '../use-thread.ts'

/**
 * Marks what was seen to its end as read, on all devices. The mark waits while there is no connection, and one that was
 * lost on its way goes out again with the next connection.
 */
export function useReadMark(id: string, endInSight: boolean): void {
  const { client, live } = useSession()
  const connected = useLive(live) === 'open'
  const visible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')
  const unreadTo = useThread(id, ({ thread }) => (thread?.unread ? thread.messages.at(-1)?.order : undefined))
  useEffect(() => {
    if (!endInSight || !visible || !connected || unreadTo === undefined) return
    client
      .call(changeConversationRoute, { params: { id }, body: { read_through: unreadTo } })
      .catch((error: unknown) => {
        // A chat that was deleted on another device has nothing left to mark.
        if (!(error instanceof Failure && error.code === 'not-found'))
          report('The chat could not be marked as read', error)
      })
  }, [client, id, endInSight, visible, connected, unreadTo])
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

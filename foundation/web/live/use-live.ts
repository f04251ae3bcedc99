import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Announcement } from '#foundation/contract/live.ts'
import type { Live, LiveState } from './live.ts'

/** How the line stands; with a listener, also everything that is announced while this is shown. */
export function useLive(live: Live, listener?: (message: Announcement) => void): LiveState {
  const hear = useEffectEvent((message: Announcement) => listener?.(message))
  useEffect(() => live.onAnnouncement((message) => hear(message)), [live])
  return useSyncExternalStore(live.onState, live.state, () => 'closed')
}

/** Whether the server cannot be reached. */
export function useAway(live: Live): boolean {
  return useSyncExternalStore(live.onAway, live.isAway, () => false)
}

import { useSyncExternalStore } from 'react'
import { isApple } from './apple.ts'

/** Whether the keyboard is likely one of Apple's; said only once the page runs in a browser. */
export function useApple(): boolean {
  return useSyncExternalStore(never, isApple, () => false)
}

function never(): () => void {
  return () => {}
}

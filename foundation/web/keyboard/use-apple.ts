import { useSyncExternalStore } from 'react'

/** Whether the keyboard is likely one of Apple's; said only once the page runs in a browser. */
export function useApple(): boolean {
  return useSyncExternalStore(never, isApple, () => false)
}

export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}

function never(): () => void {
  return () => {}
}

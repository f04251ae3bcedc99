import { useCallback, useSyncExternalStore } from 'react'

/** Below `--breakpoint-sm`: a phone held upright. */
const upright = '(max-width: 40rem)'

/** Whether to behave as on a phone, where styles alone are not enough. */
export function usePhone(): boolean {
  return useMedia(upright)
}

/** A prerendered page does not know, and takes it for false. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  )
}

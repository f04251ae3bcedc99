import { useSyncExternalStore } from 'react'

/** Below `--breakpoint-sm`: a phone held upright. */
const upright = '(max-width: 40rem)'

/** Whether to behave as on a phone, where styles alone are not enough. A prerendered page does not know. */
export function usePhone(): boolean {
  return useSyncExternalStore(listen, isPhone, () => false)
}

function isPhone(): boolean {
  return matchMedia(upright).matches
}

function listen(changed: () => void): () => void {
  const media = matchMedia(upright)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

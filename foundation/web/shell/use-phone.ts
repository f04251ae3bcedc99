import { useSyncExternalStore } from 'react'

/** Below `--breakpoint-sm`: a screen that is held upright in one hand. */
const upright = '(max-width: 40rem)'

/** Whether what differs by more than its looks is to be as on a phone; unknown to a written page. */
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

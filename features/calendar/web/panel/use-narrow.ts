import { useSyncExternalStore } from 'react'

/** Below this the days need all the width: the sidebar of the house, the panel and a week. */
const narrow = '(max-width: 68.75rem)'

export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(narrow).matches)
}

function listen(changed: () => void): () => void {
  const media = matchMedia(narrow)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

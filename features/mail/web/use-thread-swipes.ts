import type { RefObject } from 'react'
import { type Swipes, useRowSwipes } from '#foundation/web/row-swipes.ts'
import { leaves } from './deeds.ts'
import type { Box } from './use-box.ts'

/** To the right a finger archives a thread, to the left it snoozes it. */
export function useThreadSwipes(
  list: RefObject<HTMLElement | null>,
  { place, change }: Box,
  onSnooze: (ids: readonly string[]) => void,
): void {
  const { view } = place.list
  const isKept = view !== 'archive' && view !== 'trash'
  function swipesOf({ dataset: { thread: id } }: HTMLElement): Swipes {
    if (id === undefined) return {}
    const archive = (): void => change([id], { do: 'archive' })
    return {
      right: isKept ? { word: 'Archive', leaves: leaves({ do: 'archive' }, place), run: archive } : undefined,
      left: view === 'snoozed' ? undefined : { word: 'Snooze', leaves: false, run: () => onSnooze([id]) },
    }
  }
  useRowSwipes(list, { rows: '[data-thread]', swipesOf })
}

import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Box } from './use-box.ts'

/** What a row of the list does; always the same object, so that rows are not drawn again for its sake. */
export type RowDeeds = {
  press: (id: string, isExtending: boolean) => void
  toggle: (id: string) => void
  star: (id: string, starred: boolean) => void
}

export function useRowDeeds(box: Box): RowDeeds {
  const latest = useRef(box)
  useLayoutEffect(() => {
    latest.current = box
  })
  return useMemo(
    () => ({
      press(id, isExtending) {
        const { setCursor, selection, open } = latest.current
        setCursor(id)
        if (isExtending) selection.extend(id)
        else open(id)
      },
      toggle: (id) => latest.current.selection.toggle(id),
      star: (id, starred) => latest.current.change([id], { do: 'star', starred }),
    }),
    [],
  )
}

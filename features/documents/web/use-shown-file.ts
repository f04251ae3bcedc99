import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

type ShownFile = {
  shown: string | null
  open: (id: string) => void
  close: () => void
}

type Kept = { shownFile?: string | null; openedFile?: boolean }

/**
 * The file whose preview is open, at first the one in the address. It is kept in the history, so that Back closes the
 * preview, which covers the list on narrow screens.
 */
export function useShownFile(named: string | null): ShownFile {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const kept: Kept = typeof state === 'object' && state !== null ? state : {}
  const { shownFile: shown = named, openedFile = false } = kept
  const last = useRef(shown)
  useEffect(() => {
    if (shown === null && last.current !== null) document.getElementById(`preview-${last.current}`)?.focus()
    last.current = shown
  }, [shown])
  function go(next: Kept, replace: boolean): void {
    void navigate({ pathname, search }, { replace, state: { ...kept, ...next }, preventScrollReset: true })
  }
  return {
    shown,
    // Opening another file replaces the history entry of the one that is open.
    open: (id) => go(shown === null ? { shownFile: id, openedFile: true } : { shownFile: id }, shown !== null),
    close() {
      if (openedFile) void navigate(-1)
      else go({ shownFile: null }, true)
    },
  }
}

import { createContext, useContext, useEffect, useRef } from 'react'
import { usePhone } from '#foundation/web/shell/use-phone.ts'
import { usePlace } from '../place.ts'
import { useDrafts } from './drafts.ts'
import type { KeptDraft } from './keeper.ts'
import type { Seed } from './seed.ts'

/** Where an answer is written: below the messages of the thread that is open. `null` until that is shown. */
const context = createContext<HTMLElement | null>(null)
export const DockProvider = context.Provider

type Answer = { id: string; seed: Seed | undefined; kept: KeptDraft }

/** The place of an answer to the open thread; `null` while that is not known, and `undefined` for what stands by itself. */
export function useDock({ id, seed, kept }: Answer): HTMLElement | null | undefined {
  const dock = useContext(context)
  const isPhone = usePhone()
  const { thread } = usePlace()
  const { data: drafts } = useDrafts()
  if (isPhone || thread === undefined) return undefined
  const draft = seed ?? kept.stored ?? drafts?.find((each) => each.id === id)
  if (!draft && !kept.error) return null
  return draft?.answers === thread ? dock : undefined
}

/** Keeps in sight what could be read above the dock when that grows or goes. Returns the ref of what scrolls. */
export function useKeptAbove(dock: HTMLElement | null) {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!dock) return undefined
    let before = dock.offsetHeight
    const observer = new ResizeObserver(() => {
      const now = dock.offsetHeight
      scroller.current?.scrollBy({ top: now - before, behavior: 'instant' })
      before = now
    })
    observer.observe(dock)
    return () => observer.disconnect()
  }, [dock])
  return scroller
}

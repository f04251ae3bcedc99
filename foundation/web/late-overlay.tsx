import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { late } from './late.ts'

type Load<Code> = () => Promise<Code>

/** A dialog or the like whose code loads when it is first opened; until then the page stays as it is. */
export function lateOverlay<Props extends object>(load: Load<ComponentType<Props>>): (props: Props) => ReactNode {
  const Overlay: ComponentType<Props> = late(load)
  return (props) => (
    <Suspense>
      <Overlay {...props} />
    </Suspense>
  )
}

/** How long a page has stood when it is no longer in the way of anything, in milliseconds. */
const quietAfter = 5_000

/** Loads what opens over a page once the page has stood for a while, so that it opens without a connection, too. */
export function useLoadedSoon(loads: readonly Load<unknown>[]): void {
  useEffect(() => {
    let isGone = false
    async function loadAll(): Promise<void> {
      for (const load of loads) if (!isGone) await load()
    }
    // What does not arrive now is loaded when it is opened, which says so if it fails again.
    const timer = setTimeout(() => void loadAll().catch(() => {}), quietAfter)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [loads])
}

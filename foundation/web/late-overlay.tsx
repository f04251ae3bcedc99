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

/** Milliseconds after which loading more no longer slows down the page that is being shown. */
const quietAfter = 5_000

/** Loads overlays some time after the page was shown, so that they also open when the connection is lost later. */
export function useLoadedSoon(loads: readonly Load<unknown>[]): void {
  useEffect(() => {
    let isGone = false
    async function loadAll(): Promise<void> {
      for (const load of loads) if (!isGone) await load()
    }
    // If this fails, the overlay is loaded again when it is opened, and a failure is shown then.
    const timer = setTimeout(() => void loadAll().catch(() => {}), quietAfter)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [loads])
}

import { type ComponentType, type ReactNode, Suspense } from 'react'
import { late } from './late.ts'

/** A dialog or the like whose code loads when it is first opened; until then the page stays as it is. */
export function lateOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Overlay: ComponentType<Props> = late(load)
  return (props) => (
    <Suspense>
      <Overlay {...props} />
    </Suspense>
  )
}

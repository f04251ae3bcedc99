import { useLocation } from 'react-router'
import { Opening } from './section.tsx'
import { textLink } from '#foundation/web/design/surface.ts'

/** For a page to export as its ErrorBoundary: most likely a part of it did not arrive, and loading it anew brings it. */
export function PageFailed() {
  const { pathname } = useLocation()
  return (
    <Opening title="This page stopped working" lead="A part of it did not arrive. Nothing was lost.">
      <a href={pathname} className={textLink}>
        Load it again
      </a>
    </Opening>
  )
}

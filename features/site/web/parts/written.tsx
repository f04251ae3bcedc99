import { type MouseEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'

type WrittenProps = { id: string; className?: string; children: ReactNode }

/**
 * What stands in a written page stays as it was written, and the code that wrote it is not fetched; on a page that the
 * browser makes itself, the code makes it. `children` therefore is something lazy, and `id` names its content.
 */
export function Written({ id, className, children }: WrittenProps) {
  const [kept] = useState(() => keptContent(id))
  const follow = useFollow()
  if (kept === undefined)
    return (
      <div id={id} className={className}>
        {children}
      </div>
    )
  // React takes over the element with what is in it, and makes nothing of this: it is there already.
  // oxlint-disable-next-line react/no-danger, no-static-element-interactions, click-events-have-key-events -- the links in it are what is pressed
  return <div id={id} className={className} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={kept} />
}

function keptContent(id: string): { __html: string } | undefined {
  if (import.meta.env.SSR) return undefined
  const written = document.getElementById(id)
  return written ? { __html: written.innerHTML } : undefined
}

/** Its links lead on without loading the page anew, as all others do. */
function useFollow(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const path = link?.getAttribute('href') ?? ''
    if (!plain || !path.startsWith('/') || link?.target === '_blank') return
    event.preventDefault()
    void navigate(path)
  }
}

import { type RefObject, useLayoutEffect, useState } from 'react'

/** What there is room for. */
export type Columns = {
  /** The folders have a column of their own. */
  folders: boolean
  /** An open thread stands beside its list, not above it. */
  beside: boolean
}

export function useColumns(frame: RefObject<HTMLElement | null>, isOpen: boolean): Columns | undefined {
  const [width, setWidth] = useState<'narrow' | 'middle' | 'wide'>()
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const look = (): void => setWidth(widthOf(element.clientWidth))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  if (width === undefined) return undefined
  return { folders: width === 'wide' || (width === 'middle' && !isOpen), beside: width !== 'narrow' }
}

function widthOf(pixels: number): 'narrow' | 'middle' | 'wide' {
  if (pixels < 820) return 'narrow'
  return pixels < 1_180 ? 'middle' : 'wide'
}

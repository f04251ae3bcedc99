import { type RefObject, useEffect, useState } from 'react'

/** Whether a row of tabs goes on beyond its edges. */
export type More = 'none' | 'before' | 'after' | 'both'

/** A phone shows no scroll bar: this says where there is more, and keeps the current tab in sight. */
export function useTabRow(row: RefObject<HTMLElement | null>): More {
  const [more, setMore] = useState<More>('none')
  useEffect(() => {
    row.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  })
  useEffect(() => {
    const box = row.current
    if (!box) return undefined
    const look = (): void => {
      const left = Math.abs(box.scrollLeft)
      const before = left > slack
      const after = left + box.clientWidth < box.scrollWidth - slack
      setMore(before && after ? 'both' : before ? 'before' : after ? 'after' : 'none')
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [row])
  return more
}

/** Allows for fractions of a pixel and the edge of the last tab. */
const slack = 4

/** Classes of the row: what goes on beyond an edge fades out there. */
export const fades: Record<More, string> = {
  none: '',
  before: '[mask-image:linear-gradient(to_right,transparent,black_2.5rem)]',
  after: '[mask-image:linear-gradient(to_left,transparent_1.25rem,black_4rem)]',
  both: '[mask-image:linear-gradient(to_right,transparent,black_2.5rem,black_calc(100%-4rem),transparent_calc(100%-1.25rem))]',
}

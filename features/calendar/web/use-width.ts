import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide something is, said only where it matters: what `read` makes of it. */
export function useWidth<Value>(ref: RefObject<HTMLElement | null>, read: (width: number) => Value): Value | undefined {
  const [value, setValue] = useState<Value>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const look = (): void => setValue(read(element.clientWidth))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- `read` is a rule, not a value
  }, [ref])
  return value
}

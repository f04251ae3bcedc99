import { useEffect, useEffectEvent } from 'react'

/** While it holds, Escape does this and nothing else. */
export function useEscape(holds: boolean, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    act()
  })
  useEffect(() => {
    if (!holds) return undefined
    const listener = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', listener, { capture: true })
    return () => removeEventListener('keydown', listener, { capture: true })
  }, [holds])
}

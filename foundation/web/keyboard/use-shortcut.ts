import { useEffectEvent, useLayoutEffect } from 'react'
import { isApple } from './apple.ts'
import { isForText, isPressed, type Shortcut } from './shortcut.ts'

/** While this is shown the shortcut works, except where it would be writing. */
export function useShortcut(shortcut: Shortcut, run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isPressed(shortcut, event, isApple())) return
    if (isForText(shortcut) && isWriting(event.target)) return
    event.preventDefault()
    run()
  })
  // Before anything is painted: what is pressed right after would be typed elsewhere.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
  )
}

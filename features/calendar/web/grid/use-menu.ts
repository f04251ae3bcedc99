import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { GridActions } from './grid-actions.ts'
import { spotOf, spots } from './spot-of.ts'

/** A right click and the menu key ask for the menu of an event, an hour or a day. */
export function useMenu(root: RefObject<HTMLElement | null>, { find, menu }: Pick<GridActions, 'find' | 'menu'>): void {
  const ask = useEffectEvent((event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    const element = target?.closest<HTMLElement>(`[data-key], ${spots}`)
    if (!element) return
    const occurrence = find(element.dataset['key'] ?? '')
    event.preventDefault()
    const byPointer = event instanceof PointerEvent && event.pointerType !== ''
    const at = byPointer ? new DOMRect(event.clientX, event.clientY, 0, 0) : element.getBoundingClientRect()
    menu({ element, at, on: occurrence ? { occurrence } : { spot: spotOf(element) } })
  })
  useEffect(() => {
    const grid = root.current
    const listener = (event: MouseEvent): void => ask(event)
    grid?.addEventListener('contextmenu', listener)
    return () => grid?.removeEventListener('contextmenu', listener)
  }, [root])
}

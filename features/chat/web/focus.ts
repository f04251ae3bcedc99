/**
 * One may write at once; where that would bring up a keyboard on the screen, not before one asks for it. Who has begun to
 * type elsewhere meanwhile, as in the search, goes on there.
 */
export function focusAtDesk(box: HTMLElement | null | undefined): void {
  if (document.activeElement?.matches('input, textarea')) return
  // Who works by keys alone may have no pointer at all.
  if (!matchMedia('(pointer: coarse)').matches) box?.focus()
}

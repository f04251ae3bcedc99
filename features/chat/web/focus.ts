/**
 * The person may write at once; where the focus would bring up a keyboard on the screen, not before they press the box.
 * Whoever has begun to type elsewhere meanwhile, as in the search, goes on there.
 */
export function focusAtDesk(box: HTMLElement | null | undefined): void {
  if (document.activeElement?.matches('input, textarea')) return
  // A person who works by keys alone may have no pointer at all.
  if (!matchMedia('(pointer: coarse)').matches) box?.focus()
}

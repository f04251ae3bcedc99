/** One may write at once; where that would bring up a keyboard on the screen, not before one asks for it. */
export function focusAtDesk(box: HTMLElement | null): void {
  // Who works by keys alone may have no pointer at all.
  if (!matchMedia('(pointer: coarse)').matches) box?.focus()
}

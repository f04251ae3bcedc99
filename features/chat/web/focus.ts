/** One may write at once; where that would bring up a keyboard on the screen, not before one asks for it. */
export function focusAtDesk(box: HTMLElement | null): void {
  if (matchMedia('(pointer: fine)').matches) box?.focus()
}

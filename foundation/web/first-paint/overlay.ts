/** The element that a written page shows until its code is there. */
export const overlayId = 'first-paint'

const pressedKey = 'pressedEarly'

/**
 * Remembers the button that a person pressed in the overlay; only the last one counts. Heard on the window: while React
 * starts, it stops events at the document that it does not know.
 */
export function keepPress(overlay: HTMLElement): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && overlay.contains(target) ? target.closest('button') : null
      if (button) overlay.dataset[pressedKey] = nameOf(button)
    },
    true,
  )
}

/**
 * Removes the overlay once the real page stands below it. The press and the focus move to the elements of the same
 * names there, and so do the words of text fields that nobody has taken over by hand.
 */
export function endFirstPaint(): void {
  const overlay = document.getElementById(overlayId)
  if (!overlay) return
  const pressed = overlay.dataset[pressedKey]
  const focused = overlay.contains(document.activeElement) ? document.activeElement : null
  const fields = [...overlay.querySelectorAll('input')].filter(({ value }) => value !== '')
  overlay.remove()
  // Its styles come after the whole sheet, and would win over those for wider and narrower screens.
  for (const style of document.querySelectorAll('head > style')) style.remove()
  for (const field of fields) fill(twinOf(field), field.value)
  if (focused && document.activeElement === document.body) twinOf(focused)?.focus()
  if (pressed !== undefined) [...document.querySelectorAll('button')].find((one) => nameOf(one) === pressed)?.click()
}

function twinOf(early: Element): HTMLElement | undefined {
  const name = nameOf(early)
  return [...document.querySelectorAll<HTMLElement>(early.localName)].find((one) => nameOf(one) === name)
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent.trim()
}

/** React hears of a change only through an event, and compares with the value that it last saw. */
function fill(field: HTMLElement | undefined, value: string): void {
  if (!(field instanceof HTMLInputElement)) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The element that a prerendered page shows until its code has loaded. */
export const overlayId = 'first-paint'

/** The template with what the overlay's sidebar shows. */
export const sidebarId = 'first-paint-sidebar'

/** In the data of a field: keys that were pressed after its text. */
export const keysName = 'keys'

const pressedKey = 'pressedEarly'

/**
 * Remembers the last button that a person pressed in the overlay. Listens on the window, because React, while it
 * starts, stops events at the document that it does not know.
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
 * Removes the overlay once the real page is rendered below it. The press and the focus move to the elements of the same
 * names. A field that is still untouched on the real page also gets the text that was typed, and then the keys pressed after it.
 */
export function endFirstPaint(): void {
  const overlay = document.getElementById(overlayId)
  if (!overlay) return
  const pressed = overlay.dataset[pressedKey]
  const focused = overlay.contains(document.activeElement) ? document.activeElement : null
  const fields = [...overlay.querySelectorAll('input')].filter(({ value, dataset }) => value || dataset[keysName])
  overlay.remove()
  // The overlay's styles come after the main sheet, so they would override its media queries.
  for (const style of document.querySelectorAll('head > style')) style.remove()
  for (const field of fields) fill(twinOf(field), field)
  if (focused && document.activeElement === document.body) twinOf(focused)?.focus()
  if (pressed !== undefined) namedIn('button', pressed)?.click()
}

function twinOf(early: Element): HTMLElement | undefined {
  return namedIn(early.localName, nameOf(early))
}

/** The header of small screens has some of the sidebar’s buttons as well: only one of the two is shown. */
function namedIn(selector: string, name: string): HTMLElement | undefined {
  const named = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => nameOf(one) === name)
  return named.find((one) => one.checkVisibility()) ?? named[0]
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent.trim()
}

/** React notices a change only through an event, and compares with the value it last saw. */
function fill(field: HTMLElement | undefined, { value, dataset }: HTMLInputElement): void {
  if (!(field instanceof HTMLInputElement)) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  for (const key of dataset[keysName]?.match(/\w+/g) ?? [])
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

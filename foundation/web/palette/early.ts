import { keysName, overlayId } from '../first-paint/overlay.ts'
import { isApple } from '../keyboard/apple.ts'

/**
 * Lets the shortcut open the palette of the overlay, whose field takes the keys until the page's own palette is there.
 * Listens on the window, because React, while it starts, stops events at the document that it does not know.
 */
export function openEarly(overlay: HTMLElement): void {
  addEventListener(
    'keydown',
    (event) => {
      const dialog = overlay.querySelector('dialog')
      const field = dialog?.querySelector('input')
      if (event.isComposing || !dialog?.isConnected || !field) return
      if (event.target === field) keepKey(field, event)
      if (!isAsked(event)) return
      event.preventDefault()
      if (dialog.open) return dialog.close()
      dialog.addEventListener('close', () => Object.assign(field, { value: '' }).removeAttribute(`data-${keysName}`), {
        once: true,
      })
      dialog.showModal()
    },
    true,
  )
}

/** Enter and the arrows belong to the list, which is handed them after the text; more text makes another list. */
function keepKey({ dataset }: HTMLInputElement, event: KeyboardEvent): void {
  const { key } = event
  if (/^(Enter|ArrowUp|ArrowDown)$/.test(key)) {
    event.preventDefault()
    dataset[keysName] = `${dataset[keysName] ?? ''} ${key}`
  } else if (key.length === 1) delete dataset[keysName]
}

/** `mod+k`, without the code for any shortcut: this is inlined. */
function isAsked({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (isApple() ? metaKey : ctrlKey) && !altKey && !shiftKey
}

/** The overlay removes itself right after the page's first rendering, and hands over what its fields hold. */
export function wasOpenedEarly(): boolean {
  return document.querySelector(`#${overlayId} dialog[open]`) !== null
}

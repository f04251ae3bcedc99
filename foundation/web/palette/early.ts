import { overlayId } from '../first-paint/overlay.ts'
import { isApple } from '../keyboard/apple.ts'

/**
 * Lets the shortcut open the palette of the overlay, whose field takes the keys until the page's own palette is there.
 * Listens on the window, because React, while it starts, stops events at the document that it does not know.
 */
export function openEarly(overlay: HTMLElement): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || !isAsked(event)) return
      const dialog = overlay.querySelector('dialog')
      if (!dialog?.isConnected) return
      event.preventDefault()
      if (dialog.open) dialog.close()
      else dialog.showModal()
    },
    true,
  )
}

/** `mod+k`, without the code for any shortcut: this is inlined. */
function isAsked({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (isApple() ? metaKey : ctrlKey) && !altKey && !shiftKey
}

/** The overlay removes itself right after the page's first rendering, and hands over what its fields hold. */
export function wasOpenedEarly(): boolean {
  return document.querySelector(`#${overlayId} dialog[open]`) !== null
}

import type { KeyboardEvent } from 'react'
import { isPressed } from '#foundation/web/keyboard/shortcut.ts'
import { isApple } from '#foundation/web/keyboard/apple.ts'

/** How the box looks while one writes; what is sent is the words alone. */
export const formats = ['bold', 'italic', 'underline'] as const
export type Format = (typeof formats)[number]

const keys: Record<Format, string> = { bold: 'b', italic: 'i', underline: 'u' }
const classes: Record<Format, string> = { bold: 'font-bold', italic: 'italic', underline: 'underline' }

export function shortcutOf(format: Format): string {
  return `mod+${keys[format]}`
}

/** Ctrl works everywhere, as the specification has it; so does ⌘ on Apple's keyboards. */
export function formatOfKey(event: KeyboardEvent): Format | undefined {
  return formats.find(
    (format) =>
      isPressed(shortcutOf(format), event, false) || (isApple() && isPressed(shortcutOf(format), event, true)),
  )
}

export function formatClasses(chosen: ReadonlySet<Format>): string {
  return formats.flatMap((format) => (chosen.has(format) ? classes[format] : [])).join(' ')
}

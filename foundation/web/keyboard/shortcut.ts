/** Keys joined by plus: `mod+k`, `shift+mod+p`, `?`. `mod` is ⌘ on Apple's keyboards and Ctrl elsewhere. */
export type Shortcut = string

export type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean }

export function isPressed(shortcut: Shortcut, press: Press, apple: boolean): boolean {
  const { key, modifiers } = parse(shortcut)
  const wanted = { mod: modifiers.has('mod'), alt: modifiers.has('alt') }
  const mod = apple ? press.metaKey : press.ctrlKey
  const other = apple ? press.ctrlKey : press.metaKey
  // A sign such as ? needs shift on some keyboards and not on others.
  const shift = isLetter(key) ? press.shiftKey === modifiers.has('shift') : true
  return press.key.toLowerCase() === key && mod === wanted.mod && !other && press.altKey === wanted.alt && shift
}

/** Without a modifier it is also a character that somebody may want to write. */
function isCharacter(shortcut: Shortcut): boolean {
  const { key, modifiers } = parse(shortcut)
  return key.length === 1 && !modifiers.has('mod')
}

/** In a text field these keys type a character or edit the text, such as its own undo. */
export function isForText(shortcut: Shortcut): boolean {
  return isCharacter(shortcut) || editing.has(shortcut)
}

const editing: ReadonlySet<Shortcut> = new Set(['mod+z', 'mod+shift+z'])

/** As printed on the keys. */
export function keysOf(shortcut: Shortcut, apple: boolean): string[] {
  return shortcut.split('+').map((key) => names[apple ? 'apple' : 'other'][key] ?? keyName(key))
}

function parse(shortcut: Shortcut): { key: string; modifiers: Set<string> } {
  const keys = shortcut.split('+')
  return { key: keys.at(-1) ?? '', modifiers: new Set(keys.slice(0, -1)) }
}

function isLetter(key: string): boolean {
  return key.length > 1 || /^[\p{L}\p{N}]$/u.test(key)
}

function keyName(key: string): string {
  const arrows: Record<string, string> = { arrowup: '↑', arrowdown: '↓', arrowleft: '←', arrowright: '→' }
  return arrows[key] ?? key.charAt(0).toUpperCase() + key.slice(1)
}

const names: Record<'apple' | 'other', Partial<Record<string, string>>> = {
  apple: { mod: '⌘', shift: '⇧', alt: '⌥', enter: '↵', escape: 'esc' },
  other: { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', enter: 'Enter', escape: 'Esc' },
}

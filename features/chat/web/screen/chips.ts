import { visible } from '#foundation/web/markdown/visible.ts'

const last = /(?<!:)\n\n((?:- “[^“”\n]{1,120}”(?:\n|$))+)$/

/** An answer that ends in a list of messages in quotes offers them: they are shown to be chosen. Behind a colon, they are what was found. */
export function splitChips(content: string): { words: string; chips: string[] } {
  const [end = '', list = ''] = last.exec(content) ?? []
  const chips = [...list.matchAll(/“([^“”]+)”/g)].flatMap(([, text = '']) => (visible(text) === text ? [text] : []))
  if (chips.length === 0) return { words: content, chips }
  return { words: content.slice(0, content.length - end.length), chips: [...new Set(chips)] }
}

export type Mark = { slot: string; at: number; until: number }

/** A sentence as somebody would write it, and which of its words fill which slot. */
export type Marked = { text: string; marks: readonly Mark[] }

/** Takes the marks `[words](slot)` out of a sentence. A bracket without its other half is said to be wrong. */
export function unmark(sentence: string): Marked | { wrong: string } {
  const marks: Mark[] = []
  let text = ''
  let opened: number | undefined
  for (let at = 0; at < sentence.length; at += 1) {
    const sign = sentence[at]
    if (sign === '[') {
      if (opened !== undefined) return { wrong: 'a mark stands inside another' }
      opened = text.length
    } else if (sign === ']') {
      const slot = slotAt(sentence, at + 1)
      if (opened === undefined || slot === undefined) return { wrong: 'a mark is written [words](slot)' }
      marks.push({ slot, at: opened, until: text.length })
      opened = undefined
      at += slot.length + 2
    } else text += sign
  }
  return opened === undefined ? { text, marks } : { wrong: 'a mark is not closed' }
}

function slotAt(sentence: string, at: number): string | undefined {
  const end = sentence.indexOf(')', at)
  const slot = sentence.slice(at + 1, end)
  return sentence[at] === '(' && end > at && /^[a-z-]+$/.test(slot) ? slot : undefined
}

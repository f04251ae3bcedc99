/** Deeper JSON, or JSON with more values, is slow to parse, and nothing we read needs it. */
const deepest = 32
const mostValues = 100_000

const code = (character: string) => character.charCodeAt(0)
const [quote, backslash, comma] = [code('"'), code('\\'), code(',')]
const opening = new Set([code('['), code('{')])
const closing = new Set([code(']'), code('}')])

/**
 * Why a JSON text is too expensive to parse. It is scanned by hand, because no regular expression does this in one
 * pass.
 */
export function whyHeavy(text: string): 'nested too deeply' | 'made of too many values' | undefined {
  let depth = 0
  let values = 0
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index)
    if (quoted) {
      if (character === backslash) index += 1
      else if (character === quote) quoted = false
    } else if (character === quote) quoted = true
    else if (character === comma) values += 1
    else if (opening.has(character)) {
      depth += 1
      values += 1
    } else if (closing.has(character)) depth -= 1
    if (depth > deepest) return 'nested too deeply'
    if (values > mostValues) return 'made of too many values'
  }
  return undefined
}

import { type Block, inSteps, type Reader } from '../block.ts'
import { decodeBeginning } from '../decoding.ts'

/** Paragraphs of a text: what empty lines part, each with its line. */
export const textReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const { text, note } = decodeBeginning(bytes)
    yield* inSteps(paragraphsOf(text))
    return { note }
  },
}

/** An entry of a list, or a line that says whose words or what it holds: “Anna: yes”, “Decisions:”. */
const ownLine = /^\s*(?:[\-*•–]\s+\S|\d{1,3}[.\)]\s+\S|\[[ xX]?\]|\p{Lu}[\p{L} .'’\-]{0,40}:(?:\s|$))/v

export function paragraphsOf(text: string): Block[] {
  const found: Block[] = []
  let lines: string[] = []
  let begin = 1
  const close = (next: number): void => {
    if (lines.length > 0) found.push({ kind: 'text', text: lines.join(' '), place: { line: begin } })
    lines = []
    begin = next
  }
  for (const [at, line] of text.split(/\r\n|[\n\r\f\v\u2028\u2029]/v).entries()) {
    if (line.trim() === '') close(at + 2)
    else {
      if (ownLine.test(line) || lines.at(-1)?.endsWith(':') === true) close(at + 1)
      lines.push(line.trim())
    }
  }
  close(0)
  return found
}

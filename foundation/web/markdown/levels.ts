import type { MarkedToken } from 'marked'

/** The outline level of each heading block: one below the heading it belongs to, whatever level was written. */
export function headingLevels(tokens: readonly MarkedToken[], top: number): number[] {
  const above: number[] = []
  return tokens.map((token) => {
    if (token.type !== 'heading') return top
    while ((above.at(-1) ?? 0) >= token.depth) above.pop()
    above.push(token.depth)
    return Math.min(top + above.length - 1, 6)
  })
}

import { tokenize } from '#foundation/language/text/tokens.ts'

/** Part of a message, and whether a sentence ended before it. */
export type Clause = { from: number; text: string; rest: string; opens: boolean }

const ends = ['.', '!', '?', ';', '…']

/**
 * A message cut where it says one thing after another: “ok forget it. what time is it”. `rest` is everything from the
 * clause on; `opens` tells whether it follows the end of a sentence, or only a comma or a dash.
 */
export function clausesOf(message: string): Clause[] {
  const tokens = tokenize(message)
  const starts = tokens.flatMap((token, at) => {
    const before = tokens[at - 1]
    if (!before) return [{ from: token.from, opens: true }]
    const between = message.slice(before.to, token.from)
    const opens = ends.some((mark) => between.includes(mark))
    const cuts = opens || [',', ' - ', '–', '—'].some((mark) => between.includes(mark))
    return cuts && between.endsWith(' ') ? [{ from: token.from, opens }] : []
  })
  return starts.map(({ from, opens }, at) => ({
    from,
    text: message.slice(from, starts[at + 1]?.from ?? message.length).trim(),
    rest: message.slice(from).trim(),
    opens,
  }))
}

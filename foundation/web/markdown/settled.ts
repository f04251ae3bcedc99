/**
 * How much of a growing text is worth another look: all of it while it is short, later as much as there was at the last
 * step of an eighth. So whoever looks at all of it at every piece has looked at each part a few times in the end.
 */
export function settledLength(text: string, short = 8_000): number {
  const { length } = text
  if (length <= short) return length
  const step = Math.floor(Math.log(length / short) / Math.log(1.125))
  const most = Math.floor(short * 1.125 ** step)
  return text.lastIndexOf('\n', most) + 1 || most
}

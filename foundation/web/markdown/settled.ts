/**
 * How much of a growing text to process: all of it while it is short, then as much as there was at the last step of an
 * eighth. Processing it at every piece therefore touches each part only a few times in all.
 */
export function settledLength(text: string, short = 8_000): number {
  const { length } = text
  if (length <= short) return length
  const step = Math.floor(Math.log(length / short) / Math.log(1.125))
  const most = Math.floor(short * 1.125 ** step)
  return text.lastIndexOf('\n', most) + 1 || most
}

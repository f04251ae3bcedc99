/** The time left for parsing a text, in milliseconds, by measured costs. */
export type Purse = { left: number }

/**
 * Whether the lexer may parse these words. Its time is quadratic in marks and in long words that might be an e-mail
 * address.
 */
export function spend(purse: Purse, words: string): boolean {
  const price = words.length * 20e-6 + marks(words) ** 2 * 25e-6 + runs(words) * 3.5e-6
  if (price > purse.left) return false
  purse.left -= price
  return true
}

function marks(words: string): number {
  let count = 0
  for (const _ of words.matchAll(/[*_~[\]`<!'"]/g)) count++
  return count
}

function runs(words: string): number {
  let sum = 0
  for (const [run] of words.matchAll(/[\w.!#$%&'*+/=?^`{|}~@-]{80,}/g)) sum += run.length ** 2
  return sum
}

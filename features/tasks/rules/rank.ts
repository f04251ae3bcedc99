/*
 * Positions in an order, so that moving a task writes only that task. A rank is an integer, whose first letter encodes
 * its length, and a fraction; ranks sort as text.
 */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `a0`, from which ranks are counted in both directions. */
const middle = 'a0'

/** A rank between the two, of which `before` must be the lesser; null means no neighbour on that side. */
export function rankBetween(before: string | null, after: string | null): string {
  if (before === null) return after === null ? middle : below(after)
  const whole = wholeOf(before)
  if (after === null) return increment(whole) ?? whole + midpoint(before.slice(whole.length), null)
  if (wholeOf(after) === whole) return whole + midpoint(before.slice(whole.length), after.slice(whole.length))
  const next = increment(whole)
  return next !== undefined && next < after ? next : whole + midpoint(before.slice(whole.length), null)
}

function below(after: string): string {
  const whole = wholeOf(after)
  if (whole < after) return whole
  return decrement(whole) ?? whole + midpoint('', after.slice(whole.length))
}

/** `a` is followed by one digit, `b` by two; `Z` by one, `Y` by two. */
function wholeOf(rank: string): string {
  const head = rank.charAt(0)
  const length = head >= 'a' ? head.charCodeAt(0) - 95 : 92 - head.charCodeAt(0)
  return rank.slice(0, length)
}

function increment(whole: string): string | undefined {
  const counted = carry(whole.slice(1), 1)
  if (counted !== undefined) return whole.charAt(0) + counted
  const head = whole.charAt(0)
  if (head === 'Z') return middle
  if (head === 'z') return undefined
  const next = String.fromCharCode(head.charCodeAt(0) + 1)
  return next + '0'.repeat(next > 'a' ? whole.length : whole.length - 2)
}

function decrement(whole: string): string | undefined {
  const counted = carry(whole.slice(1), -1)
  if (counted !== undefined) return whole.charAt(0) + counted
  const head = whole.charAt(0)
  if (head === 'a') return 'Zz'
  if (head === 'A') return undefined
  const next = String.fromCharCode(head.charCodeAt(0) - 1)
  return next + 'z'.repeat(next < 'Z' ? whole.length : whole.length - 2)
}

/** One more or less; `undefined` if that would need another digit. */
function carry(number: string, by: 1 | -1): string | undefined {
  const figures = number.split('').map((digit) => digits.indexOf(digit))
  for (let at = figures.length - 1; at >= 0; at -= 1) {
    const next = (figures[at] ?? 0) + by
    figures[at] = (next + digits.length) % digits.length
    if (next >= 0 && next < digits.length) return figures.map((figure) => digits[figure]).join('')
  }
  return undefined
}

/** A fraction between the two that does not end in zero. */
function midpoint(low: string, high: string | null): string {
  const shared = high === null ? 0 : sharedBy(low, high)
  if (high !== null && shared > 0) return high.slice(0, shared) + midpoint(low.slice(shared), high.slice(shared))
  const from = low === '' ? 0 : digits.indexOf(low.charAt(0))
  const to = high === null ? digits.length : digits.indexOf(high.charAt(0))
  if (to - from > 1) return digits.charAt(Math.floor((from + to) / 2))
  if (high !== null && high.length > 1) return high.charAt(0)
  return digits.charAt(from) + midpoint(low.slice(1), null)
}

function sharedBy(low: string, high: string): number {
  let shared = 0
  while (shared < high.length && (low[shared] ?? '0') === high[shared]) shared += 1
  return shared
}

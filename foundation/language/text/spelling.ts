/**
 * How many letters must be added, taken away, changed or swapped with their neighbour (the restricted Damerau and
 * Levenshtein distance); more than `most` is as good as never.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let left = 1; left <= one.length; left++) {
    const next = [left]
    for (let right = 1; right <= other.length; right++) {
      const change = one[left - 1] === other[right - 1] ? 0 : 1
      let least = Math.min(at(row, right) + 1, at(next, right - 1) + 1, at(row, right - 1) + change)
      const swapped = left > 1 && right > 1 && one[left - 1] === other[right - 2] && one[left - 2] === other[right - 1]
      if (swapped) least = Math.min(least, at(before, right - 2) + 1)
      next.push(least)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return at(row, other.length)
}

/**
 * The one known word that this is meant to be. Short words are too near to each other for guessing: there only swapped,
 * doubled or missing letters count, and the first letter must be right.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return undefined
  const most = word.length < 9 ? 1 : 2
  let best: { word: string; far: number } | undefined
  for (const candidate of known) {
    if (candidate.length < 4 || candidate[0] !== word[0]) continue
    if (word.length < 5 && candidate.length === word.length && !sameLetters(word, candidate)) continue
    const far = distance(word, candidate, most)
    if (far <= most && (!best || far < best.far)) best = { word: candidate, far }
  }
  return best?.word
}

function sameLetters(one: string, other: string): boolean {
  return one.split('').sort().join('') === other.split('').sort().join('')
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY
}

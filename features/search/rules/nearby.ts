/** Words that are spelled almost alike: one letter more, less, other or swapped in short words, two in long ones. */
export function alike(word: string, known: Iterable<string>): string[] {
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  const near = Array.from(known, (other) => ({ other, apart: distance(word, other, most) }))
    .filter(({ apart }) => apart > 0 && apart <= most)
    .toSorted((one, other) => one.apart - other.apart)
  return near.slice(0, mostAlike).map(({ other }) => other)
}

const mostAlike = 4

/** Letters to add, leave out, replace or swap with their neighbours; above `most` any larger number. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next.push(
        Math.min(
          numberAt(next, at - 1) + 1,
          numberAt(last, at) + 1,
          numberAt(last, at - 1) + same,
          swapped ? numberAt(before, at - 2) + 1 : Infinity,
        ),
      )
    }
    before = last
    last = next
  }
  return numberAt(last, other.length)
}

function numberAt(numbers: readonly number[], at: number): number {
  return numbers[at] ?? Infinity
}

/** A word with one typo is right in its first half or in its second half. */
export function halvesOf(word: string): { beginning: string; end: string } {
  const middle = Math.floor(word.length / 2)
  return { beginning: word.slice(0, middle), end: word.slice(middle) }
}

const fewestLetters = 4
const links = ['', 's', 'es', 'n', 'en', 'e', 'er']

/** How a compound may be put together, of parts with at least four letters: “Miet|vertrag”, “Arbeit|s|zeit”. */
export function splitsOf(word: string): [first: string, second: string][] {
  const splits: [string, string][] = []
  for (let at = fewestLetters; at <= word.length - fewestLetters; at += 1) {
    const first = word.slice(0, at)
    for (const link of links) {
      if (first.endsWith(link) && first.length - link.length >= fewestLetters)
        splits.push([first.slice(0, first.length - link.length), word.slice(at)])
    }
  }
  return splits
}

const latin = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ')
const [fewestRespelled, mostRespelled] = [5, 18]

/** All spellings that differ by one slip: two letters swapped, one too many, one missing or another one. */
export function respelled(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length < fewestRespelled || letters.length > mostRespelled) return []
  const others = /^[a-z]+$/v.test(word) ? latin : []
  const found = letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 1)]
    const [next, ...rest] = after
    return [
      [...before, ...after],
      ...(next === undefined ? [] : [[...before, next, letter, ...rest]]),
      ...others.flatMap((other) => [
        [...before, other, ...after],
        [...before, other, letter, ...after],
      ]),
    ]
  })
  const added = others.map((other) => [...letters, other])
  return [...new Set([...found, ...added].map((spelling) => spelling.join('')))].filter((each) => each !== word)
}

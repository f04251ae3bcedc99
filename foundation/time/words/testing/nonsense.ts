const pieces =
  `every each other second third last first of the month week year day Monday tuesdays weekdays weekend daily
  weekly bi - until till March 31 29 February 2027 at 9 25:99 9:30pm noon for 45 minutes times twice 3x starting from to
  through except but not in on with Sara and Tom , . ; @ " ' “ ” Zoë’s room 5 Zoom schedule a call remind me 0 1/2 13/13 99th
  -1 10000000000 ￼ \\ ( ) [ ] $& .* 🦜 every every between christmas next this 12am 24:00 ½ º`.split(/\s+/)

/** The same numbers in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function sentence(next: () => number): string {
  const count = 1 + Math.floor(next() * 14)
  return Array.from({ length: count }, () => pieces[Math.floor(next() * pieces.length)]).join(next() < 0.1 ? '' : ' ')
}

/** Sentences without sense that are made of words which readers look for; the same ones in every run. */
export function nonsense(count: number): string[] {
  const next = numbers(20261118)
  return Array.from({ length: count }, () => sentence(next))
}

/** Texts of thousands of characters that tempt a reader to look at them again and again. */
export const hostile = [
  'every '.repeat(2_000),
  'with Sara and '.repeat(800),
  'at the '.repeat(1_500),
  'a'.repeat(10_000),
  '-'.repeat(10_000),
  ' '.repeat(10_000),
  'first and '.repeat(1_000),
  'Monday, '.repeat(1_200),
  'except '.repeat(1_400),
  '1 to '.repeat(2_000),
  '"'.repeat(10_000),
  'until from '.repeat(900),
  `remind me to ${'please '.repeat(1_400)}`,
  'A'.repeat(5_000) + ' B'.repeat(2_500),
  'x@'.repeat(5_000),
  'night '.repeat(1_600),
]

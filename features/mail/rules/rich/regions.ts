/** Three versions of the same items: what two sides began with, and what each made of it. */
export type Sides<Item> = { base: readonly Item[]; mine: readonly Item[]; theirs: readonly Item[] }

/** The versions cut at the items that all three have in common; each of these is a region of its own. */
export function regionsOf<Item>({ base, mine, theirs }: Sides<Item>, keyOf: (item: Item) => string): Sides<Item>[] {
  const keys = base.map(keyOf)
  const [inMine, inTheirs] = [matchesOf(keys, mine.map(keyOf)), matchesOf(keys, theirs.map(keyOf))]
  const regions: Sides<Item>[] = []
  let from = { base: 0, mine: 0, theirs: 0 }
  const cut = (to: typeof from): void => {
    const [was, here, there] = [
      base.slice(from.base, to.base),
      mine.slice(from.mine, to.mine),
      theirs.slice(from.theirs, to.theirs),
    ]
    if (was.length + here.length + there.length > 0) regions.push({ base: was, mine: here, theirs: there })
    from = to
  }
  for (let at = 0; at < base.length; at += 1) {
    const [here, there] = [inMine.get(at), inTheirs.get(at)]
    if (here === undefined || there === undefined) continue
    cut({ base: at, mine: here, theirs: there })
    cut({ base: at + 1, mine: here + 1, theirs: there + 1 })
  }
  cut({ base: base.length, mine: mine.length, theirs: theirs.length })
  return regions
}

/** More than this would take too long to compare: what was changed is then one stretch. */
const mostCompared = 1_000_000

/** Which items of the first list stand in the second one, in the same order: as many as possible. */
function matchesOf(before: readonly string[], after: readonly string[]): Map<number, number> {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const matches = new Map<number, number>()
  for (let at = 0; at < head; at += 1) matches.set(at, at)
  const [was, is] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)]
  for (const [from, to] of longestCommon(was, is)) matches.set(head + from, head + to)
  for (let at = tail; at > 0; at -= 1) matches.set(before.length - at, after.length - at)
  return matches
}

function longestCommon(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1
  if (before.length * after.length > mostCompared) return []
  // How many items of the rests from here on are common.
  const lengths = new Uint32Array((before.length + 1) * width)
  const at = (from: number, to: number): number => lengths[from * width + to] ?? 0
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1)
      lengths[from * width + to] =
        before[from] === after[to] ? at(from + 1, to + 1) + 1 : Math.max(at(from + 1, to), at(from, to + 1))
  const common: [number, number][] = []
  for (let from = 0, to = 0; from < before.length && to < after.length;) {
    if (before[from] === after[to]) common.push([from++, to++])
    else if (at(from + 1, to) >= at(from, to + 1)) from += 1
    else to += 1
  }
  return common
}

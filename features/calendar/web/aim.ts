/**
 * Where the address is going to. The page follows it a little later, so that a press right after a press must not count
 * from what is still shown.
 */
type Aim = {
  /** What the next change starts from. */
  from: (shown: URLSearchParams) => URLSearchParams
  take: (next: URLSearchParams) => void
  /** Called with what is shown by now: the aim ends once it is reached, or when something else has led elsewhere. */
  reach: (shown: URLSearchParams) => void
}

export function createAim(): Aim {
  let aimed: URLSearchParams | undefined
  const onTheWay = new Set<string>()
  return {
    from: (shown) => aimed ?? shown,
    take(next) {
      aimed = next
      onTheWay.add(next.toString())
    },
    reach(shown) {
      const at = shown.toString()
      if (onTheWay.has(at) && aimed?.toString() !== at) return
      aimed = undefined
      onTheWay.clear()
    },
  }
}

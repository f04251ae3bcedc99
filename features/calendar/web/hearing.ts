/** Between two moments; without bounds, everything. */
export type Stretch = { from: string | null; to: string | null }

export type Hearing = {
  /** Something in this stretch changed. */
  hear: (stretch: Stretch) => void
  /** Changes something, and reads again what it touched. `read` ends once that was read, also when the work failed. */
  during: <Result>(work: () => Promise<Result>) => { result: Promise<Result>; read: Promise<void> }
}

/**
 * A change of our own is announced to us too, before its answer arrives. What is announced while the change is being made
 * waits for the answer, so that the days in sight are read once and not once for each piece of news.
 */
export function createHearing(read: (stretch: Stretch) => Promise<void>): Hearing {
  const heard: Stretch[] = []
  let working = 0

  /** Where nothing was announced, the line may be down: then everything is read. */
  const readHeard = (): Promise<void> => read(hull(heard.splice(0)))

  return {
    hear(stretch) {
      heard.push(stretch)
      if (working === 0) void readHeard()
    },
    during(work) {
      working += 1
      const result = work()
      const ended = (): Promise<void> => {
        working -= 1
        return readHeard()
      }
      return { result, read: result.then(ended, ended) }
    },
  }
}

function hull(stretches: readonly Stretch[]): Stretch {
  const [first, ...rest] = stretches
  if (!first) return { from: null, to: null }
  return rest.reduce((all, one) => ({ from: outer(all.from, one.from, -1), to: outer(all.to, one.to, 1) }), first)
}

function outer(a: string | null, b: string | null, sign: 1 | -1): string | null {
  if (a === null || b === null) return null
  return Math.sign(Date.parse(a) - Date.parse(b)) === sign ? a : b
}

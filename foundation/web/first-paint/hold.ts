type Held = 'heldStarts' | 'heldFetches'

/** Delays the page's own code until this ends, so that it does not compete for the main thread. */
export function holdStart(until: Promise<unknown>): void {
  holds('heldStarts').push(until)
}

/** Delays also the files of that code that are not asked for yet. */
export function holdAll(until: Promise<unknown>): void {
  holdStart(until)
  holds('heldFetches').push(until)
}

/** Resolves when nothing holds the start, or the next file, any more, or after this time. */
export async function untilFree(milliseconds: number, held: Held = 'heldStarts'): Promise<void> {
  const { promise: tooLong, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([tooLong, allEnded(holds(held))])
  clearTimeout(timer)
}

async function allEnded(promises: readonly Promise<unknown>[]): Promise<void> {
  let seen = 0
  while (seen < promises.length) {
    seen = promises.length
    await Promise.allSettled(promises)
  }
}

/** On the window, because each inline script is a separate bundle. */
function holds(held: Held): Promise<unknown>[] {
  const known: unknown = Reflect.get(globalThis, held)
  if (Array.isArray(known)) return known
  const fresh: Promise<unknown>[] = []
  Reflect.set(globalThis, held, fresh)
  return fresh
}

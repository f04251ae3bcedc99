const held = 'heldStarts'

/** Delays the page's own code until this ends, so that it does not compete for the main thread. */
export function holdStart(until: Promise<unknown>): void {
  holds().push(until)
}

/** Resolves when nothing holds the start any more, or after this time. */
export async function untilFree(milliseconds: number): Promise<void> {
  const { promise: tooLong, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([tooLong, allEnded()])
  clearTimeout(timer)
}

async function allEnded(): Promise<void> {
  let seen = 0
  while (seen < holds().length) {
    seen = holds().length
    await Promise.allSettled(holds())
  }
}

/** On the window, because each inline script is a separate bundle. */
function holds(): Promise<unknown>[] {
  const known: unknown = Reflect.get(globalThis, held)
  if (Array.isArray(known)) return known
  const fresh: Promise<unknown>[] = []
  Reflect.set(globalThis, held, fresh)
  return fresh
}

const held = 'heldStarts'

/** The page's own code starts no earlier than this ends, so that it does not take the thread from it. */
export function holdStart(until: Promise<unknown>): void {
  holds().push(until)
}

/** Resolves when nothing holds the start, or when the holds have lasted for so long. */
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

/** On the page itself, because each of its inline scripts is a bundle of its own. */
function holds(): Promise<unknown>[] {
  const known: unknown = Reflect.get(globalThis, held)
  if (Array.isArray(known)) return known
  const fresh: Promise<unknown>[] = []
  Reflect.set(globalThis, held, fresh)
  return fresh
}

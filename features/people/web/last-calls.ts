import type { Fetch } from '#foundation/web/http/client.ts'

/** How long a deed may keep somebody who signs out. */
const patience = 4_000

export type Calls = {
  fetch: Fetch
  /** Waits for what is still being done. From then on nothing is asked in a session that is about to end. */
  end: () => Promise<void>
}

/** The calls of one session: once it ends, no answer comes to any of them, because nobody is there to read it. */
export function openCalls(fetch: Fetch = globalThis.fetch): Calls {
  const reading = new AbortController()
  const deeds = new Set<Promise<Response>>()
  let hasEnded = false

  async function ask(address: string, request: RequestInit): Promise<Response> {
    const { signal } = request
    const signals = signal ? [signal, reading.signal] : [reading.signal]
    try {
      return await fetch(address, { ...request, signal: AbortSignal.any(signals) })
    } catch (error) {
      if (reading.signal.aborted && !signal?.aborted) return nothing()
      throw error
    }
  }

  async function act(address: string, request: RequestInit): Promise<Response> {
    const deed = fetch(address, request)
    deeds.add(deed)
    try {
      return await deed
    } finally {
      deeds.delete(deed)
    }
  }

  return {
    async fetch(address, request) {
      if (hasEnded) return nothing()
      return request.method === 'GET' ? ask(address, request) : act(address, request)
    },
    async end() {
      hasEnded = true
      reading.abort()
      const { promise: isLate, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, patience)
      await Promise.race([Promise.allSettled(deeds), isLate])
      clearTimeout(timer)
    },
  }
}

const nothing = (): Promise<never> => new Promise(() => {})

import type { Fetch } from '#foundation/web/http/client.ts'

/** The longest that signing out waits for changes that are being sent, in milliseconds. */
const patience = 4_000

export type Calls = {
  fetch: Fetch
  /** Waits for changes that are being sent. From then on no request leaves the page. */
  end: () => Promise<void>
}

/** The requests of one session. Once it ends, reads are abandoned: their promises stay open, so no error is shown. */
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

/** Whose words have been read on the way to an answer. */
export type Taint = {
  sources: () => string[]
  /** Kept for later answers in the same conversation, which still hold the words. */
  add: (sources: readonly string[]) => Promise<void>
  /** For this answer alone: what is not kept in the conversation. */
  addForNow: (source: string) => void
}

const longest = 300
const most = 50

export function openTaint(known: readonly string[], keep: (sources: readonly string[]) => Promise<void>): Taint {
  const all = new Set(known)
  return {
    sources: () => [...all].slice(0, most),
    async add(sources) {
      const fresh = sources.map(shorten).filter((source) => !all.has(source))
      if (fresh.length === 0) return
      for (const source of fresh) all.add(source)
      await keep(fresh)
    },
    addForNow: (source) => void all.add(shorten(source)),
  }
}

function shorten(source: string): string {
  return source.length > longest ? `${source.slice(0, longest - 1).toWellFormed()}…` : source
}

/** Whose words have been read on the way to an answer. */
export type Taint = {
  sources: () => string[]
  /** Kept for later answers in the same conversation, which still hold the words. */
  add: (sources: readonly string[]) => Promise<void>
  /**
   * For this answer, and for later ones of models elsewhere: the built-in model, which follows no text, repeats it in the
   * conversation.
   */
  addRepeated: (source: string) => Promise<void>
  /** Whether all of these have been read. */
  knows: (sources: readonly string[]) => boolean
}

const longest = 300
const most = 50

/** Stores sources for later answers; `onlyElsewhere` is for those that taint models elsewhere alone. */
type KeepSources = (sources: readonly string[], onlyElsewhere: boolean) => Promise<void>

export function openTaint(known: readonly string[], keep: KeepSources): Taint {
  const all = new Set(known)
  async function add(sources: readonly string[], onlyElsewhere: boolean): Promise<void> {
    const fresh = sources.map(shorten).filter((source) => !all.has(source))
    if (fresh.length === 0) return
    for (const source of fresh) all.add(source)
    await keep(fresh, onlyElsewhere)
  }
  return {
    sources: () => [...all].slice(0, most),
    add: (sources) => add(sources, false),
    addRepeated: (source) => add([source], true),
    knows: (sources) => sources.every((source) => all.has(shorten(source))),
  }
}

function shorten(source: string): string {
  return source.length > longest ? `${source.slice(0, longest - 1).toWellFormed()}…` : source
}

/** How often each entry was chosen, by id: a count that halves every two weeks, and the time at which it was valid. */
export type Usage = Readonly<Record<string, { count: number; at: number }>>

const halfLife = 14 * 86_400_000
const mostKept = 200

/** 0 for never, towards 1. */
export function weightOf(usage: Usage, id: string, now: number): number {
  const count = countAt(usage, id, now)
  return count / (count + 1)
}

export function withUse(usage: Usage, id: string, now: number): Usage {
  const next = { ...usage, [id]: { count: countAt(usage, id, now) + 1, at: now } }
  const kept = Object.keys(next)
    .sort((a, b) => countAt(next, b, now) - countAt(next, a, now))
    .slice(0, mostKept)
  return Object.fromEntries(kept.flatMap((one) => (next[one] ? [[one, next[one]]] : [])))
}

/** Stored text may be anything; returns no usage unless it is valid. */
export function readUsage(text: string | null): Usage {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, one]) => isUse(one)))
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

function countAt(usage: Usage, id: string, now: number): number {
  const use = Object.hasOwn(usage, id) ? usage[id] : undefined
  return use ? use.count * 2 ** (-Math.max(0, now - use.at) / halfLife) : 0
}

function isUse(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Number.isFinite(Reflect.get(value, 'count')) &&
    Number.isFinite(Reflect.get(value, 'at'))
  )
}

import type { Value, Values } from './mirrored.ts'

type Wish = { field: string; base: Value; wanted: Value; sent: readonly Value[] | null }

/**
 * For each field that waits in the outbox: is it there as it was when it was changed here, or as we wrote it, then ours
 * stays. Is it anything else, it was changed there meanwhile, and theirs wins. What is not named there is false.
 */
export function agree(wishes: readonly Wish[], theirs: Values): { here: Values; toWrite: Values; overruled: string[] } {
  const here: Record<string, Value> = { ...theirs }
  const toWrite: Record<string, Value> = {}
  const overruled: string[] = []
  for (const { field, base, wanted, sent } of wishes) {
    const there = theirs[field] ?? false
    if (there !== base && there !== wanted && !sent?.includes(there)) overruled.push(field)
    else {
      here[field] = wanted
      if (there !== wanted) toWrite[field] = wanted
    }
  }
  return { here, toWrite, overruled }
}

const longest = 15 * 60_000

/** Milliseconds until the next attempt: a second, doubled each time. */
export function backoff(failures: number, first = 1_000): number {
  return Math.min(longest, first * 2 ** Math.min(failures, 20))
}

import type { Lookup } from '#foundation/server/action.ts'

/** Values that contain the planted text without declaring a source. Entries of a list are checked one by one. */
export function undeclared(answer: unknown, sources: Lookup['sources'] | undefined, mark: string): unknown[] {
  const parts = Array.isArray(answer) ? answer.map((entry: unknown) => [entry]) : [answer]
  const isTold = (part: unknown) => typeof sources === 'function' && sources(part as never).length > 0
  return parts.filter((part) => holds(part, mark) && !isTold(part))
}

export function holds(answer: unknown, mark: string): boolean {
  return JSON.stringify(answer).includes(mark)
}

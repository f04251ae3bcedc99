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

/** What an activity stored: its sentence, its card, and the sources that each of them declares. */
export type Written = { sentence: string; shown: object; told: string[] | null; seen: string[] | null }

export function quotes({ sentence, shown }: Written, mark: string): boolean {
  return sentence.includes(mark) || JSON.stringify(shown).includes(mark)
}

/** Places with planted text that declare no source for it. */
export function quotesUndeclared({ sentence, shown, told, seen }: Written, mark: string): string[] {
  return [
    ...(sentence.includes(mark) && told?.length === 0 ? ['the sentence'] : []),
    ...(JSON.stringify(shown).includes(mark) && seen?.length === 0 ? ['the card'] : []),
  ]
}

import type { AskedTerm } from './asked.ts'
import { irregularFormsOf } from './stems.ts'

/** Words that are looked for; those of one list of `others` are one term. */
export type LookedFor = { words: string[]; others: { words: string[]; weight: number }[] }

const weights = { forms: 2, nearest: 1, others: 2 }
const mostOthers = 60
const near = 0.7

type Other = { of: number; kind: keyof typeof weights; word: string; nearness: number }

/**
 * The words of the question count twice. Other words for one of them are one term, the nearest ones another; of all of
 * them the nearest are looked for.
 */
export function wordsFor(terms: readonly AskedTerm[]): LookedFor {
  const own = new Set(terms.map(({ word }) => word))
  const further = terms.flatMap((term, of) => othersOf(term, of)).filter(({ word }) => !own.has(word))
  const distinct = new Map(further.map((other) => [`${other.of} ${other.word}`, other]))
  const nearest = [...distinct.values()].toSorted((one, other) => other.nearness - one.nearness).slice(0, mostOthers)
  const together = Map.groupBy(nearest, ({ of, kind, word }) => (kind === 'nearest' ? word : `${of} ${kind}`))
  const others = Array.from(together.values(), (all) => {
    return { words: all.map(({ word }) => word), weight: weights[all[0]?.kind ?? 'others'] }
  })
  return { words: [...own, ...own], others }
}

function othersOf({ stem, others }: AskedTerm, of: number): Other[] {
  const forms = irregularFormsOf(stem).map((word): Other => ({ of, kind: 'forms', word, nearness: 1 }))
  return [
    ...others.map(({ word, weight }): Other => {
      return { of, kind: weight > near ? 'nearest' : 'others', word, nearness: weight }
    }),
    ...forms,
  ]
}

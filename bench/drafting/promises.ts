import { promisesIn } from '#features/mail/rules/promises.ts'

export type PromiseCase = { text: string; from: 'me' | 'them'; promises: string[] }

export type PromiseFigures = {
  cases: number
  /** Texts in which a promise was found, and those of them that hold one. */
  found: number
  right: number
  /** Texts that hold one. */
  wanted: number
  precision: number
  recall: number
}

export type PromiseTrial = { line: number; isWanted: boolean; isFound: boolean }

export function tryPromises(cases: readonly (PromiseCase & { line: number })[]): PromiseTrial[] {
  return cases.map(({ line, text, promises }) => ({
    line,
    isWanted: promises.length > 0,
    isFound: promisesIn(text).length > 0,
  }))
}

export function figuresOf(trials: readonly PromiseTrial[]): PromiseFigures {
  const found = trials.filter(({ isFound }) => isFound)
  const right = found.filter(({ isWanted }) => isWanted).length
  const wanted = trials.filter(({ isWanted }) => isWanted).length
  return {
    cases: trials.length,
    found: found.length,
    right,
    wanted,
    precision: right / Math.max(found.length, 1),
    recall: right / Math.max(wanted, 1),
  }
}

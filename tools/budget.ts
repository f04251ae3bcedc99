import type { Part, Tally, Timed } from './tally.ts'

/**
 * CPU seconds that each part of `npm test` may take, measured on the two-core machine of the project with some room. A
 * feature may raise a number; its commit says why. Going over fails nothing, because machines differ.
 */
export const budget: Record<Part, number> = { checks: 60, tests: 500, journeys: 430 }

/** The sentence that a run over its budget begins and ends its summary with; `undefined` when it is within. */
export function overBudget({ cpu }: Pick<Tally, 'cpu'>): string | undefined {
  const over = partsOf(cpu)
    .filter(([part, seconds]) => seconds > budget[part])
    .map(([part, seconds]) => `${part} took ${whole(seconds)} of ${whole(budget[part])}`)
  if (over.length === 0) return undefined
  return `OVER THE CPU BUDGET (tools/budget.ts): ${over.join('; ')}. Make the slowest below cheaper, or raise the number with a reason.`
}

/** The CPU time of the run and what was slowest in it. */
export function costOf({ cpu, files, journeys }: Pick<Tally, 'cpu' | 'files' | 'journeys'>): string[] {
  const parts = partsOf(cpu)
  const sum = parts.reduce((total, [, seconds]) => total + seconds, 0)
  return [
    `CPU time: ${whole(sum)} (${parts.map(([part, seconds]) => `${part} ${whole(seconds)}`).join(', ')})`,
    ...slowest('Slowest test files:', files),
    ...slowest('Slowest journeys:', journeys),
  ]
}

const shown = 10

function slowest(heading: string, timed: readonly Timed[]): string[] {
  if (timed.length === 0) return []
  const first = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, shown)
  return [heading, ...first.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)]
}

function partsOf(cpu: Tally['cpu']): [Part, number][] {
  return Object.entries(cpu) as [Part, number][]
}

function whole(seconds: number): string {
  return `${Math.round(seconds)} s`
}

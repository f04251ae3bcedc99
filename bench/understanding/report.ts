import { count, type Counts, type Trial } from './verdict.ts'

type Trials = ReadonlyMap<string, readonly Trial[]>

export function jsonText(sets: Trials): string {
  const counts: Record<string, Counts> = {}
  for (const [name, trials] of sets) counts[name] = count(trials)
  return `${JSON.stringify(counts)}\n`
}

/** One line per set, with two counts for the reader that the JSON lacks. */
export function tableText(sets: Trials): string {
  const heading = [
    'set',
    'cases',
    'right',
    '',
    'asked',
    'declined',
    'nothing',
    'wrong',
    'without a card',
    'side effects',
    'untrue “nothing”',
  ]
  const rows = [...sets].map(([name, trials]) => rowOf(name, trials))
  const widths = heading.map((_, at) => Math.max(...[heading, ...rows].map((row) => (row[at] ?? '').length)))
  const lines = [heading, ...rows].map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  )
  return `${lines.join('\n')}\n`
}

function rowOf(name: string, trials: readonly Trial[]): string[] {
  const { cases, right, asked, declined, nothing, wrong, sideEffects } = count(trials)
  const unasked = trials.filter((trial) => trial.unasked).length
  const untrue = trials.filter(({ untrueNothing }) => untrueNothing).length
  const share = `${((100 * right) / Math.max(cases, 1)).toFixed(1)} %`
  const counts = [asked, declined, nothing, wrong, unasked, sideEffects, untrue]
  return [name, String(cases), String(right), share, ...counts.map(String)]
}

/** The dialogues of one case, or of all cases of a set. */
export function shownText(sets: Trials): string {
  const texts = [...sets.values()].flatMap((trials) => trials.map(({ text }) => text))
  return texts.length === 0 ? 'No case of this name can be tried.\n' : `${texts.join('\n\n')}\n`
}

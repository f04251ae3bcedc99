import { join, resolve } from 'node:path'
import { ducklingRight, isTime, readers, recognizersRight, sherlockRight } from './answers.ts'
import {
  casesOf,
  compareOf,
  type Compare,
  type DucklingCase,
  type RecognizersCase,
  type SherlockCase,
} from './cases.ts'
import { createFolds, type Folds } from './folds.ts'
import { recurrentRight, type RecurrentCase } from './recurrent.ts'
import { rruleSet } from './rrule.ts'
import { sherlockTitleRight } from './sherlock-title.ts'

export type Counted = { cases: number; right: number; chrono: number | null }
type Outcome = {
  sets: Record<string, Counted>
  notes: string[]
  wrong: string[]
  /** What would be right without what only a fifth of a set needs. */
  held: Record<string, Folds>
  folds: Awaited<ReturnType<typeof createFolds>> | undefined
}

/**
 * `npm run bench:time -- [--data <folder>] [--json] [--wrong] [--folds]`: how many published time expressions are
 * understood.
 */
export async function benchTime(root: string, args: readonly string[]): Promise<void> {
  const usual = resolve(root, '..', 'shared', 'bench')
  const given = args.indexOf('--data')
  const folder = given < 0 ? usual : resolve(root, args[given + 1] ?? '')
  const compare = await compareOf([folder, usual])
  const words = join(root, 'foundation/time/words')
  using folds = args.includes('--folds') ? await createFolds(words) : undefined
  const outcome: Outcome = { sets: {}, notes: [], wrong: [], held: {}, folds }
  if (compare) await countWords(folder, compare, outcome)
  else outcome.notes.push(`compare.mjs is neither in ${folder} nor in ${usual}: duckling and recognizers are skipped.`)
  await countEvents(folder, outcome)
  await countRepetition(folder, outcome)
  print(outcome, args)
}

async function countWords(folder: string, compare: Compare, outcome: Outcome): Promise<void> {
  const duckling = await casesOf<DucklingCase>(folder, 'duckling.jsonl')
  if (duckling) {
    const right = (one: DucklingCase, reader: keyof typeof readers) => ducklingRight(one, compare, readers[reader])
    await count(outcome, 'duckling', duckling, right)
    await count(
      outcome,
      'duckling-consensus',
      duckling.filter(({ consensus }) => consensus),
      right,
    )
  } else missing(outcome, 'duckling.jsonl')
  const recognizers = await casesOf<RecognizersCase>(folder, 'recognizers.jsonl')
  if (recognizers === undefined) return missing(outcome, 'recognizers.jsonl')
  const counted = countedRecognizers(recognizers, outcome)
  await count(outcome, 'recognizers-tasks-calendar', counted, (one, reader) =>
    recognizersRight(one, compare, readers[reader]),
  )
}

/** Expressions of points in time; durations and frequencies are not scored. A quarter is a time for us, in any mode. */
function countedRecognizers(all: readonly RecognizersCase[], { notes }: Outcome): RecognizersCase[] {
  const modes = new Set(['DateTimeModelTasksMode', 'DateTimeModelCalendarMode'])
  const timed = new Set(all.filter(({ expected }) => expected?.some(isTime)).map(({ text }) => text))
  return all.filter(({ mode, text, expected: given }) => {
    const expected = given ?? []
    if (!modes.has(mode) || (expected.length > 0 && !expected.some(isTime))) return false
    const contradicts = expected.length === 0 && timed.has(text)
    if (contradicts)
      notes.push(`Against our conventions, not counted (${mode} sees no time where others of the set do): ${text}`)
    return !contradicts
  })
}

async function countEvents(folder: string, outcome: Outcome): Promise<void> {
  const sherlock = await casesOf<SherlockCase>(folder, 'sherlock.jsonl')
  if (sherlock === undefined) return missing(outcome, 'sherlock.jsonl')
  await count(outcome, 'sherlock-start-end', sherlock, (one, reader) =>
    sherlockRight(one, reader === 'chrono' ? readers.chrono : undefined),
  )
  const titled = sherlock.flatMap(({ expected, ...one }) => (expected === null ? [] : [{ ...one, expected }]))
  await count(outcome, 'sherlock-title', titled, (one, reader) => reader === 'own' && sherlockTitleRight(one))
  withoutChrono(outcome, 'sherlock-title')
}

async function countRepetition(folder: string, outcome: Outcome): Promise<void> {
  const recurrent = await casesOf<RecurrentCase>(folder, 'recurrent.jsonl')
  if (recurrent) {
    await count(outcome, 'recurrent', recurrent, (one, reader) => reader === 'own' && recurrentRight(one))
    withoutChrono(outcome, 'recurrent')
  } else missing(outcome, 'recurrent.jsonl')
  if ((await casesOf(folder, 'rrule.jsonl')) === undefined) return missing(outcome, 'rrule.jsonl')
  const { cases, right, outside } = await rruleSet(folder)
  outcome.sets['rrule'] = { cases, right, chrono: null }
  for (const { id, outside: why } of outside) outcome.notes.push(`Not counted (${why ?? ''}): ${id}`)
}

type Reader = keyof typeof readers

async function count<Case extends { id: string; text: string }>(
  { sets, wrong, held, folds }: Outcome,
  name: string,
  cases: readonly Case[],
  isRight: (one: Case, reader: Reader) => boolean,
): Promise<void> {
  const failed = cases.filter((one) => !isRight(one, 'own'))
  wrong.push(...failed.map(({ id, text }) => `${name} ${id}: ${text}`))
  const chrono = cases.filter((one) => isRight(one, 'chrono')).length
  sets[name] = { cases: cases.length, right: cases.length - failed.length, chrono }
  if (folds) held[name] = await folds.count(cases, (one) => isRight(one, 'own'))
}

function withoutChrono({ sets }: Outcome, name: string): void {
  const set = sets[name]
  if (set) sets[name] = { ...set, chrono: null }
}

function missing({ notes }: Outcome, file: string): void {
  notes.push(`Skipped: the folder has no ${file}.`)
}

function print({ sets, notes, wrong, held }: Outcome, args: readonly string[]): void {
  const lines = [...notes, ...(args.includes('--wrong') ? wrong : [])]
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
  if (args.includes('--json')) {
    process.stdout.write(`${JSON.stringify(sets)}\n`)
    return
  }
  console.table(
    Object.entries(sets).map(([set, { cases, right, chrono }]) => ({
      set,
      cases,
      right,
      share: share(right, cases),
      'chrono-node': chrono === null ? '–' : share(chrono, cases),
      ...(held[set] && { 'without what a fifth alone needs': share(held[set].held, cases) }),
    })),
  )
}

function share(part: number, of: number): string {
  return `${((100 * part) / Math.max(of, 1)).toFixed(1)} %`
}

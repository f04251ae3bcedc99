import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { AnswerFigures } from './answers.ts'
import { mailBaselines } from './mail-baselines.ts'
import { type DeskCase, type DeskPack, Unclaimed } from './pack.ts'
import type { SearchFigures } from './search.ts'
import { measureSummaries, type SummaryFigures, tellSummaries } from './summaries.ts'

/** The outcome of a case; `error` if it was refused. */
type DeskAnswer = { id: string; got?: unknown; error?: string; unclaimed?: boolean; ms?: number }

/** `part`: what some measures call the mean. */
type Score = { pass: number; part?: number; mean?: number; skip?: number }
type Sum = { cases: number; right: number; mean: number }
/** `packs`: the same for each pack of which it is known how the best library does there. */
type Counted = Sum & { packs?: Record<string, Sum & { best: number }> }

/** Loaded one by one, so that scoring one does not need the dependencies of another. */
const packs: Record<string, () => Promise<DeskPack>> = {
  documents: async () => (await import('./documents.ts')).answerDocuments,
  mail: async () => (await import('./mail.ts')).answerMail,
  push: async () => (await import('./push.ts')).answerPush,
  tasks: async () => (await import('./tasks.ts')).answerTasks,
}

/** Measured by ROUGE-1. */
const summaries = 'summaries'

/** Measured by nDCG@10, and only on request, because it takes minutes. */
const search = 'search'

/** Questions of the same sets as the assistant answers them, only on request as well. */
const answers = 'answers'

/** `npm run bench:desk -- push tasks [--data <folder>] [--json]`: published cases, scored by their own measure. */
export async function benchDesk(root: string, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { data: { type: 'string' }, json: { type: 'boolean', default: false } },
  })
  const names = [...Object.keys(packs), search, answers, summaries]
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new Failure('invalid', `There is no pack ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  const folder = resolve(root, values.data ?? join('..', 'shared', 'bench'))
  const counted: Record<string, Counted> = {}
  const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name)
  for (const [name, load] of Object.entries(packs)) {
    if (!isWanted(name)) continue
    counted[name] = await count(join(folder, name), await load(), values.json)
  }
  const found = positionals.includes(search) ? await searchFigures(join(folder, search)) : undefined
  const answered = positionals.includes(answers) ? await answerFigures(join(folder, search)) : undefined
  const figures = isWanted(summaries) ? await summaryFigures(join(folder, summaries)) : undefined
  if (values.json)
    return void process.stdout.write(`${JSON.stringify(countedWith(counted, { found, answered, figures }))}\n`)
  for (const [name, { packs: parts = {}, ...sum }] of Object.entries(counted)) {
    process.stdout.write(`${name}: ${tellSum(sum)}\n`)
    for (const [part, { best, ...each }] of Object.entries(parts))
      process.stdout.write(`  ${part}: ${tellSum(each)}; the best library: ${best}\n`)
  }
  if (found) process.stdout.write((await import('./search.ts')).tellSearch(found))
  if (answered) process.stdout.write((await import('./answers.ts')).tellAnswers(answered))
  if (figures) process.stdout.write(tellSummaries(figures))
}

async function searchFigures(folder: string): Promise<SearchFigures> {
  return (await import('./search.ts')).measureSearch(folder)
}

async function answerFigures(folder: string): Promise<AnswerFigures> {
  return (await import('./answers.ts')).measureAnswers(folder)
}

type Sets = {
  found: SearchFigures | undefined
  answered: AnswerFigures | undefined
  figures: SummaryFigures | undefined
}

/** Every pack has the same three figures; search and summaries also list their sets. */
function countedWith(
  counted: Readonly<Record<string, Counted>>,
  { found, answered, figures }: Sets,
): Record<string, unknown> {
  return {
    ...counted,
    ...(found && { [search]: { ...sumOfSets(found, ({ ours }) => ours), sets: found } }),
    ...(answered && {
      [answers]: { ...sumOfSets(answered, ({ cases, right }) => right / cases), sets: answered },
    }),
    ...(figures && { [summaries]: { ...sumOfSets(figures, ({ ours }) => ours.r1), sets: figures } }),
  }
}

function sumOfSets<Figures extends { cases: number; right: number }>(
  sets: Readonly<Record<string, Figures>>,
  meanOf: (set: Figures) => number,
): Sum {
  const all = Object.values(sets)
  const cases = all.reduce((sum, set) => sum + set.cases, 0)
  const right = all.reduce((sum, set) => sum + set.right, 0)
  return { cases, right, mean: all.reduce((sum, set) => sum + set.cases * meanOf(set), 0) / Math.max(1, cases) }
}

function tellSum({ cases, right, mean }: Sum): string {
  return `${right} of ${cases} right, ${(100 * mean).toFixed(1)} % on average`
}

async function summaryFigures(folder: string): Promise<SummaryFigures> {
  const { score } = (await import(pathToFileURL(join(folder, 'compare.mjs')).href)) as {
    score: Parameters<typeof measureSummaries>[2]
  }
  return measureSummaries(folder, casesIn(folder), score)
}

function casesIn(folder: string): DeskCase[] {
  return readFileSync(join(folder, 'cases.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as DeskCase)
}

async function count(folder: string, pack: DeskPack, isQuiet: boolean): Promise<Counted> {
  const { score } = (await import(pathToFileURL(join(folder, 'compare.mjs')).href)) as {
    score: (one: DeskCase, answer: DeskAnswer) => Score
  }
  const scores: { pack: string | undefined; pass: number; part: number }[] = []
  for (const one of casesIn(folder)) {
    const begun = performance.now()
    const answer = await answerOf(one, pack, folder)
    if (answer.unclaimed && !isQuiet) process.stdout.write(`refused: ${one.id}: ${answer.error}\n`)
    if (answer.unclaimed) continue
    const { pass, part, mean = part ?? pass, skip } = score(one, { ...answer, ms: performance.now() - begun })
    if (skip) continue
    scores.push({ pack: one.pack, pass, part: mean })
    if (pass === 0 && !isQuiet) process.stdout.write(`wrong: ${one.id}\n`)
  }
  const parts = Object.entries(mailBaselines).flatMap(([name, best]) => {
    const inPack = scores.filter((each) => each.pack === name)
    return inPack.length === 0 ? [] : [[name, { ...sumOf(inPack), best }] as const]
  })
  return { ...sumOf(scores), ...(parts.length > 0 && { packs: Object.fromEntries(parts) }) }
}

function sumOf(scores: readonly { pass: number; part: number }[]): Sum {
  const sum = (of: (each: { pass: number; part: number }) => number) => scores.reduce((all, each) => all + of(each), 0)
  const mean = scores.length === 0 ? 1 : sum(({ part }) => part) / scores.length
  return { cases: scores.length, right: sum(({ pass }) => pass), mean }
}

async function answerOf(one: DeskCase, pack: DeskPack, folder: string): Promise<DeskAnswer> {
  try {
    return { id: one.id, got: await pack(one, folder) }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return { id: one.id, error: words, ...(error instanceof Unclaimed && { unclaimed: true }) }
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase } from '#foundation/server/database/testing/fresh-database.ts'
import { productMigrations } from '#start/testing/whole.ts'
import type { KeptEvent } from '../sentences/events.ts'
import { type DraftCase, type DraftTrial, kinds, tryDrafts } from './drafts.ts'
import { figuresOf, type PromiseCase, type PromiseTrial, tryPromises } from './promises.ts'

export const draftingSets = ['drafts', 'promises']

/** When the requests are said, unless `--now` gives another moment. */
const usualMoment = '2026-11-25T09:30:00Z'

type Options = { folder: string; json: boolean; show: boolean; now: string; isMeant: (number: number) => boolean }

/**
 * `npm run bench -- drafts promises [--data <folder>] [--ids <from>-<to>] [--json] [--show]`: mails drafted without a model
 * for requests that others wrote, and promises found in sentences of theirs. `features/mail/README.md` says more.
 */
export async function benchDrafting(root: string, args: readonly string[]): Promise<void> {
  const { names, ...options } = optionsOf(root, args)
  const measures: Record<string, (options: Options) => Promise<object | undefined>> = {
    drafts: measureDrafts,
    promises: measurePromises,
  }
  const figures: Record<string, object> = {}
  for (const name of names) {
    const measured = await measures[name]?.(options)
    if (measured) figures[name] = measured
    else process.stderr.write(`${name} is left out: ${name}.jsonl is not in ${options.folder}.\n`)
  }
  if (options.json) process.stdout.write(`${JSON.stringify(figures)}\n`)
}

function optionsOf(root: string, args: readonly string[]): Options & { names: string[] } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      ids: { type: 'string' },
      now: { type: 'string', default: usualMoment },
      json: { type: 'boolean', default: false },
      show: { type: 'boolean', default: false },
    },
  })
  const unknown = positionals.filter((name) => !draftingSets.includes(name))
  if (unknown.length > 0)
    throw new Failure('invalid', `There is no set ${unknown.join(', ')}. There are: ${draftingSets.join(', ')}.`)
  const [from = 1, to = from] = values.ids === undefined ? [1, Infinity] : values.ids.split('-').map(Number)
  return {
    names: positionals,
    folder: resolve(root, values.data ?? join('..', 'shared', 'bench')),
    json: values.json,
    show: values.show,
    now: values.now,
    isMeant: (number) => number >= from && number <= to,
  }
}

async function measureDrafts({ folder, json, show, now, isMeant }: Options): Promise<object | undefined> {
  const cases = (linesOf(folder, 'drafts') as DraftCase[] | undefined)?.filter(({ id }) => isMeant(id))
  if (!cases) return undefined
  const events = (linesOf(folder, 'events') ?? []) as KeptEvent[]
  await using postgres = await startScratchPostgres()
  await using database = await freshDatabase(postgres, productMigrations)
  const trials = await tryDrafts(database, cases, { now: Temporal.Instant.from(now), events })
  const right = trials.filter(({ findings }) => findings.length === 0).length
  const wrong = Object.fromEntries(kinds.map((kind) => [kind, trials.filter(has(kind)).length]))
  if (json) return { cases: trials.length, right, wrong }
  const shown = trials.filter(({ findings }) => show || findings.length > 0)
  process.stdout.write(shown.map((trial) => `${textOf(trial, show)}\n`).join(''))
  const counts = Object.entries(wrong).map(([kind, count]) => `${kind} ${count}`)
  process.stdout.write(`drafts: ${right} of ${trials.length} right; ${counts.join(', ')}\n`)
  return {}
}

const has =
  (wanted: string) =>
  ({ findings }: DraftTrial): boolean =>
    findings.some(({ kind }) => kind === wanted)

function textOf({ id, findings, answers, mails }: DraftTrial, isWhole: boolean): string {
  const wrong = findings.map(({ kind, words }) => `${kind} ${words}`.trim()).join('; ')
  const line = `${id}: ${wrong || 'right'}`
  if (!isWhole) return line
  const letters = mails.map(({ to, subject, text }) => `${to.join(', ')} | ${subject}\n${text}`)
  return `${line}\n${[...letters, ...answers.map((answer) => `> ${answer}`)].join('\n')}\n`
}

async function measurePromises({ folder, json, isMeant }: Options): Promise<object | undefined> {
  const cases = (linesOf(folder, 'promises') as PromiseCase[] | undefined)
    ?.map((each, at) => ({ ...each, line: at + 1 }))
    .filter(({ line }) => isMeant(line))
  if (!cases) return undefined
  const trials = tryPromises(cases)
  const figures = figuresOf(trials)
  if (json) return figures
  process.stdout.write(`missed: ${linesIn(trials.filter(({ isWanted, isFound }) => isWanted && !isFound))}\n`)
  process.stdout.write(`no promise: ${linesIn(trials.filter(({ isWanted, isFound }) => !isWanted && isFound))}\n`)
  const { found, right, wanted, precision, recall } = figures
  const shares = `precision ${(100 * precision).toFixed(1)} % (${right} of ${found}), recall ${(100 * recall).toFixed(1)} % (${right} of ${wanted})`
  process.stdout.write(`promises: ${shares}\n`)
  return {}
}

function linesIn(trials: readonly PromiseTrial[]): string {
  return trials.map(({ line }) => line).join(', ') || 'none'
}

function linesOf(folder: string, name: string): unknown[] | undefined {
  const path = join(folder, `${name}.jsonl`)
  if (!existsSync(path)) return undefined
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line): unknown => JSON.parse(line))
}

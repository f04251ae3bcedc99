import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openRoom, registeredFeatures, type Room } from '../../sentences/room.ts'
import { casesOf } from '../../time/cases.ts'
import { readCsv } from '../csv.ts'
import { sayAndApprove } from '../say.ts'
import { type CaseSet, partition } from '../set.ts'
import { judge, type Trial } from '../verdict.ts'
import { calendarTable } from './calendar-table.ts'
import { emailTable } from './email-table.ts'
import { taskTable } from './task-table.ts'
import type { Call, Table, TableRow } from './table.ts'

type WorkbenchCase = { id: string; query: string; now: string; domains: string[]; answer: Call[] }

type Loaded = { table: Table; rows: TableRow[] }

/** The tables that can be loaded into a feature and read back. */
const tables: readonly Table[] = [calendarTable, taskTable, emailTable]

/** One set of WorkBench: a query about one person's tables, and the calls that lead to the wanted state. */
export function workbench(part: string): CaseSet {
  return {
    name: `workbench-${part}`,
    group: part,
    async run(database, folder, { id }) {
      const all = await casesOf<WorkbenchCase>(folder, `workbench-${part}.jsonl`)
      if (all === undefined) return undefined
      const loaded = await tablesIn(folder)
      const { kept, notes } = partition(all, ({ domains }) => lackOf(domains, loaded))
      const cases = kept.filter((each) => id === undefined || each.id === id)
      const [first] = cases.toSorted((one, other) => one.now.localeCompare(other.now))
      if (first === undefined) return { trials: [], notes }
      await using room = await openRoom(await database(), momentOf(first))
      const trials: Trial[] = []
      for (const each of cases.toSorted((one, other) => one.now.localeCompare(other.now)))
        trials.push(await tryOut(room, each, loaded))
      return { trials, notes }
    },
  }
}

/** The tables are beside the sets. */
async function tablesIn(folder: string): Promise<Loaded[]> {
  const features = registeredFeatures()
  const found: Loaded[] = []
  for (const table of tables) {
    const path = join(folder, 'workbench-seed', table.file)
    if (features.has(table.feature) && existsSync(path))
      found.push({ table, rows: readCsv(await readFile(path, 'utf8')) })
  }
  return found
}

function lackOf(domains: readonly string[], loaded: readonly Loaded[]): string | undefined {
  const lacking = domains.filter((domain) => !loaded.some(({ table }) => table.domain === domain))
  return lacking.length === 0 ? undefined : `no feature or table of ${lacking.toSorted().join(', ')}`
}

/** The set names no zone; all its times are in one. */
const zone = 'UTC'

function momentOf({ now }: WorkbenchCase): Temporal.Instant {
  return Temporal.PlainDateTime.from(now).toZonedDateTime(zone).toInstant()
}

async function tryOut(room: Room, one: WorkbenchCase, loaded: readonly Loaded[]): Promise<Trial> {
  room.at(momentOf(one))
  const person = await room.person(zone)
  for (const { table, rows } of loaded) await table.load(person, rows)
  const exchanges = await sayAndApprove(person, one.query)
  const findings: string[] = []
  const harm: string[] = []
  let changed = false
  for (const { table, rows } of loaded) {
    const before = table.linesOf(rows)
    const wanted = table.linesOf(one.answer.reduce((left, call) => table.apply(left, call), rows))
    const after = await table.read(person)
    changed ||= without(after, before).length + without(before, after).length > 0
    findings.push(...without(wanted, after).map((line) => `missing: ${line}`))
    findings.push(...without(after, wanted).map((line) => `too much: ${line}`))
    harm.push(...without(without(after, wanted), before).map((line) => `unwanted: ${line}`))
    harm.push(...without(without(before, after), without(before, wanted)).map((line) => `lost: ${line}`))
  }
  const wantsExisting = one.answer.some(({ tool }) => !tool.includes('.create_'))
  return judge({ id: one.id, exchanges, findings, harm, changed, wantsExisting })
}

/** The lines of one list that the other lacks, with multiplicity. */
export function without(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const left = counts.get(line) ?? 0
    counts.set(line, left - 1)
    return left <= 0
  })
}

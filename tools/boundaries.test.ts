import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findRing, forbidden, forbiddenWords } from './boundaries.ts'
import { readImports, sourceFiles } from './imports.ts'

const root = resolve(import.meta.dirname, '..')

const ours = readImports(root)

test('every import follows the rules', () => {
  expect(ours.length).toBeGreaterThan(50)
  expect(breaches(root, ours)).toEqual([])
})

test('no file imports itself in a cycle', () => {
  expect(findRing(ours)).toBeUndefined()
})

const planted: [string, Record<string, string>, string][] = [
  [
    'a feature reaching into another',
    { 'features/a/server/a.ts': `import { b } from '#features/b/server/b.ts'` },
    'a may know b only by its contract.ts',
  ],
  [
    'a feature calling the door of another',
    { 'features/a/server/a.ts': `import { b } from '#features/b/server/index.ts'` },
    'a may take only types from the door of b',
  ],
  [
    'a page reaching for the server',
    { 'features/a/web/a.tsx': `import { store } from '../server/store.ts'` },
    'web may not import server',
  ],
  [
    'a rule reaching for the server',
    { 'features/a/rules.ts': `import { db } from '#foundation/server/database/index.ts'` },
    'core may not import server',
  ],
  [
    'the language of a feature reaching for its server',
    { 'features/a/language/index.ts': `import { plan } from '../server/plan.ts'` },
    'language may not import server',
  ],
  [
    'a feature reaching for the language of another',
    { 'features/a/server/a.ts': `import { lexicon } from '#features/b/language/index.ts'` },
    'a may know b only by its contract.ts',
  ],
  [
    'the language of a feature knowing that of another',
    { 'features/a/language/index.ts': `import { words } from '#features/b/language/index.ts'` },
    'a may know b only by its contract.ts',
  ],
  [
    'the engine of language knowing a feature',
    { 'foundation/language/rank.ts': `import { words } from '#features/b/language/index.ts'` },
    'foundation/ may not know any feature',
  ],
  [
    'a page reaching for what a build writes',
    { 'features/a/web/a.tsx': `import { draw } from '../build/index.ts'` },
    'web may not import build',
  ],
  [
    'the foundation knowing a feature',
    { 'foundation/server/x.ts': `import { shape } from '#features/a/contract.ts'` },
    'foundation/ may not know any feature',
  ],
  [
    'somebody importing start',
    { 'features/a/server/a.ts': `import { app } from '#start/app.ts'` },
    'nothing may import start/',
  ],
  [
    'start going in by the window',
    { 'start/app.ts': `import { a } from '#features/a/server/a.ts'` },
    'start/ enters a only by its doors',
  ],
  [
    'a contract with a library of the server',
    { 'features/a/contract.ts': `import pg from 'pg'` },
    'contract may not use the package pg',
  ],
  [
    'a page that opens files',
    { 'features/a/web/a.tsx': `const fs = await import('node:fs')` },
    'web may not use the package node:fs',
  ],
  [
    'a package nobody has agreed to',
    { 'foundation/server/x.ts': `import _ from 'lodash'` },
    'server may not use the package lodash',
  ],
  [
    'a re-export across the line',
    { 'features/a/web/a.ts': `export { secret } from '../server/index.ts'` },
    'web may not import server',
  ],
  [
    'production code using what serves tests',
    { 'foundation/server/x.ts': `import { testDatabase } from './database/testing.ts'` },
    'what serves tests is imported by tests alone',
  ],
  [
    'a page of start reaching for the server',
    { 'start/web/root.tsx': `import { run } from '../server.ts'` },
    'start/web may not import start',
  ],
  [
    'a page of start reaching for the foundation of the server',
    { 'start/web/root.tsx': `import { createLog } from '#foundation/server/log.ts'` },
    'start/web may not import server',
  ],
  [
    'a page of start taking the door of the server',
    { 'start/web/routes.ts': `import { people } from '#features/people/server/index.ts'` },
    'start/web may not import server',
  ],
  [
    'a page of start with a library of the server',
    { 'start/web/root.tsx': `import { createHash } from 'node:crypto'` },
    'start/web may not use the package node:crypto',
  ],
  [
    'the server taking the door of the web',
    { 'start/app.ts': `import { pages } from '#features/a/web/index.ts'` },
    'start may not import web',
  ],
  [
    'a protocol that does more than describe',
    { 'start/protocol.ts': `import { a } from '#features/a/server/index.ts'` },
    'start/protocol may not import server',
  ],
  [
    'an import that holds a comment',
    { 'features/a/web/a.tsx': `import { /* only (this) */ store } from '../server/store.ts'` },
    'web may not import server',
  ],
  [
    'an import behind a comment',
    { 'features/a/web/a.tsx': `/* first */ import { store } from /* here */ '../server/store.ts'` },
    'web may not import server',
  ],
  [
    'a type fetched in passing',
    { 'features/a/web/a.ts': `export type Store = typeof import('../server/store.ts')` },
    'web may not import server',
  ],
  [
    'an import that is named at run time',
    { 'features/a/web/a.ts': 'export const load = (name: string) => import(`../server/${name}.ts`)' },
    'web may not use the package `../server/${name}.ts`',
  ],
]

test.each(planted)('the rules reject: %s', (_, files, reason) => {
  using house = plant(files)
  expect(breaches(house.root).map((breach) => breach.split(': ').at(-1))).toEqual([reason])
})

test.each([
  `export const key = process . env['KEY']`,
  `export const key = process?.env.KEY`,
  `export const key = process['env'].KEY`,
  `export const { env } = process`,
  `const self = globalThis.process\nexport const key = self.env`,
  `import { env } from 'node:process'`,
  `import process from 'node:process'`,
  `const { env } = await import('node:process')`,
])('only the entry point reads the environment, not %s', (text) => {
  const reason = 'only start/launch may read the environment'
  for (const file of ['features/a/server/a.ts', 'foundation/server/x.ts', 'start/app.ts'])
    expect(forbiddenWords(file, text)).toBe(reason)
  for (const file of ['start/dev-server.ts', 'start/testing/sample-server.ts'])
    expect(forbiddenWords(file, text)).toBeUndefined()
})

test.each([
  `export const now = () => Date.now()`,
  `export const now = () => new Date()`,
  `export const now = () => new Date`,
  `export const now = () => Date()`,
  `export const now = () => Temporal.Now.instant()`,
  `export const now = () => performance.now()`,
  `export const id = () => crypto.randomUUID()`,
  `export const id = () => randomUUIDv7()`,
  `export const id = () => crypto.getRandomValues(new Uint8Array(8))`,
  `const { random } = Math\nexport const die = () => Math . random()`,
])('rules use neither the clock nor randomness, not in %s', (text) => {
  expect(forbiddenWords('features/a/rules.ts', text)).toBe('core decides without a clock and without chance')
  expect(forbiddenWords('features/a/contract.ts', text)).toBe('contract decides without a clock and without chance')
  expect(forbiddenWords('foundation/time/span.ts', text)).toBe('time decides without a clock and without chance')
  expect(forbiddenWords('features/a/server/a.ts', text)).toBeUndefined()
})

test.each([
  `export const find = (tx) => tx.selectFrom('people').execute()`,
  `export const find = (tx) => tx.selectFrom(['house.tickets', 'people']).execute()`,
  `export const find = (tx) => tx.selectFrom('house.tickets').innerJoin('people', 'a', 'b').execute()`,
  `export const add = (tx) => tx\n  .insertInto(\n 'people')`,
  `export const change = (tx) => tx.updateTable('people')`,
  `export const remove = (tx) => tx.deleteFrom('house.tickets').using('people')`,
  'export const count = (tx) => sql<{ count: number }>`select count(*) from people`.execute(tx)',
  'export const purge = (tx, name) => sql.raw(`delete from ${name}`).execute(tx)',
  `export const count = (database) => database.pool.query('select count(*) from people')`,
])('SQL for a person’s rows is only in stores, not in %s', (text) => {
  const reason = 'SQL stands in a store, or in the books of the house'
  expect(forbiddenWords('features/a/server/a.ts', text)).toBe(reason)
  expect(forbiddenWords('features/a/server/deep/restore.ts', text)).toBe(reason)
  const homes = ['store.ts', 'deep/event-store.ts', 'books.ts', 'deep/purge-books.ts', 'a.test.ts', 'testing/house.ts']
  for (const home of homes) expect(forbiddenWords(`features/a/server/${home}`, text)).toBeUndefined()
})

test('SQL for the server’s own tables, and locks, may be beside the code that needs them', () => {
  const books = `tx.deleteFrom('house.tickets').where('expires_at', '<=', now)`
  const lock = 'await sql`select pg_advisory_xact_lock(${number})`.execute(tx)'
  for (const text of [books, lock]) expect(forbiddenWords('features/a/server/a.ts', text)).toBeUndefined()
})

test('the rules accept what they should', () => {
  using house = plant({
    'features/a/rules.ts': `export const parse = (text: string) => new Date(text)`,
    'features/a/server/a.ts': `import type { B } from '#features/b/server/index.ts'\nimport { shape } from '#features/b/contract.ts'`,
    'features/a/server/a.test.ts': `import { b } from '#features/b/server/b.ts'`,
    'features/a/server/b.ts': `// process.env is read elsewhere; import { x } from '#start/x.ts'\nexport const b = 1`,
    'start/app.ts': `import { a } from '#features/a/server/index.ts'\nimport { createServer } from 'node:http'`,
    'start/protocol.ts': `import { shape } from '#features/b/contract.ts'\nimport { z } from 'zod'`,
    'start/live.ts': `import { frame } from './protocol.ts'`,
    'start/web/root.tsx': `import { pages } from '#features/a/web/index.ts'\nimport { frame } from '../protocol.ts'\nimport { useState } from 'react'`,
  })
  expect(breaches(house.root)).toEqual([])
})

test('a cycle is found, and one of only types is none', () => {
  using ring = plant({
    'features/a/x.ts': `import { y } from './y.ts'`,
    'features/a/y.ts': `import { x } from './x.ts'`,
  })
  expect(findRing(readImports(ring.root))).toEqual(['features/a/x.ts', 'features/a/y.ts', 'features/a/x.ts'])
  using types = plant({
    'features/a/x.ts': `import { y } from './y.ts'`,
    'features/a/y.ts': `import type { X } from './x.ts'`,
  })
  expect(findRing(readImports(types.root))).toBeUndefined()
})

function breaches(house: string, all = readImports(house)): string[] {
  const imports = all.flatMap((found) => {
    const reason = forbidden(found)
    return reason ? [`${found.from} → ${found.to}: ${reason}`] : []
  })
  const words = sourceFiles(house).flatMap((file) => {
    const reason = forbiddenWords(file, readFileSync(join(house, file), 'utf8'))
    return reason ? [`${file}: ${reason}`] : []
  })
  return [...imports, ...words]
}

function plant(files: Record<string, string>): Disposable & { root: string } {
  const folder = mkdtempSync(join(tmpdir(), 'attache-boundaries-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return { root: folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}

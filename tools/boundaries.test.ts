import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findRing, forbidden, forbiddenWords, readImports, sourceFiles } from './boundaries.ts'

const root = resolve(import.meta.dirname, '..')

test('every import of the house keeps to the law', () => {
  expect(readImports(root).length).toBeGreaterThan(50)
  expect(breaches(root)).toEqual([])
})

test('no file of the house imports itself in a ring', () => {
  expect(findRing(readImports(root))).toBeUndefined()
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
    'the environment read in passing',
    { 'features/a/server/a.ts': `export const key = process.env['KEY']` },
    'only start/launch may read the environment',
  ],
  [
    'a rule with a clock',
    { 'features/a/rules.ts': `export const late = () => Date.now() > 5` },
    'core decides without a clock and without chance',
  ],
]

test.each(planted)('the law bites: %s', (_, files, reason) => {
  using house = plant(files)
  expect(breaches(house.root).map((breach) => breach.split(': ').at(-1))).toEqual([reason])
})

test('the law lets through what it should', () => {
  using house = plant({
    'features/a/server/a.ts': `import type { B } from '#features/b/server/index.ts'\nimport { shape } from '#features/b/contract.ts'`,
    'features/a/server/a.test.ts': `import { b } from '#features/b/server/b.ts'`,
    'start/app.ts': `import { a } from '#features/a/server/index.ts'\nimport { createServer } from 'node:http'`,
  })
  expect(breaches(house.root)).toEqual([])
})

test('a ring is found, and one of types alone is none', () => {
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

function breaches(house: string): string[] {
  const imports = readImports(house).flatMap((found) => {
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

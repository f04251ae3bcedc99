import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const optional = z.record(z.string(), z.string()).optional()
const lock = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), optionalDependencies: optional })),
})

test('the lock file names every package of every platform, or `npm ci` refuses it', () => {
  const { packages } = lock.parse(JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')))
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  )
  expect(Object.keys(packages).length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { codeOf, sourceFiles } from './imports.ts'

const root = resolve(import.meta.dirname, '..')

/** Rate limits that leave the counting to the library, which counts the bare address. */
function findBareLimits(code: string): string[] {
  return code.match(/createRateLimit\(\{(?![^}]*keyGenerator)[^)]*\)/g) ?? []
}

test('every rate limit says what it counts, so that an IPv6 network is one client', () => {
  const code = sourceFiles(root)
    .filter((file) => /^(?:features|foundation)\/.*server\//.test(file) && !file.endsWith('.test.ts'))
    .map((file) => codeOf(file, readFileSync(join(root, file), 'utf8')))
  expect(code.filter((text) => text.includes('createRateLimit(')).length).toBeGreaterThan(1)
  expect(code.flatMap(findBareLimits)).toEqual([])
})

test('a limit that counts bare addresses is found', () => {
  expect(findBareLimits('app.createRateLimit({ max: 3 })')).toHaveLength(1)
  expect(findBareLimits('app.createRateLimit({ max: 3, keyGenerator: networkOfCaller })')).toEqual([])
})

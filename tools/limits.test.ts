import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { codeOf, sourceFiles } from './imports.ts'

const root = resolve(import.meta.dirname, '..')

/** Limits of calls that leave it to the library what they count, which is the bare address. */
function findBareLimits(code: string): string[] {
  return code.match(/createRateLimit\(\{(?![^}]*keyGenerator)[^)]*\)/g) ?? []
}

test('every limit of calls says what it counts, so that an IPv6 network is no crowd', () => {
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

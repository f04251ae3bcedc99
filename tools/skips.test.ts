import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { allowedSkips, refusedSkips } from './skips.ts'

const root = resolve(import.meta.dirname, '..')
const small = 'a full disk is named, and so is a read-only one'
const missed = 'a journey that nobody missed'

test('in an unattended run, a test skipped without a reason has failed', () => {
  expect(refusedSkips([small, missed], { unattended: true, has: ['linux'] })).toEqual([missed])
})

test('a test may not be skipped on a machine that has what it needs', () => {
  expect(refusedSkips([small, missed], { unattended: true, has: ['root', 'linux'] })).toEqual([small, missed])
})

test('root on Linux with Redis and the samples can run every test', () => {
  const all = Object.keys(allowedSkips)
  expect(
    refusedSkips(all, { unattended: true, has: ['root', 'linux', 'open', 'redis', 'dovecot', 'samples'] }),
  ).toEqual(all)
})

test('a group of tests is skipped, and must run, as one', () => {
  const skipped = ['calendar files that others wrote are read']
  expect(refusedSkips(skipped, { unattended: true, has: ['root'] })).toEqual([])
  expect(refusedSkips(skipped, { unattended: true, has: ['samples'] })).toEqual(skipped)
})

test('a missing peer fails an unattended run and is only reported on a person’s machine', () => {
  const skipped = ['through Redis as every bus a place that never was is a gap']
  expect(refusedSkips(skipped, { unattended: true, has: ['root', 'linux'] })).toEqual(skipped)
  expect(refusedSkips(skipped, { unattended: false, has: ['root', 'linux'] })).toEqual([])
})

test('.ci/run is unattended', () => {
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).toMatch(/^export CI=1$/m)
})

test('on a person’s machine a skipped test is only reported', () => {
  expect(refusedSkips([small, missed], { unattended: false, has: ['root', 'linux'] })).toEqual([])
})

test('the tests that may be skipped exist, and no other skips itself', () => {
  const files = globSync('{foundation,features,start,tools,bench}/**/*.test.ts', { cwd: root })
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const conditional = texts.flatMap((text) =>
    [...text.matchAll(/\.(?:runIf|skipIf)\([^)]*\)\(\s*(['"])(.+?)\1,/g)].map(([, , name]) => name),
  )
  const written = texts.join('').match(/\.(?:runIf|skipIf)\((?!\?)/g)?.length
  expect(conditional.length, 'every condition of a test is found').toBe(written)
  expect(new Set(conditional), 'tools/skips.ts names each test that may stay out').toEqual(
    new Set(Object.keys(allowedSkips)),
  )
})

test('no test and no setting asks for a retry', () => {
  const files = globSync('{{foundation,features,start,tools,bench}/**/*.test.ts,e2e/**/*.ts,*.config.ts}', {
    cwd: root,
  })
  const asking = files.filter((file) =>
    /\bretry: |configure\([^)]*retries|^  retries: /m.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(asking).toEqual([])
})

test('no test sets a shorter timeout than the default', () => {
  const files = globSync('{foundation,features,start,tools,bench}/**/*.test.ts', { cwd: root })
  const hasty =
    /^\s*\}, \d{1,3}_000\)$|^\s*(?:test.*)?\{ timeout: \d{1,3}_000 \}, |^\s*\{ timeout: \d{1,3}_000 \},$|\bvi\.waitFor\(|\bvi\.waitUntil\((?![^\n]*\btimeout\b)/m
  expect(files.filter((file) => hasty.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('no test compares a clock or its memory with a fixed number', () => {
  const files = globSync('{foundation,features,start,tools}/**/*.test.ts', { cwd: root })
  const measured =
    /(?:performance\.now|Date\.now|millisecondsOf|memoryUsage|\btook\b)[^\n]*\.toBeLessThan(?:OrEqual)?\(\d/
  expect(files.filter((file) => measured.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

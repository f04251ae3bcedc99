import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { allowedSkips, judgeSkips } from './skips.ts'
import { nothing } from './tally.ts'

const root = resolve(import.meta.dirname, '..')
const small = 'a full disk is named, and so is a read-only one'
const tally = { ...nothing, passed: 5, skipped: [small, 'a journey that nobody missed'] }

test('where nobody reads along, a test that stays out without a reason has failed', () => {
  expect(judgeSkips(tally, { unattended: true, has: ['linux'] })).toEqual({ ...tally, failed: 1 })
})

test('where the machine has what a test needs, it may not stay out', () => {
  expect(judgeSkips(tally, { unattended: true, has: ['root', 'linux'] }).failed).toBe(2)
})

test('root on Linux with Redis and the samples can run every test', () => {
  const all = { ...nothing, skipped: Object.keys(allowedSkips) }
  expect(judgeSkips(all, { unattended: true, has: ['root', 'linux', 'redis', 'samples'] }).failed).toBe(
    all.skipped.length,
  )
})

test('a group of tests is skipped, and must run, as one', () => {
  const skipped = ['calendar files that others wrote are read']
  const judged = (has: ('root' | 'samples')[]) => judgeSkips({ ...tally, skipped }, { unattended: true, has }).failed
  expect(judged(['root'])).toBe(0)
  expect(judged(['samples'])).toBe(1)
})

test('a missing peer fails an unattended run and is only told at a person’s desk', () => {
  const skipped = ['through Redis as every bus a place that never was is a gap']
  expect(judgeSkips({ ...tally, skipped }, { unattended: true, has: ['root', 'linux'] }).failed).toBe(1)
  expect(judgeSkips({ ...tally, skipped }, { unattended: false, has: ['root', 'linux'] }).failed).toBe(0)
})

test('.ci/run is unattended', () => {
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).toMatch(/^export CI=1$/m)
})

test('at somebody’s desk a skipped test is told and no more', () => {
  expect(judgeSkips(tally, { unattended: false, has: ['root', 'linux'] })).toEqual(tally)
})

test('a failure stays one', () => {
  expect(judgeSkips({ ...nothing, passed: 1, failed: 2 }, { unattended: true, has: ['root'] }).failed).toBe(2)
})

test('the tests that may stay out are there, and no other stays out by itself', () => {
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

test('no test and no setting asks for a second try', () => {
  const files = globSync('{{foundation,features,start,tools,bench}/**/*.test.ts,e2e/**/*.ts,*.config.ts}', {
    cwd: root,
  })
  const asking = files.filter((file) =>
    /\bretry: |configure\([^)]*retries|^  retries: /m.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(asking).toEqual([])
})

test('no test compares a clock or its memory with a fixed number', () => {
  const files = globSync('{foundation,features,start,tools}/**/*.test.ts', { cwd: root })
  const measured =
    /(?:performance\.now|Date\.now|millisecondsOf|memoryUsage|\btook\b)[^\n]*\.toBeLessThan(?:OrEqual)?\(\d/
  expect(files.filter((file) => measured.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { allowedSkips, judgeSkips } from './skips.ts'

const root = resolve(import.meta.dirname, '..')
const small = 'a full disk is named, and so is a read-only one'
const tally = { passed: 5, failed: 0, skipped: [small, 'a journey that nobody missed'] }

test('where nobody reads along, a test that stays out without a reason has failed', () => {
  expect(judgeSkips(tally, { unattended: true, has: ['linux'] })).toEqual({ ...tally, failed: 1 })
})

test('where the machine has what a test needs, it may not stay out', () => {
  expect(judgeSkips(tally, { unattended: true, has: ['root', 'linux'] }).failed).toBe(2)
})

test('root on Linux with Redis and the samples can run every test', () => {
  const all = { passed: 0, failed: 0, skipped: Object.keys(allowedSkips) }
  expect(judgeSkips(all, { unattended: true, has: ['root', 'linux', 'redis', 'samples'] }).failed).toBe(
    all.skipped.length,
  )
})

test('a group of tests stays out, and must run, as one', () => {
  const skipped = ['through Redis as every bus a place that never was is a gap']
  for (const [has, failed] of [
    [['root' as const], 0],
    [['redis' as const], 1],
  ] as const)
    expect(judgeSkips({ passed: 1, failed: 0, skipped }, { unattended: true, has }).failed).toBe(failed)
})

test('at somebody’s desk a skipped test is told and no more', () => {
  expect(judgeSkips(tally, { unattended: false, has: ['root', 'linux'] })).toEqual(tally)
})

test('a failure stays one', () => {
  expect(judgeSkips({ passed: 1, failed: 2, skipped: [] }, { unattended: true, has: ['root'] }).failed).toBe(2)
})

test('the tests that may stay out are there, and no other stays out by itself', () => {
  const files = globSync('{foundation,features,start,tools,bench}/**/*.test.ts', { cwd: root })
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const conditional = texts.flatMap((text) =>
    [...text.matchAll(/\.(?:runIf|skipIf)\([^)]*\)\(\s*(['"])(.+?)\1,/g)].map(([, , name]) => name),
  )
  expect(new Set(conditional), 'tools/skips.ts names each test that may stay out').toEqual(
    new Set(Object.keys(allowedSkips)),
  )
})

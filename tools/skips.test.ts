import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { allowedSkips, judgeSkips } from './skips.ts'

const root = resolve(import.meta.dirname, '..')
const [allowed = ''] = Object.keys(allowedSkips)
const tally = { passed: 5, failed: 0, skipped: [allowed, 'a journey that nobody missed'] }

test('where nobody reads along, a test that stays out without a reason has failed', () => {
  expect(judgeSkips(tally, { unattended: true, asRoot: false })).toEqual({ ...tally, failed: 1 })
})

test('root can run every test, so none may stay out', () => {
  expect(judgeSkips(tally, { unattended: true, asRoot: true }).failed).toBe(2)
})

test('at somebody’s desk a skipped test is told and no more', () => {
  expect(judgeSkips(tally, { unattended: false, asRoot: true })).toEqual(tally)
})

test('a failure stays one', () => {
  expect(judgeSkips({ passed: 1, failed: 2, skipped: [] }, { unattended: true, asRoot: true }).failed).toBe(2)
})

test('the tests that may stay out are there, and stay out for want of rights', () => {
  const files = globSync('{foundation,features,start,tools,bench}/**/*.test.ts', { cwd: root })
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const conditional = texts.flatMap((text) =>
    [...text.matchAll(/\.(?:runIf|skipIf)\([^)]*\)\(\s*(['"])(.+?)\1,/g)].map(([, , name]) => name),
  )
  expect(new Set(conditional)).toEqual(new Set(Object.keys(allowedSkips)))
})

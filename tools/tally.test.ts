import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPlaywright, readVitest } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'attache-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('passed, failed and skipped tests are counted', () => {
  const results = ['passed', 'passed', 'failed', 'skipped'].map((status) => ({ status, fullName: status }))
  const report = write({ testResults: [{ status: 'failed', assertionResults: results }] })
  expect(readVitest(report, 1)).toEqual({ passed: 2, failed: 1, skipped: ['skipped'] })
})

test('a file that does not load is a failure', () => {
  const report = write({ testResults: [{ status: 'failed', assertionResults: [] }] })
  expect(readVitest(report, 1).failed).toBe(1)
})

test('a runner that dies without a report has failed, and so has one that ran nothing', () => {
  expect(readVitest(join(folder, 'absent.json'), 1).failed).toBe(1)
  expect(readVitest(write({ testResults: [] }), 0).failed).toBe(1)
  expect(readPlaywright(write({ stats: {} }), 0).failed).toBe(1)
})

test('a runner that ends badly after its tests passed has failed', () => {
  expect(readPlaywright(write({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } }), 1).failed).toBe(1)
})

test('a journey that passed only at a second try counts, and one that failed twice has failed', () => {
  const tally = readPlaywright(write({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } }), 1)
  expect(tally).toEqual({ passed: 5, failed: 1, skipped: [] })
})

test('journeys that stayed out are named', () => {
  const suites = [
    { specs: [spec('runs', 'expected')], suites: [{ specs: [spec('an inner one', 'skipped')] }] },
    { specs: [spec('an outer one', 'skipped')] },
  ]
  const report = write({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 2 }, suites })
  expect(readPlaywright(report, 0)).toEqual({ passed: 1, failed: 0, skipped: ['an inner one', 'an outer one'] })
})

function spec(title: string, status: string): object {
  return { title, tests: [{ status }] }
}

function write(report: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

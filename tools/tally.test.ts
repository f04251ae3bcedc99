import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { add, nothing, readPlaywright, readVitest } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'attache-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('passed, failed and skipped tests are counted, with the time that each file took', () => {
  const results = ['passed', 'passed', 'failed', 'skipped'].map((status) => ({ status, fullName: status }))
  const file = { name: join(folder, 'a.test.ts'), status: 'failed', startTime: 1_000, endTime: 3_500 }
  const report = write({ testResults: [{ ...file, assertionResults: results }] })
  expect(readVitest(folder, report, 1)).toEqual({
    ...nothing,
    passed: 2,
    failed: ['failed'],
    skipped: ['skipped'],
    files: [{ name: 'a.test.ts', seconds: 2.5 }],
  })
})

test('a file that does not load is a failure', () => {
  const report = write({ testResults: [{ name: join(folder, 'a.test.ts'), status: 'failed', assertionResults: [] }] })
  expect(readVitest(folder, report, 1).failed).toEqual(['a.test.ts did not load'])
})

test('a runner that dies without a report has failed, and so has one that ran nothing', () => {
  expect(readVitest(folder, join(folder, 'absent.json'), 1).failed).toEqual(['the test files ended with code 1'])
  expect(readVitest(folder, write({ testResults: [] }), 0).failed).toEqual(['no test files ran'])
  expect(readPlaywright(write({ stats: {} }), 0).failed).toEqual(['no journeys ran'])
})

test('a runner that ends badly after its tests passed has failed', () => {
  const { failed } = readPlaywright(write({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } }), 1)
  expect(failed).toEqual(['the journeys ended with code 1'])
})

test('a journey that needed a retry has failed', () => {
  const suites = [{ specs: [spec('breaks', 'unexpected'), spec('wavers', 'flaky'), spec('holds', 'expected')] }]
  const report = write({ stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }, suites })
  const { passed, failed } = readPlaywright(report, 1)
  expect({ passed, failed }).toEqual({ passed: 1, failed: ['chat.spec.ts: breaks', 'chat.spec.ts: wavers'] })
})

test('journeys are named with their time, and those that were skipped', () => {
  const suites = [
    { specs: [spec('runs', 'expected')], suites: [{ specs: [spec('an inner one', 'skipped')] }] },
    { specs: [spec('an outer one', 'skipped')] },
  ]
  const report = write({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 2 }, suites })
  const { skipped, journeys } = readPlaywright(report, 0)
  expect(skipped).toEqual(['an inner one', 'an outer one'])
  expect(journeys[0]).toEqual({ name: 'chat.spec.ts: runs', seconds: 1.25 })
})

test('times and CPU of the parts of a run are added up', () => {
  const part = { ...nothing, files: [{ name: 'a', seconds: 1 }], cpu: { checks: 2 } }
  const sum = add(add(part, part), { ...nothing, journeys: [{ name: 'b', seconds: 3 }], cpu: { journeys: 4 } })
  expect(sum.cpu).toEqual({ checks: 4, journeys: 4 })
  expect([sum.files.length, sum.journeys.length]).toEqual([2, 1])
})

function spec(title: string, status: string): object {
  return { title, file: 'chat.spec.ts', tests: [{ status, results: [{ duration: 1_250 }] }] }
}

function write(report: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

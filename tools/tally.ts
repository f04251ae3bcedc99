import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { runTool } from './tool.ts'

export type Timed = { name: string; seconds: number }

export type Tally = {
  passed: number
  /** The names of the failed tests. */
  failed: string[]
  skipped: string[]
  /** How long each test file and each journey took. */
  files: Timed[]
  journeys: Timed[]
  /** CPU seconds by part of the run. */
  cpu: Partial<Record<Part, number>>
}

export type Part = 'checks' | 'tests' | 'journeys'

export const nothing: Tally = { passed: 0, failed: [], skipped: [], files: [], journeys: [], cpu: {} }

export function add(a: Tally, b: Tally): Tally {
  const parts = [...Object.entries(a.cpu), ...Object.entries(b.cpu)] as [Part, number][]
  const cpu: Tally['cpu'] = {}
  for (const [part, seconds] of parts) cpu[part] = (cpu[part] ?? 0) + seconds
  return {
    passed: a.passed + b.passed,
    failed: [...a.failed, ...b.failed],
    skipped: [...a.skipped, ...b.skipped],
    files: [...a.files, ...b.files],
    journeys: [...a.journeys, ...b.journeys],
    cpu,
  }
}

/** Types and lint are checked by programs in Go, of whose work a quarter was to look for garbage. */
const ofGo = { GOGC: '400' }

/** Runs a tool as one check: exit code 0 passes; otherwise its output is shown. */
export async function checkBy(root: string, name: string, command: string[]): Promise<Tally> {
  const began = Date.now()
  const { code, output, cpu } = await runTool(root, command, 'keep', ofGo)
  const passed = code === 0
  if (!passed) process.stdout.write(`${output}\n`)
  process.stdout.write(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`)
  return { ...nothing, ...(passed ? { passed: 1 } : { failed: [name] }), cpu: { checks: cpu } }
}

/** Reads vitest's JSON report; a run that left no report has failed. */
export function readVitest(root: string, report: string, code: number): Tally {
  const files = (readReport(report)?.['testResults'] ?? []) as TestFile[]
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return honest('test files', code, {
    ...nothing,
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: [
      ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim()),
      ...brokenFiles.map(({ name }) => `${relative(root, name)} did not load`),
    ],
    skipped: tests
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => fullName.trim()),
    files: files.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  })
}

/** Reads Playwright's JSON report. Nothing is retried, so a test that Playwright calls flaky has failed. */
export function readPlaywright(report: string, code: number): Tally {
  const read = readReport(report)
  const stats = (read?.['stats'] ?? {}) as Record<string, number>
  const journeys = ((read?.['suites'] ?? []) as Suite[]).flatMap(journeysOf)
  return honest('journeys', code, {
    ...nothing,
    passed: stats['expected'] ?? 0,
    failed: journeys.filter(({ status }) => ['unexpected', 'flaky'].includes(status)).map(named),
    skipped: journeys.filter(({ status }) => status === 'skipped').map(({ title }) => title),
    journeys: journeys.map((journey) => ({ name: named(journey), seconds: journey.seconds })),
  })
}

type TestFile = {
  name: string
  status: string
  startTime: number
  endTime: number
  assertionResults: { status: string; fullName: string }[]
}

type Spec = { title: string; file: string; tests: { status: string; results: { duration: number }[] }[] }
type Suite = { specs: Spec[]; suites?: Suite[] }
type Journey = { title: string; file: string; status: string; seconds: number }

function journeysOf({ specs, suites = [] }: Suite): Journey[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      title,
      file,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(journeysOf)]
}

function named({ file, title }: Journey): string {
  return `${file}: ${title}`
}

/** A runner that ended badly without naming a failed test, or that ran none, has failed all the same. */
function honest(what: string, code: number, tally: Tally): Tally {
  if (tally.failed.length > 0) return tally
  if (code !== 0) return { ...tally, failed: [`the ${what} ended with code ${code}`] }
  return tally.passed > 0 ? tally : { ...tally, failed: [`no ${what} ran`] }
}

function readReport(file: string): Record<string, unknown> | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : undefined
}

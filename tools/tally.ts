import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number; skipped: string[] }

export const nothing: Tally = { passed: 0, failed: 0, skipped: [] }

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: [...a.skipped, ...b.skipped] }
}

/** Runs a tool that is one check: it passes by exit code 0 and otherwise shows what it printed. */
export async function checkBy(root: string, name: string, command: string[]): Promise<Tally> {
  const began = Date.now()
  const { code, output } = await runTool(root, command, 'keep')
  const passed = code === 0
  if (!passed) process.stdout.write(`${output}\n`)
  process.stdout.write(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`)
  return passed ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

/** What vitest's JSON report says; a run that left no report has failed. */
export function readVitest(report: string, code: number): Tally {
  const read = readReport(report)
  const files = (read?.['testResults'] ?? []) as {
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return honest(code, {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length + brokenFiles.length,
    skipped: tests
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => fullName.trim()),
  })
}

/** What Playwright's JSON report says; a test that passed only at a second try is said, and counts. */
export function readPlaywright(report: string, code: number): Tally {
  const read = readReport(report)
  const stats = (read?.['stats'] ?? {}) as Record<string, number>
  const late = stats['flaky'] ?? 0
  if (late > 0) process.stdout.write(`${late} of the journeys passed only at the second try\n`)
  return honest(code, {
    passed: (stats['expected'] ?? 0) + late,
    failed: stats['unexpected'] ?? 0,
    skipped: skippedJourneys((read?.['suites'] ?? []) as Suite[]),
  })
}

export function runTool(
  root: string,
  command: string[],
  output: 'keep' | 'show',
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const [file = '', ...args] = command
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let kept = ''
    child.stdout?.on('data', (piece: Buffer) => (kept += piece.toString()))
    child.stderr?.on('data', (piece: Buffer) => (kept += piece.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: kept }))
  })
}

type Suite = { specs: { title: string; tests: { status: string }[] }[]; suites?: Suite[] }

function skippedJourneys(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) => tests.filter(({ status }) => status === 'skipped').map(() => title)),
    ...skippedJourneys(inner),
  ])
}

/** A runner that ended badly without naming a failed test, or that ran none, has failed all the same. */
function honest(code: number, tally: Tally): Tally {
  const silent = (code !== 0 && tally.failed === 0) || tally.passed + tally.failed === 0
  return silent ? { ...tally, failed: tally.failed + 1 } : tally
}

function readReport(file: string): Record<string, unknown> | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : undefined
}

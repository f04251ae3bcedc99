import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeQuickFolder } from '#foundation/server/testing/quick-folder.ts'
import { costOf, overBudget } from './budget.ts'
import { type Browsers, findBrowsers } from './chromium.ts'
import { providePeers } from './peers.ts'
import { machineHas, refusedSkips, skipOf } from './skips.ts'
import { add, checkBy, nothing, readPlaywright, readVitest, type Tally } from './tally.ts'
import { runTool } from './tool.ts'

/** `npm test`: everything that must hold, cheapest first, and one line that counts it. */
export async function prove(root: string, args: readonly string[]): Promise<void> {
  if (args.includes('--quick')) return proveQuickly(root)
  const browsers = await findBrowsers(root)
  await providePeers(root)
  const checked = await checks(root)
  // The tests leave a core idle now and then, and the journeys wait for nothing but this when they begin.
  const [tested, built] = await Promise.all([tests(root), buildPages(root)])
  const browsed = await browse(root, browsers)
  conclude([checked, tested, built, browsed].reduce(add))
}

/** `npm test -- --quick`: all checks, and the tests that need no server, no database and no browser. */
async function proveQuickly(root: string): Promise<void> {
  const checked = await checks(root)
  conclude(add(checked, await tests(root, ['--project', 'pure', '--project', 'sources'])))
}

/** `npm run check`: types, lint, format, dead code. */
export async function check(root: string): Promise<void> {
  conclude(await checks(root))
}

/** `npm run e2e`: the journeys alone; arguments go to Playwright. */
export async function journeys(root: string, args: readonly string[]): Promise<void> {
  conclude(await browse(root, await findBrowsers(root), args))
}

async function checks(root: string): Promise<Tally> {
  const bin = (name: string) => join(root, 'node_modules', '.bin', name)
  const cache = join(root, 'node_modules', '.cache')
  // What was found in files that have not changed since the last run is kept: five sixths of the work.
  const types = (project: string) => {
    const kept = ['--incremental', '--tsBuildInfoFile', join(cache, 'types', `${project}.tsbuildinfo`)]
    // Several checkers each find out anew what they share.
    return [bin('tsc'), '-p', `tsconfig.${project}.json`, '--checkers', '1', ...kept]
  }
  const tallies = await Promise.all([
    checkBy(root, 'types of the server', types('server')),
    checkBy(root, 'types of the web', types('web')),
    checkBy(root, 'types of the journeys', types('e2e')),
    checkBy(root, 'lint', [bin('oxlint'), '--type-aware', '--deny-warnings']),
    checkBy(root, 'format', [bin('oxfmt'), '--check', '.']),
    checkBy(root, 'no dead code', [bin('knip'), '--no-progress', '--cache', '--cache-location', join(cache, 'knip')]),
  ])
  return tallies.reduce(add, nothing)
}

function tests(root: string, args: readonly string[] = []): Promise<Tally> {
  return withReport(async (report) => {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const command = [process.execPath, vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`]
    const { code, cpu } = await runTool(root, [...command, ...args], 'show')
    return { ...readVitest(root, report, code), cpu: { tests: cpu } }
  })
}

/** The pages of the journeys, which count among what these cost. */
async function buildPages(root: string): Promise<Tally> {
  const command = [process.execPath, join(root, 'start', 'launch.cjs'), 'build']
  const { code, output, cpu } = await runTool(root, command, 'keep', { ATTACHE_DESIGN: '1' })
  if (code !== 0) process.stdout.write(`${output}\n`)
  return { ...nothing, failed: code === 0 ? [] : ['the pages of the journeys were not built'], cpu: { journeys: cpu } }
}

function browse(root: string, { chromium, shell }: Browsers, args: readonly string[] = []): Promise<Tally> {
  return withReport(async (report) => {
    const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
    const command = [process.execPath, playwright, 'test', '--reporter=list,json', ...args]
    // Removed with the report, once the servers that Playwright stops have ended.
    const data = join(dirname(report), 'data')
    const env = {
      ATTACHE_CHROMIUM: chromium,
      ATTACHE_SHELL: shell,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ATTACHE_E2E_DATA: data,
    }
    const { code, cpu } = await runTool(root, command, 'show', env)
    return { ...readPlaywright(report, code), cpu: { journeys: cpu } }
  })
}

async function withReport(work: (report: string) => Promise<Tally>): Promise<Tally> {
  const folder = makeQuickFolder('attache-report-')
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A group of tests that stays out for one reason takes one line. */
function skipLines(skipped: readonly string[]): string[] {
  const groups = Map.groupBy(skipped, (name) => skipOf(name)?.group ?? name)
  return [...groups].map(([group, names]) => {
    const count = names.length === 1 ? '' : `, ${names.length} tests`
    return `skipped: ${group}${count} (${skipOf(group)?.reason ?? 'no reason known'})`
  })
}

/** The summary. Its last line is the count and nothing else, because `bench proof` reads it. */
function conclude(tally: Tally): void {
  const unattended = !['', 'false', '0'].includes(process.env['CI'] ?? '')
  const { passed, skipped } = tally
  const refused = refusedSkips(skipped, { unattended, has: machineHas() })
  const failed = [...tally.failed, ...refused.map((name) => `${name} was skipped and must run here`)]
  const warning = overBudget(tally) ?? []
  const lines = [
    warning,
    costOf(tally),
    skipLines(skipped),
    failed.map((name) => `failed: ${name}`),
    warning,
    `${passed} passed, ${failed.length} failed`,
  ].flat()
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  process.exitCode = failed.length === 0 ? 0 : 1
}

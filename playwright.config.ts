import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { env, execPath, pid } from 'node:process'
import { defineConfig } from '@playwright/test'
import { quickPlace } from '#foundation/server/testing/quick-folder.ts'

const port = env['ATTACHE_E2E_PORT'] ?? '3199'
const address = `http://127.0.0.1:${port}`

/** A second server, whose assistant answers as the message itself says; `e2e/chat.ts` reads its address. */
const scriptedPort = String(Number(port) + 1000)
env['ATTACHE_E2E_SCRIPTED'] = `http://127.0.0.1:${scriptedPort}`

// This file is read by every worker, too; the first reading names the folder, unless `npm run e2e` gave one, which it removes.
env['ATTACHE_E2E_DATA'] ??= join(quickPlace(), `attache-e2e-${pid}`)

/** Journeys that need more of a browser than its engine: push notices, and an app that is installed. */
const wholeBrowser = ['**/push.spec.ts', '**/installed.spec.ts']

/** Nothing travels far from a server on the same machine, and compressing would take both cores for the first journeys. */
const uncompressed = { COMPRESS: '0' }

const startAndStop = { timeout: 240_000, gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } } as const

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // They wait for the server and for what is drawn; two more than cores keep the cores at work.
  workers: availableParallelism() + 2,
  // Timeouts only end a journey that hangs. They leave room for a machine that is busy with other work.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: address,
    // Playwright clears a reused context between journeys. A new one costs a second of CPU: its code is not compiled yet.
    reuseContext: true,
    // Those of journeys that are about it keep it; the others would start one each, for nothing.
    serviceWorkers: 'block',
    colorScheme: 'light',
    // Drawing what moves is a third of the CPU. The journeys by keyboard and by phone let it move.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, because these journeys are long: at the end, the other workers would wait for them.
    { name: 'browser', testMatch: wholeBrowser, use: { launchOptions: launch(env['ATTACHE_CHROMIUM']) } },
    { name: 'engine', testIgnore: wholeBrowser, use: { launchOptions: launch(env['ATTACHE_SHELL']) } },
  ],
  // One after the other: the second serves the pages that the first has built.
  webServer: [
    {
      command: `"${execPath}" start/launch.cjs build && exec "${execPath}" start/testing/unhurried-server.ts`,
      url: `${address}/readyz`,
      env: {
        PORT: port,
        DATA_DIR: join(env['ATTACHE_E2E_DATA'], 'main'),
        PAGES: 'build/design',
        ATTACHE_DESIGN: '1',
        ...uncompressed,
      },
      ...startAndStop,
    },
    {
      command: `"${execPath}" start/testing/scripted-server.ts`,
      url: `${env['ATTACHE_E2E_SCRIPTED']}/readyz`,
      env: {
        PORT: scriptedPort,
        DATA_DIR: join(env['ATTACHE_E2E_DATA'], 'scripted'),
        PAGES: 'build/design',
        DATABASE_URL: '',
        // The mail servers of journeys are on this machine.
        ALLOW_PRIVATE_HOSTS: '127.0.0.1',
        ...uncompressed,
      },
      ...startAndStop,
    },
  ],
})

function launch(executablePath = '/usr/bin/chromium') {
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    // A page keeps its process, and what is compiled in it, from one journey to the next: a fifth less CPU for each.
    '--disable-site-isolation-trials',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return { executablePath, args }
}

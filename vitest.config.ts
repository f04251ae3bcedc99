import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const withServer = ['{foundation,features}/**/server/**/*.test.ts']

/** What they watch is the source itself: they need neither a database nor a server. */
const ofSources = [
  'tools/{boundaries,budget,limits,lock,patterns,skips,swallowed,tally,tool,ways-out,written-times}.test.ts',
]

// Limits are generous because a busy machine may be late; a test that passes never waits for them.
const limits = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } }

/** Node reads these files and all that they import, as it does in `npm start`; Vite would change every module first. */
const byNode = { viteModuleRunner: false, nodeLoader: false }

export default defineConfig({
  test: {
    // Most tests wait for a database, a process or a lease half of their time; one more than that keeps the cores at work.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        // These files share a process, too: reading the server for each of them took as long as their tests.
        test: {
          name: 'server',
          include: withServer,
          globalSetup: ['tools/vitest-database.ts'],
          isolate: false,
          experimental: byNode,
          ...limits,
        },
      },
      {
        // The whole product; these files leave their process as they found it, and share it.
        test: {
          name: 'product',
          include: ['{start,tools,bench}/**/*.test.ts'],
          exclude: ofSources,
          globalSetup: ['tools/vitest-database.ts'],
          isolate: false,
          experimental: byNode,
          ...limits,
        },
      },
      { test: { name: 'sources', include: ofSources, isolate: false, experimental: byNode, ...limits } },
      {
        // Rules, contracts and pages need no server: these files share a process, which saves starting one for each.
        test: {
          name: 'pure',
          include: ['{foundation,features}/**/*.test.ts'],
          exclude: withServer,
          isolate: false,
          ...limits,
        },
      },
    ],
  },
})

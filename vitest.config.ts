import { env } from 'node:process'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{foundation,features,start,tools,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['tools/vitest-database.ts'],
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // On a machine that others use as well, a test of real sockets may be late once.
    retry: env['CI'] ? 1 : 0,
  },
})

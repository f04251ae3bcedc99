import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{foundation,features,start,tools,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['tools/vitest-database.ts'],
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})

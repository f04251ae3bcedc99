import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { env } from 'node:process'
import { defineConfig } from 'vite'

/** In development, whatever is no page is asked of the server behind. */
const api = env['ATTACHE_API']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'start/web/public',
  server: {
    proxy: api ? { '^/(v1|idp|healthz|readyz)(/|$)': { target: api, ws: true } } : {},
  },
  optimizeDeps: {
    // Found before the first page is asked for, which otherwise loads twice.
    entries: ['start/web/**/*.tsx', 'foundation/web/**/*.tsx', 'features/*/web/**/*.tsx'],
  },
  build: {
    // Browsers that know light-dark(), so that the tokens stay as they are written.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    reportCompressedSize: false,
  },
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import type { Config } from '@react-router/dev/config'

const notFound = '/404'
const written = ['/', '/auth', '/auth/callback', notFound]

/**
 * A build leaves `client/` (files to serve), and beside it `pages.json`: the addresses that the web knows, as React
 * Router writes them. An address that matches none of them gets `client/404/index.html` with status 404; one that
 * matches but has no file of its own gets `client/__spa-fallback.html`.
 */
export default {
  ssr: false,
  appDirectory: 'start/web',
  // Inside the project, always: what is built imports the project's packages.
  buildDirectory: env['ATTACHE_BUILD_DIR'] ?? 'build',
  prerender: written,
  async buildEnd({ reactRouterConfig: { buildDirectory, routes } }) {
    const paths = Object.values(routes).flatMap(({ path, index }) => (index ? '/' : (path ?? [])))
    const patterns = paths.filter((path) => path !== '' && path !== '*')
    await writeFile(join(buildDirectory, 'pages.json'), JSON.stringify({ patterns }))
  },
} satisfies Config

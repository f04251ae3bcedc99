import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { env } from 'node:process'
import type { Config } from '@react-router/dev/config'
import { build } from 'vite'
import { publicPages } from './features/site/pages.ts'

const notFound = '/404'
/** For posts that do not exist. */
const noPost = '/blog/404'

/** Pages that are shown before their code is there, by the address each is written at, with their inline scripts. */
const early = 'features/chat/web/early'
const shownEarly = [
  { pattern: '/assistant', at: '/assistant', scripts: ['start/web/first-paint/begin.ts', `${early}/begin.ts`] },
  {
    pattern: '/assistant/:chatId',
    at: '/assistant/any-chat',
    scripts: ['start/web/first-paint/begin.ts', `${early}/begin.ts`, `${early}/open.ts`],
  },
]
const written = [
  ...publicPages.map(({ path }) => path),
  '/auth',
  '/auth/callback',
  ...shownEarly.map(({ at }) => at),
  notFound,
  noPost,
]

/** Of what the service worker is made; each part stands for itself. */
const workerParts = ['start/web/worker/begin.ts', 'features/notices/web/worker/begin.ts']

/**
 * A build leaves `client/` (files to serve), and beside it `pages.json`: the addresses that the web knows, as React
 * Router writes them, each with the scripts that its page is made of, or with a page of its own (`starts`). An address that
 * matches none of them gets `client/404/index.html` with status 404; one that matches but has no file of its own gets
 * `client/__spa-fallback.html`.
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
    const scripts = await readScripts(join(buildDirectory, 'client'))
    const starts = Object.fromEntries(
      shownEarly.filter(({ pattern }) => pattern.includes(':')).map(({ pattern, at }) => [pattern, fileAt(at)]),
    )
    await writeFile(join(buildDirectory, 'pages.json'), JSON.stringify({ patterns, scripts, starts }))
    for (const page of shownEarly)
      await writeFirstPaint(join(buildDirectory, 'client'), { ...page, modules: scripts[page.pattern] ?? [] })
    const worker = await Promise.all(workerParts.map(bundleInline))
    await writeFile(join(buildDirectory, 'client/sw.js'), `${worker.join('\n')}\n`)
    const { writeSiteFiles } = await import('./features/site/build/index.ts')
    await writeSiteFiles(join(buildDirectory, 'client'))
  },
} satisfies Config

type BuiltRoute = { parentId?: string; path?: string; index?: boolean; module: string; imports: string[] }

/** By address: the scripts of its page and of all that stands around it, as the browser's own manifest names them. */
async function readScripts(clientDirectory: string): Promise<Record<string, string[]>> {
  const [name = ''] = globSync('assets/manifest-*.js', { cwd: clientDirectory })
  const text = await readFile(join(clientDirectory, name), 'utf8')
  const { routes }: { routes: Record<string, BuiltRoute> } = JSON.parse(
    text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
  )
  const scriptsOf = (route: BuiltRoute | undefined): string[] =>
    route ? [...scriptsOf(routes[route.parentId ?? '']), route.module, ...route.imports] : []
  return Object.fromEntries(
    Object.values(routes).map((route) => [route.index ? '/' : (route.path ?? ''), [...new Set(scriptsOf(route))]]),
  )
}

type FirstPaint = { at: string; scripts: readonly string[]; modules: readonly string[] }

function fileAt(address: string): string {
  return `${address.slice(1)}/index.html`
}

/** The page is both: the one that starts the app, and over it what it will show, as it was rendered here. */
async function writeFirstPaint(clientDirectory: string, { at, scripts: files, modules }: FirstPaint): Promise<void> {
  const { composeFirstPaint } = await import('./start/web/first-paint/compose.ts')
  const read = (path: string) => readFile(join(clientDirectory, path), 'utf8')
  const page = fileAt(at)
  const [fallback, rendered] = [await read('__spa-fallback.html'), await read(page)]
  const css = await read(/<link rel="stylesheet" href="([^"]+)"/.exec(fallback)?.[1] ?? '')
  const started = [...fallback.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href)
  const scripts = await Promise.all(files.map(bundleInline))
  const all = [...new Set([...started, ...modules])]
  const sizes = new Map(await Promise.all(all.map(async (path) => [path, (await read(path)).length] as const)))
  // The largest first, so that none is waited for alone at the end.
  const largestFirst = all.toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0))
  const parts = { fallback, rendered, css, scripts, modules: largestFirst }
  await writeFile(join(clientDirectory, page), composeFirstPaint(parts))
}

async function bundleInline(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'chrome123',
      lib: { entry: resolve(import.meta.dirname, file), formats: ['iife'], name: 'early' },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.flatMap((one) => (one.type === 'chunk' ? one.code.trim() : [])).join('')
}

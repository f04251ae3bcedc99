import type { WorkerCache, WorkerEvents, WorkerScope } from '#foundation/web/worker/scope.ts'

/** The page that starts the app, without a user, and the files it names. Never contains personal data. */
const cacheName = 'shell'
const home = '/assistant'

/**
 * Offline, the app opens from its cached shell. Online, each page is fetched from the server, so that a new version
 * appears at once, and the cache is updated.
 */
export function keepShell(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([addRoutes(event), fill(scope), scope.skipWaiting()]))
  })
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver(scope)))
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { pathname } = new URL(request.url)
    if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(answerPage(scope, event, pathname))
    else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(scope, request))
  })
}

/** Browsers that support static routes skip the worker for these; in others the worker does the same, more slowly. */
async function addRoutes(event: WorkerEvents['install']): Promise<void> {
  try {
    await event.addRoutes?.(routes)
  } catch {
    // A browser with another route syntax uses the worker.
  }
}

const routes = [
  { condition: { urlPattern: { pathname: '/v1/*' } }, source: 'network' },
  { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName } },
]

async function takeOver(scope: WorkerScope): Promise<void> {
  // The page is requested while the worker starts.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

type Asking = WorkerEvents['fetch']

async function answerPage(scope: WorkerScope, event: Asking, pathname: string): Promise<Response> {
  const answer = await ask(scope, event)
  if (answer !== undefined && !isAway(answer)) {
    if (pathname === home && answer.ok) event.waitUntil(follow(scope, answer.headers.get('etag')))
    return answer
  }
  const kept = await (await scope.caches.open(cacheName)).match(home)
  if (!kept) return answer ?? Response.error()
  // Offline, the code of other pages may be missing, and React Router would then reload the page endlessly.
  return pathname === home ? kept : Response.redirect(scope.location.origin + home)
}

/** Returns `undefined` if the server cannot be reached. */
async function ask(scope: WorkerScope, { request, preloadResponse }: Asking): Promise<Response | undefined> {
  try {
    return (await preloadResponse) ?? (await scope.fetch(request))
  } catch {
    // The reason doesn't matter: the page says that the server can't be reached.
    return undefined
  }
}

/** A proxy reports that the server is down. */
function isAway({ status }: Response): boolean {
  return status === 502 || status === 503 || status === 504
}

async function answerFile(scope: WorkerScope, request: Request): Promise<Response> {
  const kept = await (await scope.caches.open(cacheName)).match(request.url)
  return kept ?? scope.fetch(request)
}

/** A new version exists as soon as the page differs. */
async function follow(scope: WorkerScope, etag: string | null): Promise<void> {
  const kept = await (await scope.caches.open(cacheName)).match(home)
  if (kept?.headers.get('etag') !== etag) await fill(scope)
}

/** The page is stored last, so that it is never there without its files. */
async function fill(scope: WorkerScope): Promise<void> {
  const cache = await scope.caches.open(cacheName)
  const page = await scope.fetch(home, { cache: 'no-cache' })
  if (!page.ok) throw new Error(`The page of the app was answered with ${page.status}.`)
  const files = filesIn(await page.clone().text())
  await Promise.all(files.map((file) => keep(scope, cache, file)))
  await cache.put(home, page)
  const wanted = new Set([home, ...files])
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(kept.filter((path) => !wanted.has(path)).map((path) => cache.delete(path)))
}

async function keep(scope: WorkerScope, cache: WorkerCache, file: string): Promise<void> {
  if (await cache.match(file)) return
  const answer = await scope.fetch(file)
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}.`)
  await cache.put(file, answer)
}

export function filesIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
}

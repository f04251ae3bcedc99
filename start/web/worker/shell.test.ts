import { expect, test } from 'vitest'
import { openTestScope } from '#foundation/web/worker/testing/scope.ts'
import { filesIn, keepShell } from './shell.ts'

const page = (version: string) =>
  new Response(`<link href="/assets/app-${version}.css"/><script>beginPage(["/assets/app-${version}.js"])</script>`, {
    headers: { etag: version },
  })

/** A server with one version of the app, which can become unreachable. */
function open() {
  const server = { version: 'one', away: false, status: 200 }
  const tested = openTestScope((path) => {
    if (server.away) throw new TypeError('Failed to fetch')
    if (server.status !== 200) return new Response('away', { status: server.status })
    return path === '/assistant' ? page(server.version) : new Response(path)
  })
  keepShell(tested.scope)
  const kept = async () =>
    (await (await tested.scope.caches.open('shell')).keys()).map(({ url }) => new URL(url).pathname)
  async function visit(path: string): Promise<Response | undefined> {
    let answered: Promise<Response> | undefined
    const request = { url: `https://attache.example${path}`, mode: 'navigate', method: 'GET' } as Request
    await tested.fire('fetch', { request, respondWith: (answer) => void (answered = answer) })
    const answer = await answered
    await tested.settled()
    return answer
  }
  return { ...tested, server, kept, visit, install: () => tested.fire('install', {}) }
}

test('the page and the files that it names are kept, and nothing else', async () => {
  const { install, kept, visit } = open()
  await install()
  await visit('/assistant/7')
  expect((await kept()).toSorted()).toEqual(['/assets/app-one.css', '/assets/app-one.js', '/assistant'])
})

test('with a connection each page is the server’s own, and what is kept follows a new version', async () => {
  const { install, kept, visit, server } = open()
  await install()
  server.version = 'two'
  expect(await (await visit('/assistant'))?.text()).toContain('app-two.js')
  expect((await kept()).toSorted()).toEqual(['/assets/app-two.css', '/assets/app-two.js', '/assistant'])
})

test.each([
  ['there is no connection', { away: true }],
  ['what stands in front says that the server is away', { status: 502 }],
])('when %s, the app opens in its shell, at whichever address', async (_, change) => {
  const { install, visit, server } = open()
  await install()
  Object.assign(server, change)
  expect(await (await visit('/assistant?view=calendar'))?.text()).toContain('app-one.js')
  expect((await visit('/assistant/7'))?.headers.get('location')).toContain('/assistant')
})

test('a refusal of the server is shown as it is', async () => {
  const { install, visit, server } = open()
  await install()
  server.status = 429
  expect((await visit('/assistant'))?.status).toBe(429)
})

test('a version of which not all can be had leaves the one before whole', async () => {
  const { visit, install, kept, server, scope } = open()
  await install()
  server.version = 'two'
  const whole = { ...scope }
  scope.fetch = async (what, how) =>
    what === '/assets/app-two.js' ? new Response('', { status: 404 }) : whole.fetch(what, how)
  await expect(visit('/assistant')).rejects.toThrow('404')
  const { away } = Object.assign(server, { away: true })
  expect(away && (await (await visit('/assistant'))?.text())).toContain('app-one.js')
  expect(await kept()).toContain('/assets/app-one.js')
})

test('files are named in tags and in scripts', () => {
  expect(filesIn('<link href="/assets/a-1.css"><script>x("/assets/b_2.js","/assets/b_2.js")</script>')).toEqual([
    '/assets/a-1.css',
    '/assets/b_2.js',
  ])
})

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseEncoding } from './compression.ts'
import { toExpression } from './pages.ts'
import { call, openHttp, type TestHttp } from './testing.ts'

const script = `console.log('${'hello '.repeat(200)}')`
const files = {
  'client/index.html':
    '<a href="%ATTACHE_PUBLIC_URL%/">%ATTACHE_SUPPORT_EMAIL% %ATTACHE_OTHER%</a><style>a{margin:0}</style><script>start()</script><script src="/x.js"></script>',
  'client/pricing/index.html': 'pricing',
  'client/_.data': '{"data":true}',
  'client/404/index.html': 'no such page',
  'client/blog/first/index.html': 'the first post',
  'client/blog/404/index.html': 'no such post',
  'client/notes/any-note/index.html': 'a note to come',
  'client/sitemap.xml': '<loc>%ATTACHE_PUBLIC_URL%/</loc>',
  'client/__spa-fallback.html':
    '<head><link rel="preload" as="font" href="/f.woff2"/><link rel="modulepreload" href="/assets/main.js"/></head>the app',
  'client/assets/main-abc123.js': script,
  'client/assets/tiny-abc123.css': 'a{}',
  'client/favicon.svg': '<svg/>',
  'client/.secret.txt': 'secret',
  'pages.json': JSON.stringify({
    patterns: ['/', '/pricing', '/chats/:id', '/chats/all', '/files/:place?', '/blog/:post', '/notes/:id'],
    scripts: { '/chats/:id': ['/assets/main.js', '/assets/chat.js'], '/chats/all': ['/assets/all.js'] },
    starts: { '/notes/:id': 'notes/any-note/index.html' },
  }),
}

let folder: string
let http: TestHttp

async function open(config: { publicUrl?: URL } = {}): Promise<TestHttp> {
  return openHttp({ pages: { directory: folder, cacheDirectory: join(folder, 'cache') }, config })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  http = await open()
})

afterAll(async () => {
  await http.drain()
  await rm(folder, { recursive: true, maxRetries: 3 })
})

test('an address that takes files without end is told when to come back, and may still call', async () => {
  await using busy = await openHttp({
    pages: { directory: folder, cacheDirectory: join(folder, 'cache') },
    limits: { filesPerAddress: 2 },
  })
  const statuses = []
  for (const path of ['/pricing', '/assets/tiny-abc123.css', '/pricing', '/v1/nothing'])
    statuses.push((await call(busy.url + path)).status)
  expect(statuses).toEqual([200, 200, 429, 404])
})

describe('an address', () => {
  test.each([
    ['/pricing', 200, 'pricing'],
    ['/pricing/', 200, 'pricing'],
    ['/pricing?from=mail', 200, 'pricing'],
    ['/_.data', 200, '{"data":true}'],
    ['/favicon.svg', 200, '<svg/>'],
    ['/chats/7', 200, 'the app'],
    ['/notes/7', 200, 'a note to come'],
    ['/files', 200, 'the app'],
    ['/files/inbox', 200, 'the app'],
    ['/chats', 404, 'no such page'],
    ['/chats/7/8', 404, 'no such page'],
    ['/404', 404, 'no such page'],
    ['/blog/first', 200, 'the first post'],
    ['/blog/none', 404, 'no such post'],
    ['/blog/%20', 404, 'no such post'],
    ['/blog/404', 404, 'no such post'],
    ['/blog', 404, 'no such page'],
    ['/sitemap.xml', 200, '<loc>http://127.0.0.1:3000/</loc>'],
    ['/__spa-fallback.html', 404, 'no such page'],
    ['/.secret.txt', 404, 'no such page'],
    ['/../pages.json', 404, 'no such page'],
    ['/%2e%2e/pages.json', 404, 'no such page'],
    ['/assets/..%2f..%2fpages.json', 404, 'There is no such file.'],
  ])('%s is answered with %i', async (path, status, text) => {
    const reply = await call(http.url, { path })
    expect(reply.status).toBe(status)
    expect(reply.text).toContain(text)
  })

  test('of a file that is gone since the last build is not answered with a page', async () => {
    expect((await call(`${http.url}/assets/old.js`)).problem).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('of the API that nobody answers stays a problem', async () => {
    for (const path of ['/v1/nothing', '/v1', '/v1/'])
      expect((await call(http.url + path)).problem).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('of a page answers GET and HEAD alone', async () => {
    expect(await call(`${http.url}/pricing`, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
    expect(await call(`${http.url}/pricing`, { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    })
  })
})

test('a page knows where it is served, and what it may run', async () => {
  const reply = await call(`${http.url}/`)
  expect(reply.text).toContain('<a href="http://127.0.0.1:3000/">help@attache.example %ATTACHE_OTHER%</a>')
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  const policy = String(reply.headers['content-security-policy']).split('; ')
  expect(policy).toContain("default-src 'self'")
  // sha256 of `start()`, as openssl dgst writes it
  expect(policy).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='")
  // sha256 of `a{margin:0}`
  expect(policy).toContain("style-src 'self' 'sha256-d/P8gY5/jx2Ia+2Qx2nGaLd43Dqd7ddz1IrKTsm9MmI='")
  expect(policy).toContain("connect-src 'self' ws://127.0.0.1:3000")
  expect(policy).toContain("require-trusted-types-for 'script'")
  // One policy that creates only the worker's address; a second policy of that name is refused.
  expect(policy).toContain('trusted-types attache-worker')
  expect(policy.join()).not.toMatch(/unsafe/)
  expect(reply.headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
})

async function linksOf(path: string): Promise<string[]> {
  const { text, headers } = await call(http.url + path)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  return [...text.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`)
}

test('an address of the app asks at once for its own scripts, and for no font before them', async () => {
  expect(await linksOf('/chats/7')).toEqual(['modulepreload /assets/main.js', 'modulepreload /assets/chat.js'])
  expect(await linksOf('/chats/all')).toEqual(['modulepreload /assets/main.js', 'modulepreload /assets/all.js'])
  expect(await linksOf('/files')).toEqual(['modulepreload /assets/main.js'])
})

test('what is written into a page cannot break out of it', async () => {
  await using hostile = await openHttp({
    pages: { directory: folder, cacheDirectory: join(folder, 'cache') },
    config: { supportEmail: '"><script>@x' },
  })
  expect((await call(`${hostile.url}/`)).text).toContain('&#34;&#62;&#60;script&#62;@x')
})

test('files with a hash in their name are kept for ever, pages are asked for again', async () => {
  const asset = await call(`${http.url}/assets/main-abc123.js`)
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const page = await call(`${http.url}/pricing`)
  expect(page.headers['cache-control']).toBe('no-cache')
  const again = await call(`${http.url}/pricing`, { headers: { 'if-none-match': `"x", ${page.headers.etag}` } })
  expect(again).toMatchObject({ status: 304, text: '', headers: { etag: page.headers.etag } })
  const changed = await call(`${http.url}/pricing`, { headers: { 'if-none-match': '"x"' } })
  expect(changed.status).toBe(200)
})

test('files leave as small as the client can take them, compressed once for all starts', async () => {
  const url = `${http.url}/assets/main-abc123.js`
  const encodingFor = async (accept: string) =>
    (await call(url, { headers: { 'accept-encoding': accept } })).headers['content-encoding']
  await expect.poll(() => encodingFor('gzip, br')).toBe('br')
  expect(await encodingFor('gzip')).toBe('gzip')
  expect(await encodingFor('identity')).toBeUndefined()

  const kept = await readdir(join(folder, 'cache'))
  expect(kept.map((name) => name.replace(/.*\./, '')).sort()).toEqual(['br', 'gzip'])
  await writeFile(join(folder, 'cache/of-an-earlier-build.br'), 'old')
  await writeFile(join(folder, 'cache', kept.find((name) => name.endsWith('.gzip')) ?? ''), 'from the cache')
  await using later = await open()
  const accept = { headers: { 'accept-encoding': 'gzip' } }
  await expect.poll(async () => (await call(`${later.url}/assets/main-abc123.js`, accept)).text).toBe('from the cache')
  await expect.poll(() => readdir(join(folder, 'cache'))).toEqual(kept)
  expect((await call(`${later.url}/assets/tiny-abc123.css`, accept)).headers['content-encoding']).toBeUndefined()
})

test('a compressed file is the file', async () => {
  const url = `${http.url}/assets/main-abc123.js`
  const [br, gzip] = [
    await fetch(url, { headers: { 'accept-encoding': 'br' } }),
    await fetch(url, { headers: { 'accept-encoding': 'gzip' } }),
  ]
  expect(br.headers.get('vary')).toBe('accept-encoding')
  expect([await br.text(), await gzip.text()]).toEqual([script, script])
  expect(br.headers.get('etag')).not.toBe(gzip.headers.get('etag'))
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['identity', undefined],
])('of br and gzip, Accept-Encoding %j chooses %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted, { br: Buffer.from(''), gzip: Buffer.from('') })).toBe(chosen)
})

test('another name of this machine leads to the one we are known by; the API is not redirected', async () => {
  const port = Number(new URL(http.url).port)
  await using known = await open({ publicUrl: new URL(`http://127.0.0.1:${port}`) })
  const host = { host: `localhost:${port}` }
  const reply = await call(`${known.url}/chats/7?x=1`, { headers: host })
  expect(reply).toMatchObject({ status: 308, headers: { location: `http://127.0.0.1:${port}/chats/7?x=1` } })
  expect((await call(`${known.url}/healthz`, { headers: host })).status).toBe(200)
  for (const other of ['evil.example', 'localhost:1', `127.0.0.1:${port}`, 'nonsense host'])
    expect((await call(`${known.url}/pricing`, { headers: { host: other } })).status).toBe(200)
})

const matches = (pattern: string, path: string) => toExpression(pattern).test(path)

test('the patterns of the web are read as React Router reads them', () => {
  expect(matches('/', '/')).toBe(true)
  expect(matches('/a/:b?/c', '/a/c')).toBe(true)
  expect(matches('/a/:b?/c', '/a/x/c')).toBe(true)
  expect(matches('/a.b', '/axb')).toBe(false)
  expect(matches('/docs/*', '/docs/x/y')).toBe(true)
  expect(matches('/docs/*', '/docsx')).toBe(false)
})

test('a build that is not whole stops the start with a sentence', async () => {
  await rm(join(folder, 'client/__spa-fallback.html'))
  await expect(open()).rejects.toThrow('The built web lacks __spa-fallback.html. Build it again.')
  await writeFile(join(folder, 'client/__spa-fallback.html'), 'the app')
})

import { scrypt } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const begin = '<button onclick="location.href=\'/sign-in\'">Attaché account</button>'
const signIn = `<form method="post" action="/password"><label>Email <input name="email"></label>
  <label>Password <input type="password" name="password"></label><button>Sign in</button></form>`
const consent = '<form method="post" action="/consent"><button>Allow</button></form>'
const pages: Record<string, string> = {
  '/auth': begin,
  '/sign-in': signIn,
  '/allow': consent,
  '/callback': '<script>location.replace("/assistant")</script>',
  '/assistant': '<button>Log out</button>',
}

/** The limit that a sign-in is measured against: as many pages and clicks and one password, and nothing else. */
export async function openBareSignIn() {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const go = (location: string): void => void response.writeHead(303, { location }).end()
    if (path === '/password') return scrypt('password', 'salt', 32, { N: 2 ** 14, r: 8, p: 5 }, () => go('/allow'))
    if (path === '/consent') return go('/callback')
    const page = pages[path]
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    return response.end(page && `<!doctype html><title>Bare</title>${page}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

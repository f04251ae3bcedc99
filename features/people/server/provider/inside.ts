import type { FastifyInstance } from 'fastify'

/**
 * Reaches what is mounted in our own server without the network: PUBLIC_URL may lead through proxies that do not know
 * this machine, and the port we listen on may be behind a firewall of its own.
 */
export function fetchInside(issuer: string, app: () => FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search, host } = new URL(request.url)
    if (!request.url.startsWith(`${issuer}/`)) throw new Error(`${host}${pathname} is no address of ours.`)
    const payload = Buffer.from(await request.arrayBuffer())
    const reply = await app().inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host },
      ...(payload.length > 0 && { payload }),
    })
    const body = bodiless.has(reply.statusCode) ? null : new Uint8Array(reply.rawPayload)
    return new Response(body, { status: reply.statusCode, headers: headersOf(reply.headers) })
  }
}

const bodiless = new Set([204, 304])

function headersOf(given: Record<string, number | string | string[] | undefined>): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given))
    for (const one of [value ?? []].flat()) headers.append(name, String(one))
  return headers
}

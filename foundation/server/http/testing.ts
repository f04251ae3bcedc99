import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import type { Problem } from '#foundation/contract/failure.ts'
import type { Authenticate } from '../person.ts'
import { createHttp, type Http } from './http.ts'

type Parts = Parameters<typeof createHttp>[0]

export type TestHttp = Http & {
  url: string
  /** What was logged, one object per line. */
  logged: Record<string, unknown>[]
  [Symbol.asyncDispose](): Promise<void>
}

/** Ana's token is `ana`, everyone else's is their own name; `ended` and `unknown` are what they say. */
export const authenticateByName: Authenticate = async (token) =>
  token === 'ended' || token === 'unknown' ? token : { id: token, sessionId: `session of ${token}` }

/** A real server on a free port. */
export async function openHttp({
  config,
  mount,
  ...parts
}: Partial<Omit<Parts, 'config'>> & {
  config?: Partial<Parts['config']>
  mount?: (app: Http['app']) => Promise<void>
} = {}): Promise<TestHttp> {
  const logged: Record<string, unknown>[] = []
  const http = await createHttp({
    config: {
      publicUrl: new URL('http://127.0.0.1:3000'),
      trustProxy: false,
      supportEmail: 'help@attache.example',
      version: '1.2.3',
      ...config,
    },
    log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    handlers: [],
    authenticate: authenticateByName,
    ready: async () => undefined,
    ...parts,
    // A machine that runs all tests at once is slower than a server allows itself to be.
    limits: { loopDelay: 60_000, ...parts.limits },
  })
  await mount?.(http.app)
  await http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = http.server.address() as AddressInfo
  return { ...http, url: `http://127.0.0.1:${port}`, logged, [Symbol.asyncDispose]: () => http.drain(1_000) }
}

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string; problem: Problem }

/** For calls that are not about connections: with one for each, or by `fetch`, a call takes over twice the CPU. */
export const kept = new Agent({ keepAlive: true })

/** One request as it is, without what `fetch` adds or takes away. */
export async function call(
  url: string,
  { method = 'GET', headers = {}, body, path, agent = false }: Call = {},
): Promise<Reply> {
  const framing = body && !headers['transfer-encoding'] ? { 'content-length': Buffer.byteLength(body) } : {}
  const request = send(url, { method, headers: { ...framing, ...headers }, agent, ...(path && { path }) })
  request.end(body)
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error('There was no answer.')
  const text = Buffer.concat(await response.toArray()).toString()
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text,
    get problem() {
      return JSON.parse(text)
    },
  }
}

type Call = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  path?: string
  agent?: Agent | false
}

export const as = (name: string): Record<string, string> => ({ authorization: `Bearer ${name}` })

export const json = { 'content-type': 'application/json' }

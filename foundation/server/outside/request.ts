import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { type RequestOptions, request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Failure } from '#foundation/contract/failure.ts'
import { noAnswer, pinned } from './dial.ts'
import type { Checked } from './guard.ts'

export type GuardedRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PROPFIND' | 'REPORT'
  headers?: Record<string, string>
  body?: string | Uint8Array
}

export type GuardedAnswer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

type Sending = GuardedRequest & { signal: AbortSignal; mostBytes: number; ca?: string | undefined }

/** Sends one request over a new connection to a checked address, reads the whole answer and follows no redirect. */
export async function requestChecked(checked: Checked, url: URL, sending: Sending): Promise<GuardedAnswer> {
  const { method = 'GET', headers, body, signal, mostBytes, ca } = sending
  const { host } = checked
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const options: RequestOptions = {
    method,
    host,
    port: url.port,
    path: url.pathname + url.search,
    headers: { ...headers, host: isIP(host) === 6 ? url.host : host + (url.port && `:${url.port}`) },
    lookup: pinned(checked),
    agent: false,
    signal,
    ...(ca && { ca }),
    ...(isIP(host) === 0 && { servername: host }),
  }
  const request = send(options)
  // `once` and the reader below reject with the same error.
  request.on('error', () => {})
  try {
    request.end(body)
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    const { statusCode: status = 0 } = answer
    if (status >= 300 && status <= 399)
      throw new Failure('unavailable', `${host} wants to send us to another address, which is not followed.`)
    return { status, headers: answer.headers, body: await read(answer, host, mostBytes) }
  } catch (error) {
    throw noAnswer(host, error)
  } finally {
    request.destroy()
  }
}

async function read(answer: IncomingMessage, host: string, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostBytes) throw new Failure('too-large', `${host} sends more than this server reads.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

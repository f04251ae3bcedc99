import type { Duplex } from 'node:stream'
import type { Headers } from './headers.ts'
import { problemType } from './problem.ts'

type Bare = { status: number; title: string; detail: string; code: string; retryAfter?: number }

/** A problem on a connection that has no HTTP answer of its own; it closes with it. */
export function answerBare(socket: Duplex, headers: Headers, { retryAfter, ...problem }: Bare): void {
  const body = JSON.stringify({ type: 'about:blank', ...problem })
  const fields = {
    ...headers,
    ...(retryAfter && { 'retry-after': retryAfter }),
    'content-type': problemType,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${problem.status} ${problem.title}`, ...lines, '', body].join('\r\n'))
}

/** What is not even HTTP. */
export function answerBrokenRequest(headers: Headers) {
  return (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    answerBare(socket, headers, brokenRequests[error.code ?? ''] ?? unreadable)
  }
}

const unreadable: Bare = {
  status: 400,
  title: 'Bad request',
  detail: 'This request could not be read.',
  code: 'malformed',
}

const brokenRequests: Record<string, Bare> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: 'Request header fields too large',
    detail: 'The headers of this request are too long.',
    code: 'too-large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: 'Request timeout',
    detail: 'This request took too long to arrive.',
    code: 'malformed',
  },
}

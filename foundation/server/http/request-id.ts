import { randomUUIDv7 } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Trust } from './trust.ts'

/** One id per request, in every log line and error; a trusted proxy may have given it already. */
export function requestIds(trust: Trust): (request: IncomingMessage) => string {
  return ({ headers: { 'x-request-id': given }, socket }) =>
    typeof given === 'string' && /^[\w.-]{8,128}$/.test(given) && trust(socket.remoteAddress, 0)
      ? given
      : randomUUIDv7()
}

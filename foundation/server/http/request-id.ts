import { randomUUIDv7 } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** One id per request, in every log line and error; a trusted proxy may have given it already. */
export function requestIds(trustProxy: false | number | string[]): (request: IncomingMessage) => string {
  if (trustProxy === false) return () => randomUUIDv7()
  return ({ headers: { 'x-request-id': given } }) =>
    typeof given === 'string' && /^[\w.-]{8,128}$/.test(given) ? given : randomUUIDv7()
}

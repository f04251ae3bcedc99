import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { Failure } from '#foundation/contract/failure.ts'

/** Streams bodies within this scope; none is ever held in memory as a whole. */
export function readBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/octet-stream',
    async (_request: FastifyRequest, payload: IncomingMessage) => payload,
  )
}

/**
 * Yields at most the route's limit. If the consumer stops early, the rest is read and discarded: closing a connection
 * while the client is sending would lose the answer.
 */
export async function* bytesOf({ body, headers, routeOptions, raw }: FastifyRequest): AsyncGenerator<Uint8Array> {
  if (body === undefined || body === null) return
  const most = routeOptions.bodyLimit ?? 0
  let taken = 0
  try {
    if ((lengthOf({ headers }) ?? 0) > most) throw tooLarge()
    for await (const piece of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      taken += piece.length
      if (taken > most) throw tooLarge()
      yield piece
    }
  } finally {
    raw.resume()
  }
}

/** Node passes on no more than the announced length, and rejects a body with two lengths. */
export function lengthOf({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
}

function tooLarge(): Failure {
  return new Failure('too-large', 'This is more than we take in one request.')
}

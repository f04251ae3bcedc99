import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'

/** One line for every answer, at the level `debug`. */
export function logRequests(app: FastifyInstance, log: Log): void {
  if (!log.isLevelEnabled('debug')) return
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    log.debug({ ...whereOf(request), status: statusCode, milliseconds: Math.round(elapsedTime) }, 'answered')
    done()
  })
}

export function whereOf(request: FastifyRequest): Record<string, string | undefined> {
  return {
    requestId: request.id,
    method: request.method,
    path: pathOf(request.originalUrl),
    person: request.person?.id,
  }
}

/** Queries may carry secrets, and so may what is as long as one; the rest is enough to find a request again. */
function pathOf(url: string): string {
  return (url.split('?', 1)[0] ?? url).replaceAll(/(?<=\/)[\w-]{40,}/g, '…')
}

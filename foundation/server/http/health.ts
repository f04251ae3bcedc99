import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

export type Health = {
  log: Log
  version: string
  /** Rejects while we could not answer: no database, migrations not done. */
  ready: () => Promise<unknown>
  isDraining: () => boolean
}

/** Open to everyone and exempt from every limit, so that a busy server is not mistaken for a dead one. */
export function mountHealth(app: FastifyInstance, { log, version, ready, isDraining }: Health): void {
  app.get('/healthz', async () => ({ status: 'ok', version }))

  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    try {
      await ready()
      return { status: 'ready' }
    } catch (error) {
      log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'unready' })
    }
  })
}

import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

export type Health = {
  log: Log
  version: string
  /** Rejects while we could not answer: no database, migrations not done. */
  ready: () => Promise<unknown>
  isDraining: () => boolean
}

/**
 * Open to everyone and exempt from every limit, so that a busy server is not mistaken for a dead one. However many ask,
 * the database is asked one time at once, and its answer holds for a moment.
 */
export function mountHealth(app: FastifyInstance, { log, version, ready, isDraining }: Health): void {
  const isReady = kept(answerMilliseconds, () =>
    ready().then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error }, 'not ready')
        return false
      },
    ),
  )

  app.get('/healthz', async () => ({ status: 'ok', version }))

  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    return (await isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'unready' })
  })
}

const answerMilliseconds = 500

/** Asks again only when the last answer is this old. */
function kept<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let until = 0
  return () => {
    if (answer && performance.now() < until) return answer
    until = Infinity
    answer = ask().finally(() => {
      until = performance.now() + milliseconds
    })
    return answer
  }
}

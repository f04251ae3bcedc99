import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take long, because it may be a large file over a slow connection. */
    patient?: boolean
  }
}

/** The time a large file may take to arrive; every other body has `hurriedMilliseconds`. */
export const patientMilliseconds = 15 * 60_000
const hurriedMilliseconds = 120_000

/** Disconnects clients that send their body suspiciously slowly. */
export function hurryBodies(app: FastifyInstance, milliseconds = hurriedMilliseconds): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw, routeOptions } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && routeOptions.config.patient !== true) {
      const timer = setTimeout(() => raw.destroy(), milliseconds).unref()
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
}

import type { FastifyInstance } from 'fastify'

/**
 * Takes no new connection, lets every open request be answered, and is done; what still runs after `deadline`
 * milliseconds is cut off. A keep-alive connection that was busy when closing began stays open afterwards unless it
 * is swept again and again.
 */
export async function drainHttp(app: FastifyInstance, deadline: number): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
  const cut = setTimeout(() => app.server.closeAllConnections(), deadline)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}

import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type * as Prometheus from 'prom-client'
import type { Registry } from 'prom-client'

/** What is counted. Absent where metrics are off, so that counting costs nothing then. */
export type Metrics = {
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void
  socketOpened(): void
  socketClosed(code: number): void
  announced(): void
  /** Whether what carries events between nodes cannot be reached. */
  brokerAway(is: boolean): void
}

/** For Prometheus, on a port of its own that no proxy shows to the world; nothing without METRICS_PORT. */
export async function openMetrics({
  metricsHost,
  metricsPort,
}: {
  metricsHost: string
  metricsPort: number | undefined
}): Promise<(Metrics & AsyncDisposable) | undefined> {
  if (metricsPort === undefined) return undefined
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry, prefix: 'attache_' })
  const server = createServer(answerWith(registry)).listen(metricsPort, metricsHost)
  await once(server, 'listening')
  return {
    ...counters(prometheus, registry),
    async [Symbol.asyncDispose]() {
      registry.clear()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function counters({ Counter, Gauge, Histogram }: typeof Prometheus, registry: Registry): Metrics {
  const registers = [registry]
  const requests = new Histogram({
    name: 'attache_http_request_seconds',
    help: 'How long answers took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const open = new Gauge({ name: 'attache_sockets_open', help: 'Sockets that are open.', registers })
  const closed = new Counter({
    name: 'attache_sockets_closed_total',
    help: 'Sockets that were closed, by code.',
    labelNames: ['code'],
    registers,
  })
  const announced = new Counter({ name: 'attache_announcements_total', help: 'What was announced.', registers })
  const away = new Gauge({ name: 'attache_broker_away', help: 'Whether Redis cannot be reached.', registers })
  return {
    requestAnswered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    socketOpened: () => open.inc(),
    socketClosed(code) {
      open.dec()
      closed.inc({ code })
    },
    announced: () => announced.inc(),
    brokerAway: (is) => away.set(is ? 1 : 0),
  }
}

function answerWith(registry: Registry): RequestListener {
  return (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    )
  }
}

import { fastify, type FastifyInstance } from 'fastify'
import type { IncomingMessage, Server } from 'node:http'
import { Failure } from '#foundation/contract/failure.ts'
import { whyHeavy } from '../json-size.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Authenticate } from '../person.ts'
import { drainHttp } from './drain.ts'
import { answerBrokenRequest } from './bare-answer.ts'
import { answerErrors, problemAnswer } from './errors.ts'
import { buildGate, type RateLimits } from './gate.ts'
import type { Handler } from './handler.ts'
import { apiHeaders } from './headers.ts'
import { mountHealth } from './health.ts'
import { describeApi } from './openapi.ts'
import { type OverloadLimits, watchOverload } from './overload.ts'
import { mountPages, type PageSettings } from './pages.ts'
import { hurryBodies, patientMilliseconds } from './patience.ts'
import { requestIds } from './request-id.ts'
import { logRequests } from './request-log.ts'
import { mountRoutes } from './routes.ts'
import { trustIn, type TrustProxy } from './trust.ts'

export type HttpConfig = {
  publicUrl: URL
  trustProxy: TrustProxy
  supportEmail: string
  version: string
}

export type HttpLimits = RateLimits & OverloadLimits

export const httpLimits: HttpLimits = {
  perAddress: 3_000,
  filesPerAddress: 12_000,
  perPerson: 600,
  inFlight: 1_000,
  loopDelay: 250,
}

type HttpParts = {
  config: HttpConfig
  log: Log
  handlers: Handler[]
  authenticate: Authenticate
  ready: () => Promise<unknown>
  limits?: Partial<HttpLimits> | undefined
  /** Without a built web only the API is served. */
  pages?: PageSettings | undefined
  metrics?: Metrics | undefined
}

export type Http = {
  /** For what brings its own plugin, such as the embedded identity provider; before `listen`. */
  app: FastifyInstance
  /** For the socket's upgrades. */
  server: Server
  /** Whether there is more to do than we can manage at the moment. */
  isOverloaded(): boolean
  listen(at: { host: string; port: number }): Promise<void>
  /** Answers what is open, then closes; `/readyz` says so at once. */
  drain(deadline?: number): Promise<void>
}

export async function createHttp(parts: HttpParts): Promise<Http> {
  const { config, log, handlers, authenticate, ready, pages, metrics } = parts
  const limits = { ...httpLimits, ...parts.limits }
  const answerProblem = problemAnswer(log)
  const headers = apiHeaders(config.publicUrl)
  const app = buildApp(config, answerProblem, headers)
  const overload = watchOverload(limits)
  let draining = false

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  if (metrics) measure(app, metrics)
  hurryBodies(app)
  logRequests(app, log)
  answerErrors(app, answerProblem)
  readJson(app)
  const gate = await buildGate(app, { overload, limits, authenticate })
  mountHealth(app, { log, version: config.version, ready, isDraining: () => draining })
  mountRoutes(app, [...handlers, describeApi(handlers, config)], gate)
  if (pages) mountPages(app, { settings: pages, ...config, log, enter: gate.file })

  return {
    app,
    server: app.server,
    isOverloaded: () => overload.isOverloaded(),
    listen: async (at) => {
      await app.listen(at)
    },
    drain: async (deadline = 8_000) => {
      draining = true
      await drainHttp(app, deadline)
      overload[Symbol.dispose]()
    },
  }
}

function buildApp(
  { trustProxy }: HttpConfig,
  answerProblem: ReturnType<typeof problemAnswer>,
  headers: ReturnType<typeof apiHeaders>,
): FastifyInstance {
  const trust = trustIn(trustProxy)
  return fastify({
    genReqId: requestIds(trust),
    trustProxy: trustProxy !== false && trust,
    requestTimeout: patientMilliseconds,
    // New requests on a connection that is still open are answered while draining; it closes after them.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id)
      answerProblem(error, request, reply)
    },
    clientErrorHandler: answerBrokenRequest(headers),
    http: { shouldUpgradeCallback: asksForSocket },
  })
}

function measure(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requestAnswered({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    })
    done()
  })
}

/** Other upgrades (h2c, say) are offers that may be passed over: such a request is answered as it is. */
function asksForSocket({ headers: { upgrade } }: IncomingMessage): boolean {
  return upgrade?.toLowerCase() === 'websocket'
}

/**
 * Accepts JSON only; an empty body counts as none, because clients often send sign-out that way. Input that would block
 * everyone while it is parsed is refused first.
 */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    const heavy = whyHeavy(text)
    if (text.length === 0) done(null, undefined)
    else if (heavy) done(new Failure('malformed', `The body is ${heavy}.`))
    else void parse(request, text, done)
  })
}

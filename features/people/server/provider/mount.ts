import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseUnstorable } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { problemKinds, toFailure } from '#foundation/server/http/problem.ts'
import { networkOf } from '#foundation/server/network/address.ts'
import { type Desk, show } from './desk.ts'
import type { Engine } from './engine.ts'
import { mountInteractions } from './interaction-routes.ts'
import { errorPage } from './pages/message.ts'
import type { Look } from './pages/style.ts'
import { mountPasswords } from './password-routes.ts'

export type MountParts = { desk: Desk; look: Look; pageHeaders: Readonly<Record<string, string>> }

/** Everything below /idp: our pages, and the library behind them. */
export async function mountUnderIdp(app: FastifyInstance, parts: MountParts): Promise<void> {
  await app.register(
    async (scope) => {
      limitAddresses(scope)
      answerErrors(scope, parts)
      scope.addHook('preValidation', async ({ query, body }) => {
        refuseUnstorable(query)
        refuseUnstorable(body)
      })
      await scope.register(async (pages) => mountPages(pages, parts))
      await scope.register(async (library) => mountLibrary(library, parts.desk))
    },
    { prefix: '/idp' },
  )
}

const mostPerMinute = 1_500

/** Our own server asks without a connection, and for everybody: it is not counted. */
function limitAddresses(app: FastifyInstance): void {
  const count = app.createRateLimit({ max: mostPerMinute, keyGenerator: ({ ip }) => `idp ${networkOf(ip)}` })
  app.addHook('onRequest', async (request) => {
    if (!(request.raw instanceof IncomingMessage)) return
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    throw new Failure('too-many-requests', 'That was a lot at once. Please wait a moment.', {
      retryAfter: counted.ttlInSeconds,
    })
  })
}

/** An HTML page for browsers; other clients get the server's usual problem. */
function answerErrors(app: FastifyInstance, { desk, pageHeaders }: MountParts): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (!request.headers.accept?.includes('text/html')) throw error
    const failure = toFailure(error)
    if (failure.code === 'internal') desk.log.error({ err: error, requestId: request.id }, 'a page of sign-in failed')
    if (failure.retryAfter !== undefined) void reply.header('retry-after', Math.ceil(failure.retryAfter))
    return show(desk, reply.headers(pageHeaders), errorPage(failure.message), problemKinds[failure.code].status)
  })
}

function mountPages(app: FastifyInstance, { desk, look, pageHeaders }: MountParts): void {
  readForms(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(pageHeaders)
  })
  for (const [path, { body, type }] of look.assets)
    app.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(body),
    )
  mountInteractions(app, desk)
  mountPasswords(app, desk)
}

function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const options = { parseAs: 'string', bodyLimit: 16 * 1024 } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body: string, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body)))
  })
}

/** The library reads and answers by itself; this adds the headers that all our answers have. */
function mountLibrary(app: FastifyInstance, { engine, publicUrl }: { engine: Engine; publicUrl: URL }): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all('/*', async (request, reply) => {
    const provider = await engine.current()
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    const { raw } = request
    await provider.callback()(reached(raw, request, publicUrl), reply.raw)
  })
}

/** The address and the client are already known; what a caller claims about them is dropped. */
function reached(raw: FastifyRequest['raw'], { ip }: FastifyRequest, { protocol, host }: URL): IncomingMessage {
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  raw.headers['x-forwarded-host'] = host
  raw.headers['x-forwarded-for'] = ip
  return Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '').slice('/idp'.length) || '/' })
}

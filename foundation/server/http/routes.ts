import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { check, isStorable, refuseUnstorable } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { DocumentAnswer, FileAnswer, Method, Route } from '#foundation/contract/route.ts'
import { answerWriter } from './answer-writer.ts'
import { bytesOf, lengthOf, readBytes } from './bytes.ts'
import { answerDocument } from './document-answer.ts'
import { answerFile } from './file-answer.ts'
import { readForms } from './form.ts'
import { bearerOf, type Gate } from './gate.ts'
import type { Handler } from './handler.ts'

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Every handler at its route; the other methods of its path say which there are, and nothing else is below /v1. */
export function mountRoutes(app: FastifyInstance, handlers: Handler[], gate: Gate): void {
  const { form = [], json = [], bytes = [] } = Object.groupBy(handlers, ({ route }) => route.bodyType ?? 'json')
  for (const handler of json) mountRoute(app, handler, gate)
  app.register(async (scope) => {
    readForms(scope)
    for (const handler of form) mountRoute(scope, handler, gate)
  })
  app.register(async (scope) => {
    readBytes(scope)
    for (const handler of bytes) mountRoute(scope, handler, gate)
  })
  for (const [url, routes] of Map.groupBy(handlers, ({ route }) => pattern(route)))
    refuseOtherMethods(app, url, new Set(routes.map(({ route }) => route.method)))
  for (const url of ['/v1', '/v1/*']) app.all(url, { onRequest: [gate.public, findNothing] }, findNothing)
}

/** Before a body is looked at, whose type some of these addresses would not take. */
async function findNothing(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.callNotFound()
  return reply
}

/** `/notes/{id}` as the router writes it: `/notes/:id`. */
function pattern({ path }: Route): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function mountRoute(app: FastifyInstance, { route, run }: Handler, gate: Gate): void {
  const { access, bodyLimit, perAddress } = route
  const answer = answerer(route)
  const call = run as (parts: object) => Promise<unknown>
  app.route({
    method: route.method,
    url: pattern(route),
    ...(bodyLimit && { bodyLimit }),
    config: { patient: route.bodyType === 'bytes' },
    onRequest: [gate[access], ...(perAddress === undefined ? [] : [gate.own(perAddress)])],
    handler: async (request, reply) => answer(reply, await call(parts(route, request, reply))),
  })
}

/** Checked from the outside in: an address that cannot be is not found, whatever came with it. */
function parts({ params, query, body, bodyType }: Route, request: FastifyRequest, reply: FastifyReply): object {
  let signal: AbortSignal | undefined
  refuseUnstorable(request.query)
  return {
    params: params && checkParams(params, request.params),
    query: query && check(query, request.query),
    body: body && check(body, request.body),
    ...(bodyType === 'bytes' && { bytes: bytesOf(request), length: lengthOf(request) }),
    person: request.person,
    caller: { bearer: bearerOf(request.headers.authorization), userAgent: request.headers['user-agent'] },
    get signal() {
      return (signal ??= hangUpSignal(reply))
    },
  }
}

function checkParams(shape: NonNullable<Route['params']>, given: unknown): unknown {
  const result = shape.safeParse(given)
  if (!result.success || !Object.values(result.data).every((value) => isStorable(String(value))))
    throw new Failure('not-found', 'There is nothing at this address.')
  return result.data
}

/** Not Fastify's own `request.signal`, which is aborted as soon as the body has been read. */
function hangUpSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new Failure('unavailable', 'The caller hung up.'))
  })
  return controller.signal
}

type Answer = (reply: FastifyReply, result: unknown) => string | FastifyReply

function answerer({ answer, file, document, status }: Route): Answer {
  if (document) return (reply, result) => answerDocument(reply.code(status ?? 200), result as DocumentAnswer)
  if (file !== undefined) return (reply, result) => answerFile(reply.code(status ?? 200), file, result as FileAnswer)
  if (!answer) return (reply) => reply.code(status ?? 204).send()
  const write = answerWriter(answer)
  return (reply, result) => {
    reply.code(status ?? 200).header('content-type', 'application/json; charset=utf-8')
    return write(result)
  }
}

function refuseOtherMethods(app: FastifyInstance, url: string, taken: Set<Method>): void {
  const others = methods.filter((method) => !taken.has(method))
  const allowed = [...taken, ...(taken.has('GET') ? ['HEAD'] : [])].join(', ')
  const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    reply.header('allow', allowed)
    throw new Failure('method-not-allowed', `This address answers ${allowed} alone.`)
  }
  app.route({
    method: [...others, 'OPTIONS'],
    url,
    onRequest: refuse,
    handler: refuse,
    exposeHeadRoute: !taken.has('GET'),
  })
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '#foundation/contract/failure.ts'
import type { Log } from '../log.ts'
import { problemKinds, problemType, toFailure, toProblem } from './problem.ts'
import { whereOf } from './request-log.ts'

type Answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void

/** Every refusal and every bug leaves as one problem; bugs and refused access are noted. */
export function problemAnswer(log: Log): Answer {
  return (error, request, reply) => {
    const failure = toFailure(error)
    note(log, failure, error, request, reply)
    if (failure.code === 'unauthenticated') reply.header('www-authenticate', challenge(request))
    if (failure.retryAfter !== undefined) reply.header('retry-after', Math.ceil(failure.retryAfter))
    reply
      .code(problemKinds[failure.code].status)
      .header('content-type', problemType)
      .header('cache-control', 'no-store')
      .send(JSON.stringify(toProblem(failure, request.id)))
  }
}

export function answerErrors(app: FastifyInstance, answer: Answer): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    answer(error, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    answer(new Failure('not-found', 'There is nothing at this address.'), request, reply)
  })
}

const noted = new Set(['unauthenticated', 'forbidden', 'too-many-requests', 'unavailable'])

function note(log: Log, failure: Failure, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const where = whereOf(request)
  if (reply.raw.destroyed) log.debug({ ...where, err: error }, 'the caller hung up')
  else if (failure.code === 'internal') log.error({ ...where, err: error }, 'a request failed')
  else if (failure.cause !== undefined)
    log.warn({ ...where, code: failure.code, err: failure.cause }, 'a request could not be answered')
  else if (noted.has(failure.code))
    log.info({ ...where, code: failure.code, address: request.ip }, 'a request was refused')
}

/** RFC 6750, section 3. */
function challenge({ headers }: FastifyRequest): string {
  return headers.authorization ? 'Bearer error="invalid_token"' : 'Bearer'
}

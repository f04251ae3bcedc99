import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '#foundation/contract/failure.ts'
import type { Authenticate, Person } from '../person.ts'
import { networkOf } from '../network/address.ts'
import type { Overload } from './overload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null
  }
}

export type RateLimits = {
  /** Requests a minute from one address, or from one /64 of IPv6: a whole office may share it. */
  perAddress: number
  /** Files of the web a minute to one address: a first visit takes some forty, and they cost little. */
  filesPerAddress: number
  /** Requests a minute from one person. */
  perPerson: number
}

type Enter = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export type Gate = {
  public: Enter
  person: Enter
  file: Enter
  /** Behind the others, for a route that allows fewer calls a minute from one address. */
  own(perAddress: number): Enter
}

/** What a request passes before anything of its body is read. */
export async function buildGate(
  app: FastifyInstance,
  { overload, limits, authenticate }: { overload: Overload; limits: RateLimits; authenticate: Authenticate },
): Promise<Gate> {
  await app.register(rateLimit, { global: false, timeWindow: '1 minute', cache: 20_000 })
  app.decorateRequest('person', null)
  const countAddress = app.createRateLimit({ max: limits.perAddress, keyGenerator: networkOfCaller })
  const countFile = app.createRateLimit({ max: limits.filesPerAddress, keyGenerator: networkOfCaller })
  const countPerson = app.createRateLimit({
    max: limits.perPerson,
    keyGenerator: ({ person }) => person?.id ?? '',
  })

  const enter: Enter = async (request, reply) => {
    overload.enter(reply.raw)
    refuseIfExceeded(await countAddress(request))
  }
  return {
    public: enter,
    // Not counted among requests in flight, or slow downloads would use up their slots.
    file: async (request) => refuseIfExceeded(await countFile(request)),
    own(perAddress) {
      const count = app.createRateLimit({ max: perAddress, keyGenerator: networkOfCaller })
      return async (request) => refuseIfExceeded(await count(request))
    },
    person: async (request, reply) => {
      await enter(request, reply)
      request.person = await admit(request.headers.authorization, authenticate)
      refuseIfExceeded(await countPerson(request))
    },
  }
}

function networkOfCaller({ ip }: FastifyRequest): string {
  return networkOf(ip)
}

/** RFC 6750, section 2.1. */
export function bearerOf(header: string | undefined): string | undefined {
  return header && /^Bearer +([\w.~+/=-]+) *$/i.exec(header)?.[1]
}

async function admit(header: string | undefined, authenticate: Authenticate): Promise<Person> {
  const token = bearerOf(header)
  if (!token) throw new Failure('unauthenticated', 'Please sign in.')
  const admission = await authenticate(token, 'request')
  if (admission === 'unknown') throw new Failure('unauthenticated', 'Your sign-in has expired. Please sign in again.')
  if (admission === 'ended') throw new Failure('unauthenticated', 'This session has ended. Please sign in again.')
  return admission
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

function refuseIfExceeded(count: Count): void {
  if (count.isAllowed || !count.isExceeded) return
  throw new Failure('too-many-requests', 'That was a lot at once. Please wait a moment.', {
    retryAfter: count.ttlInSeconds,
  })
}

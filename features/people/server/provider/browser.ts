import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { cookiesAt } from './cookies.ts'

/** What ties a page of ours to the browser that it was made for. */
export type Browser = {
  /** For a form, with the cookie that it only works with. */
  formToken(request: FastifyRequest, reply: FastifyReply, purpose: string): string
  /** Throws where a form was not made by us for this browser and this purpose. */
  checkForm(request: FastifyRequest, given: string | undefined, purpose: string): void
  /** This browser's name, if someone signed in to this account with it within a year. */
  nameFor(request: FastifyRequest, accountId: string): string | undefined
  remember(request: FastifyRequest, reply: FastifyReply, accountId: string): void
}

const yearSeconds = 365 * 86_400
/** A family shares a browser; a crowd does not. */
const mostNames = 5

type Parts = { secrets: Secrets; publicUrl: URL; clock: Clock }

export function createBrowser({ secrets, publicUrl, clock }: Parts): Browser {
  const secret = secrets.derive('provider forms')
  const sign = (...parts: string[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  const { form: formCookie, device: deviceCookie, path, secure } = cookiesAt(publicUrl)
  const attributes = `Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const namesIn = (request: FastifyRequest) => namesOf(cookieOf(request, deviceCookie))
  const prove = (accountId: string, since: number, name: string) => sign('device', accountId, String(since), name)
  const isGood = (accountId: string, { since, name, proof }: Name) =>
    seconds(clock) - since < yearSeconds && isSame(proof, prove(accountId, since, name))

  return {
    formToken(request, reply, purpose) {
      const known = cookieOf(request, formCookie)
      const bound = known ?? randomBytes(24).toString('base64url')
      if (!known) void reply.header('set-cookie', `${formCookie}=${bound}; ${attributes}`)
      return sign('form', purpose, bound)
    },
    checkForm(request, given, purpose) {
      const bound = cookieOf(request, formCookie)
      const foreign = request.headers.origin !== undefined && request.headers.origin !== publicUrl.origin
      if (!foreign && bound && given && isSame(given, sign('form', purpose, bound))) return
      throw new Failure('forbidden', 'This form is out of date, or did not come from this page. Please begin again.')
    },
    nameFor: (request, accountId) => namesIn(request).find((given) => isGood(accountId, given))?.name,
    remember(request, reply, accountId) {
      const others = namesIn(request).filter((given) => !isGood(accountId, given))
      const [since, name] = [seconds(clock), randomBytes(16).toString('base64url')]
      const names = [{ since, name, proof: prove(accountId, since, name) }, ...others].slice(0, mostNames)
      const value = names.map((given) => [given.since, given.name, given.proof].join('.')).join('~')
      void reply.header('set-cookie', `${deviceCookie}=${value}; Max-Age=${yearSeconds}; ${attributes}`)
    },
  }
}

/** One for each account that signed in here; only someone who knows the account can tell which is whose. */
type Name = { since: number; name: string; proof: string }

function namesOf(cookie = ''): Name[] {
  return cookie.split('~').flatMap((text) => {
    const [since = '', name = '', proof = ''] = text.split('.')
    return proof === '' ? [] : [{ since: Number(since), name, proof }]
  })
}

function seconds(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1000)
}

function cookieOf({ headers: { cookie = '' } }: FastifyRequest, name: string): string | undefined {
  const found = cookie.split(';').map((pair) => pair.trim().split('='))
  return found.find(([given]) => given === name)?.[1]
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

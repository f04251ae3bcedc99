import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '#foundation/contract/failure.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { normalise } from './accounts.ts'

/** What ties a page of ours to the browser that it was made for. */
export type Browser = {
  /** For a form, with the cookie that it only works with. */
  formToken(request: FastifyRequest, reply: FastifyReply, purpose: string): string
  /** Throws where a form was not made by us for this browser and this purpose. */
  checkForm(request: FastifyRequest, given: string | undefined, purpose: string): void
  /** Whether somebody has signed in to this account from this browser before. */
  knows(request: FastifyRequest, email: string): boolean
  remember(reply: FastifyReply, email: string): void
}

const formCookie = 'attache_form'
const deviceCookie = 'attache_device'
const yearSeconds = 365 * 86_400

export function createBrowser({ secrets, publicUrl }: { secrets: Secrets; publicUrl: URL }): Browser {
  const secret = secrets.derive('provider forms')
  const sign = (...parts: string[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  const attributes = `Path=/idp; HttpOnly; SameSite=Lax${publicUrl.protocol === 'https:' ? '; Secure' : ''}`

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
    knows(request, email) {
      const [nonce = '', signature = ''] = (cookieOf(request, deviceCookie) ?? '').split('.')
      return isSame(signature, sign('device', nonce, normalise(email)))
    },
    remember(reply, email) {
      const nonce = randomBytes(16).toString('base64url')
      const value = `${nonce}.${sign('device', nonce, normalise(email))}`
      void reply.header('set-cookie', `${deviceCookie}=${value}; Max-Age=${yearSeconds}; ${attributes}`)
    },
  }
}

function cookieOf({ headers: { cookie = '' } }: FastifyRequest, name: string): string | undefined {
  const found = cookie.split(';').map((pair) => pair.trim().split('='))
  return found.find(([given]) => given === name)?.[1]
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

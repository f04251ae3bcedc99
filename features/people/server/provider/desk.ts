import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/index.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Authentication } from './authentication.ts'
import type { Browser } from './browser.ts'
import type { Engine } from './engine.ts'
import type { SendResetLink } from './mail.ts'
import type { Filled } from './pages/form.ts'
import { type Page, writePage } from './pages/page.ts'
import type { Passwords } from './scrypt.ts'
import type { Throttle } from './throttle.ts'

/** What the pages' routes work with. */
export type Desk = {
  publicUrl: URL
  registration: 'open' | 'closed'
  supportEmail: string
  clientId: string
  style: string
  database: Database
  clock: Clock
  log: Log
  engine: Engine
  browser: Browser
  throttle: Throttle
  passwords: Passwords
  authenticate: Authentication
  sendResetLink: SendResetLink | undefined
  signOutEverywhere: SignOut
}

/**
 * Ends whatever stands for being signed in to this account, within the transaction of what it follows from. What comes
 * back is to be called when that is over: it tells those who are connected.
 */
export type SignOut = (accountId: string, tx: Transaction) => Promise<() => Promise<void>>

export type Form = Record<string, string | undefined>

export function formOf({ body }: FastifyRequest): Form {
  return typeof body === 'object' && body !== null ? (body as Form) : {}
}

export function show(desk: Pick<Desk, 'style'>, reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(writePage(page, desk.style))
}

/** Shows a form again with its errors. Infinity is not shown as a time to retry. */
export function showForm(
  desk: Pick<Desk, 'style'>,
  reply: FastifyReply,
  page: Page,
  { errors = {} }: Filled,
  retryAfter?: number,
): FastifyReply {
  if (retryAfter === undefined) return show(desk, reply, page, Object.keys(errors).length > 0 ? 422 : 200)
  if (Number.isFinite(retryAfter)) void reply.header('retry-after', retryAfter)
  return show(desk, reply, page, 429)
}

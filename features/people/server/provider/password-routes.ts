import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findAccount, findAccountByEmail, markVerified, normalise, setPassword } from './accounts.ts'
import { inWords } from './authentication.ts'
import { type Desk, formOf, show, showForm } from './desk.ts'
import { whatIsWrong } from './form-rules.ts'
import type { Filled } from './pages/form.ts'
import { messagePage } from './pages/message.ts'
import { askOperatorPage, changePasswordPage, forgottenPage, resetPasswordPage } from './pages/passwords.ts'
import { whyNotPassword } from './password-rules.ts'
import { createResetLink, findReset, useReset } from './reset-link.ts'
import type { Limit } from './throttle-rules.ts'

/** A new password: in place of the one that is known, or by a link in place of a forgotten one. */
export function mountPasswords(app: FastifyInstance, desk: Desk): void {
  app.get<{ Querystring: { email?: unknown } }>('/password', async (request, reply) =>
    showChange(desk, request, reply, { values: { email: textOf(request.query.email) } }),
  )
  app.post('/password', (request, reply) => change(desk, request, reply))
  app.get('/forgotten', async (request, reply) => showForgotten(desk, request, reply))
  app.post('/forgotten', (request, reply) => sendLink(desk, request, reply))
  app.get<{ Querystring: { token?: unknown } }>('/reset', async (request, reply) => {
    const link = textOf(request.query.token)
    const found = await desk.database.asHouse((tx) => findReset(tx, link, desk.clock.now()))
    return found ? showReset(desk, request, reply, link) : showUsed(desk, reply)
  })
  app.post('/reset', (request, reply) => reset(desk, request, reply))
}

/** A parameter that is given twice comes as a list. */
function textOf(given: unknown): string {
  return typeof given === 'string' ? given : ''
}

async function change(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = formOf(request)
  desk.browser.checkForm(request, form['form_token'], 'password')
  const { email = '', password = '', new_password: wanted = '', everywhere = '' } = form
  const refuse = (errors: Record<string, string>, retryAfter?: number) =>
    showChange(desk, request, reply, { values: { email, everywhere }, errors }, retryAfter)
  const errors = whatIsWrong({ email, password }, ['email', 'given-password'])
  if (Object.keys(errors).length > 0) return refuse(errors)

  const browserOf = (accountId: string) => desk.browser.nameFor(request, accountId)
  const found = await desk.authenticate({ email, password, address: request.ip, browserOf })
  if ('problem' in found) return refuse({ form: found.problem }, found.retryAfter)
  const problem = wanted === password ? 'This is the password that you have already.' : whyNotPassword(wanted, found)
  if (problem) return refuse({ new_password: problem })

  const passwordHash = await desk.passwords.hash(wanted)
  const tell = await desk.database.asHouse(async (tx) => {
    await setPassword(tx, found.id, passwordHash, desk.clock.now())
    return everywhere === 'yes' ? desk.signOutEverywhere(found.id, tx) : undefined
  })
  await tell?.()
  return show(desk, reply, changed('/assistant/settings/security', 'Back to the settings'))
}

function changed(to: string, words: string) {
  return messagePage({
    title: 'Your password is changed',
    sentence: 'From now on, sign in with the new one.',
    link: { to, words },
  })
}

const mails = {
  account: { kind: 'slower', free: 4, longest: 15 * 60 },
  address: { kind: 'slower', free: 20, longest: 15 * 60 },
} as const satisfies Record<string, Limit>

/** The answer is the same whether the account exists or not, and does not wait for the mail. */
async function sendLink(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { throttle, sendResetLink } = desk
  if (!sendResetLink) return show(desk, reply, askOperatorPage(desk.supportEmail))
  const form = formOf(request)
  desk.browser.checkForm(request, form['form_token'], 'forgotten')
  const { email = '' } = form
  const errors = whatIsWrong({ email }, ['email'])
  if (Object.keys(errors).length > 0) return showForgotten(desk, request, reply, { values: { email }, errors })

  const wait = await throttle.enter([
    throttle.each('mails', normalise(email), mails.account),
    throttle.eachFrom('mails', request.ip, mails.address),
  ])
  if (wait > 0) {
    const problem = `We have sent several links already. Please wait ${inWords(wait)} and try again.`
    return showForgotten(desk, request, reply, { values: { email }, errors: { form: problem } }, wait)
  }
  mailLink(desk, sendResetLink, email).catch((error: unknown) => {
    desk.log.error({ err: error }, 'a link to a new password could not be made')
  })
  return show(
    desk,
    reply,
    messagePage({
      title: 'Look into your mail',
      sentence: `If ${email} has an account here, a link to a new password is on its way. It is good for an hour.`,
      link: { to: '/auth', words: 'Back to sign in' },
    }),
  )
}

async function mailLink({ database, publicUrl, clock }: Desk, send: NonNullable<Desk['sendResetLink']>, email: string) {
  const account = await database.asHouse((tx) => findAccountByEmail(tx, email))
  if (!account) return
  const link = await createResetLink({ database, publicUrl, now: clock.now() }, account.email, { mailed: true })
  if (link) await send(account.email, link)
}

async function reset(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { database, clock, throttle } = desk
  const form = formOf(request)
  desk.browser.checkForm(request, form['form_token'], 'reset')
  const { token: link = '', new_password: wanted = '' } = form
  const found = await database.asHouse((tx) => findReset(tx, link, clock.now()))
  if (!found) return showUsed(desk, reply)
  const account = await database.asHouse((tx) => findAccount(tx, found.accountId))
  if (!account) return showUsed(desk, reply)
  const problem = whyNotPassword(wanted, account)
  if (problem) return showReset(desk, request, reply, link, { errors: { new_password: problem } })

  const passwordHash = await desk.passwords.hash(wanted)
  const tell = await database.asHouse(async (tx) => {
    const taken = await useReset(tx, link, clock.now())
    if (!taken) return undefined
    await setPassword(tx, taken.accountId, passwordHash, clock.now())
    await throttle.beginAnew(tx, normalise(account.email))
    if (taken.mailed) await markVerified(tx, taken.accountId, clock.now())
    return desk.signOutEverywhere(taken.accountId, tx)
  })
  if (!tell) return showUsed(desk, reply)
  await tell()
  desk.browser.remember(request, reply, account.id)
  return show(desk, reply, changed('/auth', 'Sign in'))
}

function showUsed(desk: Desk, reply: FastifyReply): FastifyReply {
  const page = messagePage({
    title: 'This link is no longer good',
    sentence: 'A link to a new password works for an hour and for one time.',
    link: { to: '/idp/forgotten', words: 'Ask for another' },
  })
  return show(desk, reply, page, 410)
}

function showChange(desk: Desk, request: FastifyRequest, reply: FastifyReply, filled: Filled, retryAfter?: number) {
  const token = desk.browser.formToken(request, reply, 'password')
  return showForm(desk, reply, changePasswordPage({ token, ...filled }), filled, retryAfter)
}

function showForgotten(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  filled: Filled = {},
  retryAfter?: number,
) {
  if (!desk.sendResetLink) return show(desk, reply, askOperatorPage(desk.supportEmail))
  const token = desk.browser.formToken(request, reply, 'forgotten')
  return showForm(desk, reply, forgottenPage({ token, ...filled }), filled, retryAfter)
}

function showReset(desk: Desk, request: FastifyRequest, reply: FastifyReply, link: string, filled: Filled = {}) {
  const token = desk.browser.formToken(request, reply, 'reset')
  return showForm(desk, reply, resetPasswordPage({ token, link, ...filled }), filled)
}

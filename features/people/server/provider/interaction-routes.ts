import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Interaction, Provider, Result } from 'oidc-provider'
import { Failure } from '#foundation/contract/failure.ts'
import { isLoopback } from '#foundation/server/loopback.ts'
import { addAccount, findAccount, isOpen, normalise } from './accounts.ts'
import { inWords } from './authentication.ts'
import { type Desk, formOf, show, showForm } from './desk.ts'
import { whatIsWrong } from './form-rules.ts'
import { consentPage, createAccountPage, signInPage } from './pages/entrance.ts'
import type { Filled } from './pages/form.ts'
import type { Limit } from './throttle-rules.ts'

/** The pages between the product's button and its callback: sign in or create an account, then say yes. */
export function mountInteractions(app: FastifyInstance, desk: Desk): void {
  app.get<Named>('/interaction/:uid', async (request, reply) => {
    const { interaction } = await open(desk, request, reply)
    if (interaction.prompt.name === 'consent') return showConsent(desk, request, reply, interaction)
    return showSignIn(desk, request, reply, { values: { email: interaction.params['login_hint'] ?? '' } })
  })
  app.post<Named>('/interaction/:uid/sign-in', (request, reply) => signIn(desk, request, reply))
  app.get<Named>('/interaction/:uid/create', async (request, reply) => {
    await open(desk, request, reply, 'login')
    await refuseClosed(desk)
    return showCreate(desk, request, reply)
  })
  app.post<Named>('/interaction/:uid/create', (request, reply) => create(desk, request, reply))
  app.post<Named>('/interaction/:uid/consent', (request, reply) => consent(desk, request, reply))
}

type Named = { Params: { uid: string } }
type Asked = FastifyRequest<Named>
type Opened = { provider: Provider; interaction: Interaction }

/** The sign-in that this browser has begun; anybody else's address leads nowhere. */
async function open({ engine }: Desk, request: Asked, reply: FastifyReply, prompt?: string): Promise<Opened> {
  const provider = await engine.current()
  const interaction = await provider.interactionDetails(request.raw, reply.raw).catch(lostOr)
  if (interaction?.uid !== request.params.uid || (prompt && interaction.prompt.name !== prompt)) throw expired()
  return { provider, interaction }
}

/** A session the library cannot find; any other failure is not the browser's fault. */
function lostOr(error: unknown): undefined {
  if (!(error instanceof Error && error.name === 'SessionNotFound')) throw error
}

function expired(): Failure {
  return new Failure('malformed', 'This sign-in has expired, or was begun in another window.')
}

async function submitted(desk: Desk, request: Asked, reply: FastifyReply, prompt: string) {
  const form = formOf(request)
  desk.browser.checkForm(request, form['form_token'], request.params.uid)
  return { ...(await open(desk, request, reply, prompt)), form }
}

async function signIn(desk: Desk, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { form, ...opened } = await submitted(desk, request, reply, 'login')
  const { email = '', password = '' } = form
  const errors = whatIsWrong({ email, password }, ['email', 'given-password'])
  if (Object.keys(errors).length > 0) return showSignIn(desk, request, reply, { values: { email }, errors })

  const browserOf = (accountId: string) => desk.browser.nameFor(request, accountId)
  const found = await desk.authenticate({ email, password, address: request.ip, browserOf })
  if ('problem' in found)
    return showSignIn(desk, request, reply, { values: { email }, errors: { form: found.problem } }, found.retryAfter)
  return enter(desk, request, reply, opened, found.id)
}

const creations: Limit = { kind: 'window', most: 20, seconds: 3600 }

async function create(desk: Desk, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { form, ...opened } = await submitted(desk, request, reply, 'login')
  await refuseClosed(desk)
  const { name = '', email = '', password = '' } = form
  const refuse = (errors: Record<string, string>, retryAfter?: number) =>
    showCreate(desk, request, reply, { values: { name, email }, errors }, retryAfter)
  const errors = whatIsWrong({ name, email, password }, ['name', 'email', 'password'])
  if (Object.keys(errors).length > 0) return refuse(errors)

  const wait = await waitToCreate(desk, request)
  if (wait > 0)
    return refuse({ form: `Many accounts were made from here. Please wait ${inWords(wait)} and try again.` }, wait)
  const passwordHash = await desk.passwords.hash(password)
  const id = await desk.database.asHouse(async (tx) => {
    const about = { registration: desk.registration, now: desk.clock.now() }
    const added = await addAccount(tx, { name, email, passwordHash }, about)
    if (added !== undefined) await desk.throttle.beginAnew(tx, normalise(email))
    return added
  })
  if (id === undefined) return refuse({ email: 'There is an account with this e-mail already. Sign in instead.' })
  return enter(desk, request, reply, opened, id)
}

/** If the public address is on this machine, only its owner can reach the server. */
async function waitToCreate({ publicUrl, throttle }: Desk, { ip }: Asked): Promise<number> {
  if (isLoopback(publicUrl.hostname) && isLoopback(ip)) return 0
  return throttle.enter([throttle.eachFrom('creates', ip, creations)])
}

async function refuseClosed({ database, registration }: Desk): Promise<void> {
  if (await database.asHouse((tx) => isOpen(tx, registration))) return
  throw new Failure('forbidden', 'New accounts are not open here. Ask whoever runs this server for one.')
}

/** Ends an earlier sign-in at the provider. */
async function enter(desk: Desk, request: Asked, reply: FastifyReply, opened: Opened, accountId: string) {
  const { provider, interaction } = opened
  if (interaction.session) {
    const session = await provider.Session.findByUid(interaction.session.uid)
    await session?.destroy()
    interaction.session = undefined
    await interaction.persist()
  }
  desk.browser.remember(request, reply, accountId)
  const login = { accountId, remember: false, amr: ['pwd'] }
  return finish(opened, request, reply, { login }, false)
}

async function consent(desk: Desk, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { form, ...opened } = await submitted(desk, request, reply, 'consent')
  if (form['answer'] !== 'allow')
    return finish(opened, request, reply, { error: 'access_denied', error_description: 'You have cancelled.' }, false)
  return finish(opened, request, reply, { consent: { grantId: await grant(desk, opened) } }, true)
}

async function grant({ clientId }: Desk, { provider, interaction }: Opened): Promise<string> {
  if (!interaction.session) throw expired()
  const granted = new provider.Grant({ accountId: interaction.session.accountId, clientId })
  granted.addOIDCScope(interaction.params['scope'] ?? 'openid')
  return granted.save()
}

async function finish({ provider }: Opened, request: Asked, reply: FastifyReply, result: Result, merge: boolean) {
  const to = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: merge })
  return reply.redirect(to, 303)
}

async function showSignIn(desk: Desk, request: Asked, reply: FastifyReply, filled: Filled, retryAfter?: number) {
  const mayCreate = await desk.database.asHouse((tx) => isOpen(tx, desk.registration))
  const page = signInPage({ ...place(desk, request, reply), mayCreate, ...filled })
  return showForm(desk, reply, page, filled, retryAfter)
}

function showCreate(desk: Desk, request: Asked, reply: FastifyReply, filled: Filled = {}, retryAfter?: number) {
  const page = createAccountPage({ ...place(desk, request, reply), ...filled })
  return showForm(desk, reply, page, filled, retryAfter)
}

async function showConsent(desk: Desk, request: Asked, reply: FastifyReply, { session, params }: Interaction) {
  const account = session && (await desk.database.asHouse((tx) => findAccount(tx, session.accountId)))
  if (!account) throw expired()
  const stays = (params['scope'] ?? '').split(' ').includes('offline_access')
  return show(desk, reply, consentPage({ ...place(desk, request, reply), account, stays }))
}

function place({ browser }: Desk, request: Asked, reply: FastifyReply) {
  const { uid } = request.params
  return { uid, token: browser.formToken(request, reply, uid) }
}

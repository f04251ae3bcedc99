import { createHash, randomBytes } from 'node:crypto'
import type { APIResponse, Page } from '@playwright/test'
import type { Account } from './people.ts'

/** A new account in a fresh browser: makes the requests of its pages without showing them, and opens one of the app. */
export async function enter(page: Page, account: Account, first = '/assistant'): Promise<void> {
  const { request } = page
  const { address, verifier } = await beginning(page)
  const opened = await request.get(address)
  await arrive(page, account, { form: await request.get(`${opened.url()}/create`), verifier, first })
}

/** The same for an account that is there. */
export async function enterAgain(page: Page, { email, password }: Account, first = '/assistant'): Promise<void> {
  const { address, verifier } = await beginning(page)
  await arrive(page, { email, password }, { form: await page.request.get(address), verifier, first })
}

/** Signs in as a new person through the scripted server, for journeys that are not about signing in. */
export async function enterByDoor(page: Page, account: Account): Promise<void> {
  await comeInByDoor(page, account)
  await page.goto('/assistant')
  await started(page)
}

/** The same, up to the first page, which the journey opens itself. */
export async function comeInByDoor(page: Page, { name, email }: Account): Promise<void> {
  const data = { name, email, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  const answered = await page.request.post('/v1/testing/people', { data })
  if (!answered.ok()) throw new Error(await answered.text())
  const tokens = { access_token: 'handle', refresh_token: 'handle', id_token: 'none', expires_in: 600 }
  await storeUser(page, { tokens, userInfo: { sub: email, name, email }, backendResponse: await answered.json() })
}

/** Waits until the app has replaced the first paint. */
export async function started(page: Page): Promise<void> {
  await page.locator('#first-paint').waitFor({ state: 'detached' })
}

/** Something of the same origin that runs nothing. */
export async function openNothing(page: Page): Promise<void> {
  await page.goto('/favicon.svg')
}

async function beginning({ request }: Page): Promise<{ address: string; verifier: string }> {
  const told = await request.get('/v1/auth/provider')
  if (!told.ok()) throw new Error(await told.text())
  const info = await told.json()
  const verifier = randomBytes(64).toString('hex')
  const address = new URL(info.authorizationEndpoint)
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: info.clientId,
    redirect_uri: `${address.origin}/auth/callback`,
    scope: info.scope,
    state: randomBytes(16).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...info.extra,
  }).toString()
  return { address: address.href, verifier }
}

type Fields = Record<string, string>

type Arrival = { form: APIResponse; verifier: string; first: string }

async function arrive(page: Page, typed: Fields, { form, verifier, first }: Arrival): Promise<void> {
  const allowed = await submit(page, await submit(page, form, typed), { answer: 'allow' })
  const { origin, searchParams } = new URL(allowed.url())
  const user = await handOver(page, {
    grant_type: 'authorization_code',
    code: searchParams.get('code') ?? '',
    redirect_uri: `${origin}/auth/callback`,
    code_verifier: verifier,
  })
  await page.context().clearCookies()
  await storeUser(page, user)
  await page.goto(first)
  await started(page)
}

async function storeUser(page: Page, user: object): Promise<void> {
  await openNothing(page)
  await page.evaluate((state) => localStorage.setItem('user-data', JSON.stringify({ state, version: 0 })), { user })
}

async function submit({ request }: Page, shown: APIResponse, typed: Fields): Promise<APIResponse> {
  const text = await shown.text()
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(text) ?? []
  const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(text) ?? []
  return request.post(action, { form: { form_token: token, ...typed } })
}

/** As the page at `/auth/callback` does it, and what it stores. */
async function handOver({ request }: Page, form: Fields): Promise<object> {
  const tokens = await (await request.post('/v1/auth/token', { form })).json()
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const userInfo = await (await request.get('/v1/auth/userinfo', { headers })).json()
  const data = { ...tokens, scope: 'granted', timezone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  const backendResponse = await (await request.post('/v1/auth/google/signin', { data })).json()
  return { tokens, userInfo, backendResponse }
}

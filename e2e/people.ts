import type { BrowserContext, Page } from '@playwright/test'
import { openNothing, started } from './entry.ts'

/** Answers in the server's place, where a test needs one that a working server does not give. */
export type Answer = { status?: number; json?: unknown; text?: string; headers?: Record<string, string> }

export async function answer(page: Page | BrowserContext, path: string, { text, ...given }: Answer): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ ...given, ...(text !== undefined && { body: text }) }),
  )
}

/** Whom to ask, as the embedded provider would say it. */
export async function answerProvider(page: Page, origin = ''): Promise<void> {
  const json = {
    name: 'Attaché account',
    authorizationEndpoint: `${origin}/idp/auth`,
    clientId: 'attache',
    scope: 'openid email profile offline_access',
    extra: { access_type: 'offline', prompt: 'consent' },
  }
  await answer(page, '/v1/auth/provider', { json })
}

/** A door that is opened from outside. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}

/** The provider's answers in a successful sign-in. */
export async function answerSignIn(page: Page): Promise<void> {
  await answer(page, '/v1/auth/token', { json: tokens })
  await answer(page, '/v1/auth/userinfo', { json: { sub: '7', name: 'Sara Okafor', email: 'sara@example.com' } })
  await answer(page, '/v1/auth/google/signin', { json: backendResponse })
}

export const tokens = {
  access_token: 'handle-access',
  refresh_token: 'handle-refresh',
  id_token: 'signed-by-provider',
  expires_in: 600,
  token_type: 'Bearer',
  scope: 'openid email profile',
}

export const backendResponse = {
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  expires_in: 900,
  token_type: 'Bearer',
  user: {
    id: '0199a5d2-0000-7000-8000-000000000001',
    name: 'Sara Okafor',
    email: 'sara@example.com',
    zone: 'Europe/Vienna',
    restored: false,
  },
}

/** As `/auth` leaves it before the redirect. */
export async function leaveAttempt(page: Page, attempt: Record<string, string>): Promise<void> {
  await openNothing(page)
  await page.evaluate((entries) => {
    sessionStorage.clear()
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
  }, attempt)
}

export const attempt = {
  oauth_state: 'S'.repeat(32),
  oauth_code_verifier: 'V'.repeat(128),
  oauth_redirect_uri: 'http://127.0.0.1/auth/callback',
}

/** What lies in the browser under `user-data`. */
export function storedUser(page: Page): Promise<Record<string, Record<string, unknown>> | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user-data') ?? '{"state":{"user":null}}').state.user)
}

export type Account = { name: string; email: string; password: string }

export function newAccount(): Account {
  return { name: 'Sara Okafor', email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' }
}

/** From the sign-in page by the embedded provider's own pages to the assistant. */
export async function createAccount(page: Page, { name, email, password }: Account): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Attaché account' }).click()
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL('**/assistant')
  await started(page)
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Attaché account' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL('**/assistant')
  await started(page)
}

/** Waits for everything: leaving earlier causes late answers. */
export async function openSecurity(page: Page): Promise<void> {
  await page.goto('/assistant/settings/security')
  await page.getByRole('link', { name: 'Change password' }).waitFor()
}

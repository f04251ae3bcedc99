import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { tabTo } from './tab.ts'
import { expect, test } from './watched.ts'

/** The embedded provider's own pages, which are made on the server and run no script. */

type Stage = { name: string; open: (page: Page, origin: string) => Promise<void> }

const stages: Stage[] = [
  { name: 'sign in', open: openSignIn },
  { name: 'a refused sign-in', open: openRefused },
  { name: 'create account', open: openCreation },
  { name: 'a refused account', open: openRefusedCreation },
  { name: 'consent', open: openConsent },
  { name: 'change password', open: (page) => go(page, '/idp/password') },
  { name: 'forgotten password', open: (page) => go(page, '/idp/forgotten') },
  { name: 'a link that is no longer good', open: (page) => go(page, '/idp/reset?token=old') },
  { name: 'an error', open: (page) => go(page, '/idp/interaction/nothing') },
]

for (const { name, open } of stages)
  test(`${name}: no barrier and nothing cut off, in every look`, async ({ page, baseURL }) => {
    await open(page, baseURL ?? '')
    expect(await barriersInEveryLook(page)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

test('an account is created and allowed with the keyboard alone', async ({ page, baseURL }) => {
  await openSignIn(page, baseURL ?? '')
  await expect(page.getByLabel('Email')).toBeFocused()
  for (const name of ['Password', 'Sign in', 'Create account', 'Forgotten password']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name')).toBeFocused()
  for (const text of ['Sara Okafor', `${randomUUID()}@northwind.example`, 'a quiet harbour']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await tabTo(page, 'Allow')
  const left = page.waitForRequest(/\/auth\/callback\?code=/)
  await page.keyboard.press('Enter')
  await left
})

test('after a refusal the keyboard stands where the mistake is', async ({ page, baseURL }) => {
  await openRefusedCreation(page, baseURL ?? '')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/not an e-mail address/)
  await expect(page.getByLabel('Name')).toHaveValue('Sara Okafor')
  await expect(page.getByLabel('Password')).toHaveValue('')
})

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

async function openSignIn(page: Page, origin: string): Promise<void> {
  const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url')
  const request = new URLSearchParams({
    client_id: 'attache',
    response_type: 'code',
    redirect_uri: `${origin}/auth/callback`,
    scope: 'openid email profile offline_access',
    prompt: 'consent',
    state: randomUUID(),
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  await page.goto(`/idp/auth?${request.toString()}`)
}

async function openRefused(page: Page, origin: string): Promise<void> {
  await openSignIn(page, origin)
  await page.getByLabel('Email').fill(`${randomUUID()}@northwind.example`)
  await page.getByLabel('Password').fill('not the right one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('do not go together')
}

async function openCreation(page: Page, origin: string): Promise<void> {
  await openSignIn(page, origin)
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible()
}

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Name').fill('Sara Okafor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function openRefusedCreation(page: Page, origin: string): Promise<void> {
  await openCreation(page, origin)
  await fill(page, 'sara at home', 'short')
  await expect(page.getByRole('alert')).toHaveCount(2)
}

async function openConsent(page: Page, origin: string): Promise<void> {
  await openCreation(page, origin)
  await fill(page, `${randomUUID()}@northwind.example`, 'a quiet harbour')
  await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible()
}

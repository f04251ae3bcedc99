import type { Page } from '@playwright/test'
import { storedUser } from './people.ts'

/** Where a page leaked something, and what it was. */
export type Trace = {
  place: 'address' | 'referrer' | 'socket' | 'console' | 'history' | 'cookie' | 'storage' | 'log'
  text: string
}

export type Secret = { name: string; value: string }

export type Traces = {
  all: Trace[]
  secrets: Secret[]
  /** Captures the current state: stored tokens become secrets, cookies and history become traces. */
  look: () => Promise<void>
}

/** Follows a page from the outside, and learns its secrets from what it sends. */
export function follow(page: Page): Traces {
  const all: Trace[] = []
  const secrets: Secret[] = []
  page.on('request', (request) => {
    const address = request.url()
    all.push({ place: 'address', text: address }, { place: 'referrer', text: request.headers()['referer'] ?? '' })
    secrets.push(...secretsIn(new URL(address), request.postData() ?? ''))
  })
  page.on('websocket', (socket) => {
    all.push({ place: 'socket', text: socket.url() })
    secrets.push({ name: 'ticket', value: new URL(socket.url()).searchParams.get('token') ?? '' })
  })
  page.on('console', (message) => all.push({ place: 'console', text: message.text() }))
  return {
    all,
    secrets,
    async look() {
      const devtools = await page.context().newCDPSession(page)
      const { entries } = await devtools.send('Page.getNavigationHistory')
      await devtools.detach()
      const cookies = await page.context().cookies()
      all.push(...entries.map(({ url }) => ({ place: 'history', text: url }) as const))
      all.push(...cookies.map(({ name, value }) => ({ place: 'cookie', text: `${name}=${value}` }) as const))
      all.push(...(await storage(page)).map((text) => ({ place: 'storage', text }) as const))
      secrets.push(...tokensOf(await storedUser(page)))
    },
  }
}

/** All that is kept but the stored user, who is specified to hold the tokens. */
function storage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.entries(localStorage), ...Object.entries(sessionStorage)].flatMap(([key, value]) =>
      key === 'user-data' ? [] : `${key}=${value}`,
    ),
  )
}

/** Every trace of a secret that has no business there. */
export function betrayals({ all, secrets }: Traces, mayStand: (name: string, trace: Trace) => boolean): string[] {
  return secrets.flatMap(({ name, value }) =>
    all
      .filter((trace) => trace.text.includes(value) && !mayStand(name, trace))
      .map(({ place, text }) => `${name} in ${place}: ${text.slice(0, 200)}`),
  )
}

function secretsIn({ pathname, searchParams }: URL, body: string): Secret[] {
  const form = new URLSearchParams(pathname === '/v1/auth/token' ? body : '')
  const named: [string, string | null][] = [
    ['state', pathname === '/idp/auth' ? searchParams.get('state') : null],
    ['nonce', pathname === '/idp/auth' ? searchParams.get('nonce') : null],
    ['code', pathname === '/auth/callback' ? searchParams.get('code') : null],
    ['verifier', form.get('code_verifier')],
  ]
  return named.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
}

function tokensOf(user: Awaited<ReturnType<typeof storedUser>>): Secret[] {
  return ['tokens', 'backendResponse'].flatMap((held) =>
    ['access_token', 'refresh_token', 'id_token'].flatMap((field) => {
      const value = user?.[held]?.[field]
      return typeof value === 'string' ? [{ name: `${held} ${field}`, value }] : []
    }),
  )
}

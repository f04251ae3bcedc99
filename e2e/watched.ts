import { type Clock, expect, type Page, test as base } from '@playwright/test'
import { whyForeign } from '#start/protocol.ts'

/** Leaving a page, or signing out, while its connection opens closes it. */
export const givenUp = /WebSocket is closed before the connection is established/

/**
 * A page on which nothing may go wrong unseen: no error, no warning, no breach of the policy, no foreign request, and
 * nothing on its socket that is not in the protocol.
 */
export const test = base.extend<{ page: Page; allowed: RegExp[]; clock: Clock }>({
  /** Errors that a test causes on purpose; no others are allowed. */
  allowed: [[], { option: true }],
  /**
   * The page's clock, for journeys that change it. The context is closed afterwards: parts of a fake clock would survive in
   * a reused one and throw “Cannot read properties of undefined (reading 'controller')”.
   */
  clock: async ({ page }, use) => {
    await use(page.clock)
    await page.context().close()
  },
  page: async ({ page, baseURL, allowed }, use) => {
    const complaints: string[] = []
    const complain = (words: string, place: string): void => {
      if (!allowed.some((pattern) => pattern.test(words))) complaints.push(`${words} (${place})`)
    }
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return
      // Chromium says so of every page that answers with a refusal, also of one that should.
      if (/status of 4\d\d/.test(message.text()) && message.location().url === page.url()) return
      if (givenUp.test(message.text())) return
      // Messages sent before the connection opens wait, and the specification requires this one in the console.
      if (message.text() === 'WS not ready') return
      // Service workers are blocked for all journeys that are not about them.
      if (message.text() === 'Service Worker registration blocked by Playwright') return
      complain(`${message.type()}: ${message.text()}`, message.location().url)
    })
    page.on('pageerror', (error) => complain(`error: ${error.message}`, page.url()))
    page.on('request', (request) => {
      const isOurs = [`${baseURL}/`, `blob:${baseURL}/`, 'data:'].some((begin) => request.url().startsWith(begin))
      if (!isOurs) complain('foreign request', request.url())
    })
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const foreign = whyForeign(JSON.parse(payload.toString()))
        if (foreign !== undefined) complain(`socket: ${foreign}`, socket.url())
      })
    })
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        // oxlint-disable-next-line no-console -- read by the test through the console
        console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`)
      })
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect } from '@playwright/test'

import type { Page, WebSocketRoute } from '@playwright/test'

/** From the page's next load on, its server can be taken away and given back. */
export async function holdServer(page: Page): Promise<{ leave: () => Promise<void>; comeBack: () => Promise<void> }> {
  const lines = new Set<WebSocketRoute>()
  let isThere = true
  await page.routeWebSocket(/\/v1\/ws/, (line) => {
    lines.add(line)
    if (isThere) line.connectToServer()
    else void line.close({ code: 1013 })
  })
  const everything = /127\.0\.0\.1/
  return {
    async leave() {
      isThere = false
      await page.route(everything, (route) => route.abort('connectionrefused'))
      for (const line of lines) await line.close({ code: 1013 }).catch(() => undefined)
      lines.clear()
    },
    async comeBack() {
      isThere = true
      await page.unroute(everything)
    },
  }
}

import type { Page } from '@playwright/test'

/** Presses Tab until what goes by this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByLabel(name, { exact: true }).or(page.getByRole('link', { name, exact: true }))
  const targets = wanted.or(page.getByRole('button', { name, exact: true }))
  await targets.first().waitFor()
  for (let presses = 0; presses < 60; presses++) {
    if (await targets.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached with the Tab key.`)
}

/** Until the server has greeted a page that is about to be opened: whatever is announced from then on, it hears. */
export function greeted(page: Page): Promise<unknown> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => socket.on('framereceived', resolve))
  })
}

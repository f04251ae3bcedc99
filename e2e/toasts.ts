import type { Page } from '@playwright/test'

/**
 * Keeps toasts on the page, since they time out only while the document has the focus. Call it after the press that makes
 * the toast: an earlier toast could otherwise cover the button.
 */
export async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.hasFocus = () => false
  })
}

export async function letToastsGo(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus'))
}

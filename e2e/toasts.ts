import type { Page } from '@playwright/test'

/**
 * From now on, toasts of the page wait to be pressed: their time runs only while the document has the focus. Called once what
 * makes the toast was pressed, because earlier ones may lie over that.
 */
export async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.hasFocus = () => false
  })
}

export async function letToastsGo(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus'))
}

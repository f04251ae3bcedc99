import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page, or within one place of it. */
export async function barriers(page: Page, place?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  if (place !== undefined) {
    await page.locator(place).last().waitFor()
    // A menu belongs to its button, wherever in the page it is put.
    axe.include(place).disableRules('region')
  }
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1280].map((width) => ({ colorScheme, width })),
)

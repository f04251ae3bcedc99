import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page, or within one element. */
export async function barriers(page: Page, place?: string): Promise<string[]> {
  return await analyze(page, place)
}

type Looks = { place?: string; widths?: readonly number[]; fits?: readonly number[]; crossed?: boolean }
type Look = { width: number; colorScheme: 'light' | 'dark'; rules?: string[] }

/**
 * Runs axe at each width and in each colour scheme, and measures by how much the page is wider than its window: light at
 * the first width, and dark at the others. The colours are those of the design page, which is `crossed`: seen in both
 * schemes at each width. A scheme changes only colours, so only contrast is checked a second time at one width. At the
 * widths of `fits` the page only has to fit. The page is left at the last of `widths`, in the dark scheme.
 */
export async function barriersInEveryLook(
  page: Page,
  { place, widths = [390, 1280], fits = [], crossed = false }: Looks = {},
): Promise<string[]> {
  const found: string[] = []
  for (const width of fits) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await tooWide(page, width)))
  }
  for (const { width, colorScheme, rules } of looksAt(widths, crossed)) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await colorsSettled(page)
    found.push(...(await analyze(page, place, rules)).map((barrier) => `${width} px, ${colorScheme}: ${barrier}`))
    if (!rules) found.push(...(await tooWide(page, width)))
  }
  return found
}

function looksAt(widths: readonly number[], crossed: boolean): Look[] {
  if (widths.length > 1 && !crossed)
    return widths.map((width, at) => ({ width, colorScheme: at === 0 ? 'light' : 'dark' }))
  const rules = ['color-contrast']
  return widths.flatMap((width): Look[] => [
    { width, colorScheme: 'light' },
    { width, colorScheme: 'dark', rules },
  ])
}

/**
 * The page as a whole, and what scrolls within it around a heading of the page: there a sideways scroll cuts text. A part of
 * the layout follows the width by script, so it is measured after what a new width draws.
 */
async function tooWide(page: Page, width: number): Promise<string[]> {
  const excess = await page.evaluate(async (wanted) => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const around = [...document.querySelectorAll('h1')].flatMap((heading) => {
      const found: Element[] = []
      for (let element = heading.parentElement; element; element = element.parentElement)
        if (getComputedStyle(element).overflowX !== 'visible') found.push(element)
      return found
    })
    const within = around.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    return Math.max(document.documentElement.scrollWidth - wanted, ...within)
  }, width)
  return excess > 0 ? [`${width} px: the page is ${excess} px too wide`] : []
}

/** Compiling axe takes longer than a contrast check, so a document that already has it runs this instead. */
const nothingToLoad = ';'

async function analyze(page: Page, place: string | undefined, rules?: string[]): Promise<string[]> {
  // Only violations are read, and none of these rules needs style sheets to be fetched.
  const isLoaded = page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis))
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: nothingToLoad }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
  if (place !== undefined) {
    await page.locator(place).last().waitFor()
    // A menu is rendered away from its button, outside the landmarks of the page.
    axe.include(place).disableRules('region')
  }
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/**
 * Waits until no colour is in transition, so that axe sees the final ones: the end of one may start another in what
 * inherits it. Other animations may be endless.
 */
async function colorsSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let isMoving = true; isMoving;) {
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
      const transitions = document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition && each.transitionProperty.endsWith('color'))
        .filter(({ playState }) => playState === 'running')
      await Promise.allSettled(transitions.map(({ finished }) => finished))
      isMoving = transitions.length > 0
    }
  })
}

import { type Arrival, openBrowser, watchWire } from '../browser.ts'
import type { Row } from '../measure.ts'

/** What a first visit downloads. */
export async function weigh(root: string, url: string): Promise<Row[]> {
  const browser = await openBrowser(root)
  try {
    const page = await browser.newPage()
    const arrived = await watchWire(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    // The page's code waits for a sign of a person.
    await page.mouse.move(50, 50)
    await page.mouse.move(60, 60)
    await page.locator('html[data-alive]').waitFor()
    await page.waitForLoadState('networkidle')
    const all = bytesOf(arrived)
    const scripts = bytesOf(arrived.filter(({ type }) => type === 'Script'))
    const blocking = await page.locator('script[src]:not([type=module]):not([async]):not([defer])').count()
    return [
      { what: '/: transfer, cold', measured: kilobytes(all), bar: '≤ 260 kB', met: all <= 260_000 },
      { what: '/: JavaScript', measured: kilobytes(scripts), bar: '≤ 130 kB', met: scripts <= 130_000 },
      { what: '/: blocking scripts', measured: String(blocking), bar: 'none', met: blocking === 0 },
    ]
  } finally {
    await browser.close()
  }
}

function bytesOf(arrived: readonly Arrival[]): number {
  return arrived.reduce((sum, { bytes }) => sum + bytes, 0)
}

function kilobytes(count: number): string {
  return `${(count / 1_000).toFixed(1)} kB`
}

import { openBrowser } from '../browser.ts'
import type { Row } from '../measure.ts'

/** What the first page brings to somebody who was never here. */
export async function weigh(root: string, url: string): Promise<Row[]> {
  const browser = await openBrowser(root)
  try {
    const page = await browser.newPage()
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    const types = new Map<string, string>()
    const bytes = { all: 0, scripts: 0 }
    line.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.all += encodedDataLength
      if (types.get(requestId) === 'Script') bytes.scripts += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    // Its code waits for somebody.
    await page.mouse.move(50, 50)
    await page.mouse.move(60, 60)
    await page.locator('html[data-alive]').waitFor()
    await page.waitForLoadState('networkidle')
    const blocking = await page.locator('script[src]:not([type=module]):not([async]):not([defer])').count()
    return [
      { what: '/: transfer, cold', measured: kilobytes(bytes.all), bar: '≤ 260 kB', met: bytes.all <= 260_000 },
      { what: '/: JavaScript', measured: kilobytes(bytes.scripts), bar: '≤ 130 kB', met: bytes.scripts <= 130_000 },
      { what: '/: blocking scripts', measured: String(blocking), bar: 'none', met: blocking === 0 },
    ]
  } finally {
    await browser.close()
  }
}

function kilobytes(count: number): string {
  return `${(count / 1_000).toFixed(1)} kB`
}

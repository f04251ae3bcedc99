import { spawnSync } from 'node:child_process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../tools/chromium.ts'

export async function openBrowser(root: string): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(root), args: flags() })
}

/** One response as it crossed the wire, compressed. */
export type Arrival = { url: string; type: string; bytes: number }

/** Everything that arrives from now on. */
export async function watchWire(page: Page): Promise<readonly Arrival[]> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const known = new Map<string, { url: string; type: string }>()
  const arrived: Arrival[] = []
  line.on('Network.responseReceived', ({ requestId, response: { url }, type }) => known.set(requestId, { url, type }))
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const { url, type } = known.get(requestId) ?? { url: '', type: '' }
    arrived.push({ url, type, bytes })
  })
  return arrived
}

/** As root Chromium has no sandbox to work in. */
export function flags(): string[] {
  const root = spawnSync('id', ['-u']).stdout.toString().trim() === '0'
  return ['--disable-gpu', '--disable-background-networking', ...(root ? ['--no-sandbox'] : [])]
}

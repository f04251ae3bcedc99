import { join } from 'node:path'
import { execPath } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { startAttache, temporaryFolder } from '#start/testing/running.ts'

/** The product as shipped, once it has compressed its files. */
export async function openSite(root: string) {
  const folder = temporaryFolder()
  const { url, stop } = await startAttache({
    command: [execPath, join(root, 'start/launch.cjs'), 'start'],
    cwd: root,
    env: { DATA_DIR: folder.path, PORT: String(await freePort()) },
    limit: 300_000,
  })
  await untilCompressed(url)
  return {
    url,
    async [Symbol.asyncDispose]() {
      await stop()
      folder[Symbol.dispose]()
    },
  }
}

/** Waits until the page and all files it names are served compressed. */
export async function untilCompressed(url: string): Promise<void> {
  const html = await (await fetch(url)).text()
  const files = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  for (const file of ['', ...files]) {
    for (let tries = 0; tries < 600; tries++) {
      const { headers } = await fetch(new URL(file, url), { headers: { 'accept-encoding': 'br' } })
      const small = Number(headers.get('content-length')) <= 500
      if (small || headers.get('content-encoding') === 'br') break
      await pause(200)
    }
  }
}

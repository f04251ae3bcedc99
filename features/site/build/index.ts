import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawIcons } from './icons.ts'
import { writeFeed } from './feed.ts'
import { listPages, manifest, robots } from './listing.ts'
import { drawShares } from './shares.ts'

/** What stands beside the written pages: lists of them, a feed, and the pictures by which they are shared and kept. */
export async function writeSiteFiles(clientDirectory: string): Promise<void> {
  const files: Record<string, string | Uint8Array> = {
    'sitemap.xml': listPages(),
    'robots.txt': robots,
    'manifest.webmanifest': JSON.stringify(manifest),
    'blog/feed.xml': await writeFeed(),
    ...(await drawIcons(clientDirectory)),
    ...(await drawShares(clientDirectory)),
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(clientDirectory, name)), { recursive: true })
    await writeFile(join(clientDirectory, name), content)
  }
}

import { rmSync } from 'node:fs'
import { env } from 'node:process'

/** Playwright asks for a default export here. */
// oxlint-disable-next-line no-default-export
export default function removeData(): void {
  const folder = env['ATTACHE_E2E_DATA']
  if (folder) rmSync(folder, { recursive: true, force: true })
}

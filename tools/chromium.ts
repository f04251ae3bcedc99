import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { runTool } from './tool.ts'

/** The browser for the journeys: what is there, else Debian's package as root, else Playwright's own download. */
export async function findChromium(root: string): Promise<string> {
  const there = installed()
  if (there) return there
  process.stdout.write('Installing Chromium for the journeys …\n')
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    await runTool(root, ['apt-get', 'update', '-qq'], 'keep')
    await runTool(root, ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], 'keep', {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  } else {
    await runTool(root, [join(root, 'node_modules/.bin/playwright'), 'install', 'chromium'], 'keep')
  }
  const found = installed()
  if (found) return found
  throw Object.assign(
    new Error(
      'There is no Chromium for the journeys and none could be installed. Install one (Debian: `sudo apt-get install chromium`) or name it by ATTACHE_CHROMIUM; `npm test -- --quick` leaves the browser out.',
    ),
    { name: 'Stop' },
  )
}

function installed(): string | undefined {
  const named = process.env['ATTACHE_CHROMIUM']
  if (named) return named
  const ours = chromium.executablePath()
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return names.map(onPath).find((path) => path !== undefined) ?? (isProgram(ours) ? ours : undefined)
}

function onPath(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { runTool } from './tool.ts'

export type Browsers = {
  /** The whole browser, which installs apps, runs push notices and draws its own frame. */
  chromium: string
  /** The same engine without the browser around it: a third less CPU for each journey. The whole one where it is missing. */
  shell: string
}

/** The browsers for the journeys. The one that `ATTACHE_CHROMIUM` names is both. */
export async function findBrowsers(root: string): Promise<Browsers> {
  const whole = await findChromium(root)
  return { chromium: whole, shell: process.env['ATTACHE_CHROMIUM'] ?? (await findShell(root)) ?? whole }
}

/** What is there, else Debian's package as root, else Playwright's own download. */
export async function findChromium(root: string): Promise<string> {
  const there = installed()
  if (there) return there
  process.stdout.write('Installing Chromium for the journeys …\n')
  if (mayInstall()) await installPackage(root, 'chromium')
  else await runTool(root, [join(root, 'node_modules/.bin/playwright'), 'install', 'chromium'], 'keep')
  const found = installed()
  if (found) return found
  throw Object.assign(
    new Error(
      'There is no Chromium for the journeys and none could be installed. Install one (Debian: `sudo apt-get install chromium`) or name it by ATTACHE_CHROMIUM; `npm test -- --quick` needs none.',
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

async function findShell(root: string): Promise<string | undefined> {
  const name = 'chromium-headless-shell'
  if (!onPath(name) && mayInstall()) await installPackage(root, name)
  return onPath(name)
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined
}

async function installPackage(root: string, name: string): Promise<void> {
  await runTool(root, ['apt-get', 'update', '-qq'], 'keep')
  await runTool(root, ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name], 'keep', {
    DEBIAN_FRONTEND: 'noninteractive',
  })
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

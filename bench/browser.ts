import { spawnSync } from 'node:child_process'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../tools/chromium.ts'

export async function openBrowser(root: string): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(root), args: flags() })
}

/** As root Chromium has no sandbox to work in. */
export function flags(): string[] {
  const root = spawnSync('id', ['-u']).stdout.toString().trim() === '0'
  return ['--disable-gpu', '--disable-background-networking', ...(root ? ['--no-sandbox'] : [])]
}

import { rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeQuickFolder, quickPlace } from './quick-folder.ts'

test('gives each caller a folder of its own that can be written', () => {
  const folders = [makeQuickFolder('attache-quick-'), makeQuickFolder('attache-quick-')]
  try {
    expect(new Set(folders).size).toBe(2)
    for (const folder of folders) {
      writeFileSync(join(folder, 'file'), 'words')
      expect(dirname(folder)).toBe(quickPlace())
      expect(basename(folder)).toMatch(/^attache-quick-/)
      expect(statSync(folder).mode & 0o077).toBe(0)
    }
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true })
  }
})

import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPrograms } from './process.ts'
import { startEmbedded } from './server.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'attache-given-up-'))
  chmodSync(home, 0o711)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('an abandoned start stops what creates its folder, and leaves nothing', async () => {
  const giveUp = new AbortController()
  const directory = join(home, 'postgres')
  const logFile = `${directory}.log`
  const starting = startEmbedded({ directory, password: 'only here', logFile, say: () => {}, signal: giveUp.signal })
  const unfinished = () => readdirSync(home)
  await expect.poll(unfinished, { interval: 1 }).toEqual([expect.stringContaining('postgres.unfinished-')])
  const place = join(home, unfinished()[0] ?? '')
  await expect.poll(() => findPrograms(place), { interval: 1 }).not.toEqual([])
  giveUp.abort()
  await expect(starting).rejects.toBe(giveUp.signal.reason)
  expect(unfinished()).toEqual([])
  expect(findPrograms(place)).toEqual([])
})

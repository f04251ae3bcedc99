import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#start/testing/running.ts'
import { proof, toRow } from './proof.ts'

const good = { code: 0, output: 'much before\n471 passed, 0 failed\n', seconds: 301.4 }

test('a run that ends with its count in time is proof', () => {
  expect(toRow(good)).toMatchObject({ measured: '301 s, 471 passed, 0 failed', met: true })
})

test.each([
  ['takes longer than it may', { seconds: 721 }],
  ['has a test that failed', { output: '470 passed, 1 failed\n' }],
  ['ran nothing', { output: '0 passed, 0 failed\n' }],
  ['says nothing at its end', { output: '471 passed, 0 failed\nand then it broke\n' }],
  ['ends badly', { code: 1 }],
])('a run that %s is no proof', (_, changes) => {
  expect(toRow({ ...good, ...changes }).met).toBe(false)
})

test('a run without a count says how it ended', () => {
  expect(toRow({ code: 7, output: 'the registry could not be reached', seconds: 3 }).measured).toBe(
    '3 s, no count, exit 7',
  )
})

test('the committed tests run in a clone, and their count is read', async () => {
  using house = temporaryFolder()
  const project = { name: 'small', version: '1.0.0', scripts: { test: 'node count.js' } }
  writeFileSync(join(house.path, 'package.json'), JSON.stringify(project))
  writeFileSync(join(house.path, 'count.js'), `console.error('npm has news'); console.log('3 passed, 0 failed')`)
  commit(house.path)
  writeFileSync(join(house.path, 'count.js'), `console.log('0 passed, 9 failed')`)
  const [row] = await proof.run(house.path)
  expect(row).toMatchObject({ measured: expect.stringMatching(/^\d+ s, 3 passed, 0 failed$/), met: true })
})

function commit(folder: string): void {
  const author = ['-c', 'user.name=Sara Okafor', '-c', 'user.email=sara@example.com']
  const commands = [
    ['init', '--quiet'],
    ['add', '.'],
    [...author, 'commit', '--quiet', '-m', 'Count'],
  ]
  for (const command of commands) expect(spawnSync('git', command, { cwd: folder }).status).toBe(0)
}

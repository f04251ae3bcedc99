import { expect, test } from 'vitest'
import { readTimes, runTool } from './tool.ts'

const busy = 'const until = process.cpuUsage().user + 150_000; while (process.cpuUsage().user < until);'

test('a tool passes on its exit code, its output and its arguments unchanged', async () => {
  const script = 'console.log(process.argv[1]); console.error(process.env.WORD); process.exitCode = 3'
  const run = await runTool('.', [process.execPath, '-e', script, `a 'b' $c`], 'keep', { WORD: 'said' })
  expect(run).toMatchObject({ code: 3, output: expect.stringContaining(`a 'b' $c\n`) })
  expect(run.output).toContain('said\n')
})

test('the CPU time of a tool includes what its own children used', async () => {
  const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`
  const [idle, working] = [
    await runTool('.', [process.execPath, '-e', ''], 'keep'),
    await runTool('.', [process.execPath, '-e', parent], 'keep'),
  ]
  expect(working.cpu).toBeGreaterThan(idle.cpu + 0.1)
})

test.each([
  ['0m0.010s 0m0.020s\n1m2.500s 0m0.250s\n', 62.75],
  ['0m0,010s 0m0,020s\n0m1,5s 0m0,5s\n', 2],
  ['', 0],
])('the times that a shell prints are read: %j', (said, seconds) => {
  expect(readTimes(said)).toBe(seconds)
})

import { expect, test } from 'vitest'
import { startAttache, temporaryFolder } from '#start/testing/running.ts'
import { crashAgain } from './crash.ts'
import { processesIn, processesOfGroup } from './processes.ts'

const sayReady = `console.log('Attaché is ready at http://127.0.0.1:9'); setInterval(() => {}, 1000)`

test('failed starts are counted and miss the bar', async () => {
  using data = temporaryFolder()
  const broken = { command: [process.execPath, '-e', 'process.exit(3)'], cwd: data.path }
  const [first] = await crashAgain({ rounds: 2, data: data.path, alone: broken, whole: broken })
  expect(first).toMatchObject({ measured: expect.stringContaining('3 failed starts'), met: false })
})

test('one signal reaches the whole group, the shell and its children', async () => {
  const command = ['sh', '-c', `"${process.execPath}" -e "${sayReady}" || exit 1`]
  const running = await startAttache({ command, cwd: import.meta.dirname, group: true })
  const group = running.process.pid ?? Number.NaN
  expect(processesOfGroup(group)).toHaveLength(2)
  process.kill(-group, 'SIGKILL')
  await running.ended
  await expect.poll(() => processesOfGroup(group)).toEqual([])
})

test('an abandoned start leaves nothing running', async () => {
  using folder = temporaryFolder()
  const command = ['sh', '-c', `"${process.execPath}" -e "setInterval(() => {}, 1000)" || exit 1`]
  const options = { command, cwd: folder.path, group: true, limit: 1000 }
  await expect(startAttache(options)).rejects.toThrow('Not ready after 1000 ms')
  await expect.poll(() => processesIn(folder.path)).toEqual([])
})

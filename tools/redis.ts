import { redisProgram } from '#foundation/server/live/testing/redis.ts'
import { runTool } from './tool.ts'

/** Installs Debian's Redis if it is missing and we are root. Without Redis the tests with several nodes are skipped. */
export async function provideRedis(root: string): Promise<void> {
  if (redisProgram() !== undefined) return
  const problem = await installRedis(root)
  if (problem) process.stdout.write(`There is no Redis, so the tests that need it are skipped: ${problem}\n`)
}

/** Why it could not be installed; `undefined` if it was. */
async function installRedis(root: string): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'install one (Debian: `sudo apt-get install redis-server`).'
  process.stdout.write('Installing Redis for the tests of several nodes …\n')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'redis-server']
  for (const words of [['update', '-qq'], install]) {
    const { code, output } = await runTool(root, ['apt-get', ...words], 'keep', quiet)
    if (code !== 0) return `\`apt-get ${words.join(' ')}\` ended with code ${code}.\n${output}`
  }
  return undefined
}

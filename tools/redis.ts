import { redisProgram } from '#foundation/server/live/testing/redis.ts'
import { runTool } from './tally.ts'

/** The Redis for the tests of several nodes: what is there, else Debian's package as root; else those tests stay out. */
export async function provideRedis(root: string): Promise<void> {
  if (redisProgram() !== undefined || process.getuid?.() !== 0 || process.platform !== 'linux') return
  process.stdout.write('Installing Redis for the tests of several nodes …\n')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'],
  ])
    await runTool(root, ['apt-get', ...words], 'keep', quiet).catch(() => {})
}

import { dovecotProgram } from '#features/mail/server/imap/testing/dovecot.ts'
import { redisProgram } from '#foundation/server/live/testing/redis.ts'
import { swiftProgram } from '#foundation/server/storage/testing/swift.ts'
import { runTool } from './tool.ts'

type Peer = { name: string; find: () => string | undefined; packages: string[]; use: string }

const peers: Peer[] = [
  { name: 'Redis', find: redisProgram, packages: ['redis-server'], use: 'the tests of several nodes' },
  {
    name: 'Dovecot 2.3',
    find: dovecotProgram,
    packages: ['dovecot-imapd', 'dovecot-lmtpd'],
    use: 'the tests with a mail server',
  },
  { name: 'OpenStack Swift', find: swiftProgram, packages: ['python3-swift'], use: 'the tests with an S3 store' },
]

/** Installs Debian's packages of what is missing, if we are root. Without them the tests that need them are skipped. */
export async function providePeers(root: string): Promise<void> {
  for (const peer of peers) {
    if (peer.find() !== undefined) continue
    const problem = await install(root, peer)
    if (problem) process.stdout.write(`There is no ${peer.name}, so ${peer.use} are skipped: ${problem}\n`)
  }
}

/** Why it could not be installed; `undefined` if it was. */
async function install(root: string, { name, use, packages, find }: Peer): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return `install it (Debian: \`sudo apt-get install ${packages.join(' ')}\`).`
  process.stdout.write(`Installing ${name} for ${use} …\n`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const words = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  for (const each of [['update', '-qq'], words]) {
    const { code, output } = await runTool(root, ['apt-get', ...each], 'keep', quiet)
    if (code !== 0) return `\`apt-get ${each.join(' ')}\` ended with code ${code}.\n${output}`
  }
  return find() === undefined ? 'the package brings another version.' : undefined
}

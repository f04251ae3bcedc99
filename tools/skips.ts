import { dovecotProgram } from '#features/mail/server/imap/testing/dovecot.ts'
import { findBinaries } from '#foundation/server/database/embedded/binaries.ts'
import { isReachable } from '#foundation/server/database/embedded/runner.ts'
import { redisProgram } from '#foundation/server/live/testing/redis.ts'
import { swiftProgram } from '#foundation/server/storage/testing/swift.ts'

/** `open`: the code is in a folder that other users may enter. */
export type Need = 'root' | 'linux' | 'open' | 'samples' | 'redis' | 'dovecot' | 'swift'

type Skip = { needs: Need[]; reason: string }

/** The only tests that may stay out: what each needs of the machine, and why. Where that is there, they must run. */
export const allowedSkips: Record<string, Skip> = {
  'a folder that may not be written is named': { needs: ['root'], reason: 'takes another user’s place' },
  "another user's folder is named": { needs: ['root'], reason: 'takes another user’s place' },
  'below a folder that is closed to others it runs all the same, and again when that is opened': {
    needs: ['root'],
    reason: 'only root runs its database as somebody else',
  },
  'root hands the database to a user of its own': {
    needs: ['root', 'linux', 'open'],
    reason: 'only root, in a folder that others may enter, runs its database as another user',
  },
  'a database that ran as nobody is taken over whole, and links in it are not followed': {
    needs: ['root', 'linux', 'open'],
    reason: 'only root, in a folder that others may enter, runs its database as another user',
  },
  'a database that still runs as nobody is stopped, and started as its own user': {
    needs: ['root', 'linux', 'open'],
    reason: 'only root, in a folder that others may enter, runs its database as another user',
  },
  'a full disk is named, and so is a read-only one': { needs: ['root', 'linux'], reason: 'mounts a small disk' },
  'a start without room on the disk ends in a sentence': { needs: ['root', 'linux'], reason: 'mounts a small disk' },
  'on a full disk writing is refused in a sentence, nothing promised is lost, and room makes all well again': {
    needs: ['root', 'linux'],
    reason: 'mounts a small disk',
  },
  'the server lives on when the disk under its log is full, and can still be stopped': {
    needs: ['linux'],
    reason: 'writes to /dev/full',
  },
  'once there is space again, the log goes on and says how much it lost': {
    needs: ['linux'],
    reason: 'writes to /dev/full',
  },
  'a full disk under its words does not stop a command': { needs: ['linux'], reason: 'writes to /dev/full' },
  'metrics answer at their own address alone': { needs: ['linux'], reason: 'asks at 127.0.0.2' },
  'every prefix of every unfinished text in the samples is read as it would be read at once': {
    needs: ['samples'],
    reason: 'reads texts of others, which lie in the folder ATTACHE_BENCH_DATA',
  },
  'rules that others wrote down': {
    needs: ['samples'],
    reason: 'reads rules of others, which lie in the folder ATTACHE_BENCH_DATA',
  },
  '34,850 changes of the clock that others wrote down': {
    needs: ['samples'],
    reason: 'reads tables of others, which lie in the folder ATTACHE_BENCH_DATA',
  },
  'calendar files that others wrote': {
    needs: ['samples'],
    reason: 'reads files of others, which lie in the folder ATTACHE_BENCH_DATA',
  },
  'through Redis': { needs: ['redis'], reason: 'starts a redis-server of its own' },
  'with Dovecot': { needs: ['dovecot'], reason: 'starts a dovecot of its own, in version 2.3' },
  'with a server that has only an inbox and drafts': {
    needs: ['dovecot'],
    reason: 'starts a dovecot of its own, in version 2.3',
  },
  'in Swift': { needs: ['swift'], reason: 'starts an OpenStack Swift of its own' },
  'between the database, a folder and Swift': { needs: ['swift'], reason: 'starts an OpenStack Swift of its own' },
  'with a server that counts no changes': {
    needs: ['dovecot'],
    reason: 'starts a dovecot of its own, in version 2.3',
  },
  'mail that cannot be read is known by what its server tells of it': {
    needs: ['dovecot'],
    reason: 'starts a dovecot of its own, in version 2.3',
  },
  'drafts in the mailbox': { needs: ['dovecot'], reason: 'starts a dovecot of its own, in version 2.3' },
  'the folder of sent mail of a Dovecot': { needs: ['dovecot'], reason: 'starts a dovecot of its own, in version 2.3' },
}

/** What is known about a test that stayed out, by its own name or by that of the group it stands in. */
export function skipOf(name: string): (Skip & { group: string }) | undefined {
  const group = Object.keys(allowedSkips).find((each) => name === each || name.startsWith(`${each} `))
  const skip = group === undefined ? undefined : allowedSkips[group]
  return group !== undefined && skip ? { ...skip, group } : undefined
}

/** Debian packages. An unattended run must have them; a person's machine may lack them. */
const peers: ReadonlySet<Need> = new Set(['redis', 'dovecot', 'swift'])

/**
 * The skipped tests that count as failed: in an unattended run (`CI`), those whose needs the machine meets, and those
 * without a known reason. A missing package is no excuse there.
 */
export function refusedSkips(
  skipped: readonly string[],
  { unattended, has }: { unattended: boolean; has: readonly Need[] },
): string[] {
  const mustRun = (name: string) => (skipOf(name)?.needs ?? []).every((need) => has.includes(need) || peers.has(need))
  return unattended ? skipped.filter(mustRun) : []
}

/** What this machine has. */
export function machineHas(): Need[] {
  return [
    ...(process.getuid?.() === 0 ? (['root'] as const) : []),
    ...(process.platform === 'linux' ? (['linux'] as const) : []),
    ...(isReachable(findBinaries().postgres) ? (['open'] as const) : []),
    ...(redisProgram() !== undefined ? (['redis'] as const) : []),
    ...(dovecotProgram() !== undefined ? (['dovecot'] as const) : []),
    ...(swiftProgram() !== undefined ? (['swift'] as const) : []),
    ...(process.env['ATTACHE_BENCH_DATA'] ? (['samples'] as const) : []),
  ]
}

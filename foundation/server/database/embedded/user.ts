import { spawnSync } from 'node:child_process'

/**
 * The user the database runs as when Attaché runs as root. `shared`: other services of this machine may use it, too.
 */
export type DatabaseUser = { uid: number; gid: number; shared: boolean }

/** Runs a program and returns its output, or `undefined` if it is missing or failed. */
export type Run = (program: string, args: string[]) => string | undefined

const name = 'attache'

/**
 * A dedicated user, created if it is missing: anything else that runs as `nobody` could read the database and stop it.
 * If no user can be created (no tool, a read-only system), it falls back to `nobody`, and `npm run doctor` says so.
 */
export function databaseUser(run: Run = runProgram): DatabaseUser {
  return findUser(run) ?? makeUser(run) ?? { uid: nobody, gid: nobody, shared: true }
}

/** The current user, without creating one. */
export function sharesDatabaseUser(run: Run = runProgram): boolean {
  return findUser(run) === undefined
}

const nobody = 65_534

function findUser(run: Run): DatabaseUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((which) => Number.parseInt(run('id', [which, name]) ?? '', 10))
  // Another user of this name may have root's id, and Postgres refuses to run as root.
  return uid && gid ? { uid, gid, shared: false } : undefined
}

function makeUser(run: Run): DatabaseUser | undefined {
  for (const [program, args] of makers) {
    run(program, [...args, name])
    // Looked up in any case: a concurrent start may just have created it.
    const made = findUser(run)
    if (made) return made
  }
  return undefined
}

const home = '/nonexistent'
const makers: [string, string[]][] = [
  ['useradd', ['--system', '--user-group', '--no-create-home', '--home-dir', home, '--shell', '/usr/sbin/nologin']],
  ['adduser', ['--system', '--group', '--no-create-home', '--home', home, '--disabled-login', '--quiet']],
]

function runProgram(program: string, args: string[]): string | undefined {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' }
  const { status, stdout } = spawnSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return status === 0 ? stdout : undefined
}

import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess, StdioOptions } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure } from '#foundation/contract/failure.ts'
import { databaseUser } from './user.ts'

/** How Postgres programs are run for one data directory, and whose files they write. */
export type Runner = {
  owner: number
  group: number
  spawn(file: string, args: string[], stdio: StdioOptions): ChildProcess
}

/**
 * Postgres refuses to run as root. Root runs it as a separate user if that user can reach its files. Below a closed
 * home it runs in a user namespace, or, where those are forbidden, as that user with the capability to pass closed
 * folders.
 */
export function chooseRunner(...paths: string[]): Runner {
  const self = process.getuid?.() ?? 0
  if (self !== 0) return { owner: self, group: process.getgid?.() ?? self, spawn: run }
  const { uid, gid } = databaseUser()
  if (paths.every(isReachable)) {
    return { owner: uid, group: gid, spawn: (file, args, stdio) => run(file, args, stdio, { uid, gid }) }
  }
  if (works('unshare', namespace)) return wrapped({ uid: 0, gid: 0 }, 'unshare', namespace)
  const doorPass = passingDoors({ uid, gid })
  if (works('setpriv', doorPass)) return wrapped({ uid, gid }, 'setpriv', doorPass)
  throw new Failure(
    'unavailable',
    `As root, Attaché cannot start its database below ${paths.find((path) => !isReachable(path)) ?? '/'}: ` +
      'the folder is closed to other users. Run Attaché as an ordinary user, or set DATA_DIR to a folder outside of it.',
  )
}

type Numbers = { uid: number; gid: number }

/** Any number except root's works: it exists only within the namespace. */
const namespace = ['--user', '--map-user=65534', '--map-group=65534']

function passingDoors({ uid, gid }: Numbers): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=+dac_override',
  ]
}

/** Its own session, so that Ctrl-C in the terminal reaches Attaché alone, and none of the terminal's PG variables. */
function run(file: string, args: string[], stdio: StdioOptions, identity: { uid?: number; gid?: number } = {}) {
  return spawn(file, args, {
    ...identity,
    stdio,
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
  })
}

function wrapped({ uid, gid }: Numbers, wrapper: string, flags: string[]): Runner {
  return { owner: uid, group: gid, spawn: (file, args, stdio) => run(wrapper, [...flags, file, ...args], stdio) }
}

function works(wrapper: string, flags: string[]): boolean {
  return spawnSync(wrapper, [...flags, 'true'], { stdio: 'ignore', cwd: '/' }).status === 0
}

/** Whether other users can enter every folder above these paths. */
export function isReachable(path: string): boolean {
  const above = dirname(path)
  if ((statSync(above).mode & 0o001) === 0) return false
  return above === path || isReachable(above)
}

import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '#foundation/contract/failure.ts'
import type { Binaries } from './binaries.ts'
import { explain } from './complaint.ts'
import { findPrograms, send } from './process.ts'
import type { Runner } from './runner.ts'

/** The role that the server signs in as; it owns the tables and is not a superuser. `postgres` is the superuser. */
export const houseRole = 'attache'
export const superuser = 'postgres'

export type Cluster = {
  directory: string
  password: string
  binaries: Binaries
  runner: Runner
  /** Aborted when the start is given up; whatever was begun is then stopped and removed. */
  signal?: AbortSignal | undefined
}

/** Makes the database's folder unless it stands. It appears whole or not at all, however this process ends. */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const { directory, binaries, runner } = cluster
  await removeUnfinished(directory)
  if (!existsSync(join(directory, 'PG_VERSION'))) return makeCluster(cluster)
  refuseOtherMajor(directory, binaries.major)
  adoptFiles(directory, runner)
}

/**
 * Gives a tree to the user that Postgres runs as; only root can, and only root needs to. Others may share the user the
 * tree comes from, so links themselves change hands and never what they point to. The folder goes last, so that an
 * interrupted start can resume.
 */
export function adoptFiles(directory: string, { owner, group }: Pick<Runner, 'owner' | 'group'>): void {
  const present = statSync(directory).uid
  if (present === owner) return
  if (process.getuid?.() !== 0) {
    throw new Failure(
      'unavailable',
      `The database in ${directory} belongs to another user of this machine (number ${present}). ` +
        'Start Attaché as that user, or set DATA_DIR to another folder.',
    )
  }
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(directory, path), owner, group)
  }
  lchownSync(directory, owner, group)
}

async function makeCluster(cluster: Cluster): Promise<void> {
  const unfinished = `${cluster.directory}${unfinishedMark}${randomBytes(4).toString('hex')}`
  const { owner, group } = cluster.runner
  try {
    mkdirSync(unfinished, { mode: 0o700 })
    chownSync(unfinished, owner, group)
    await initialise(unfinished, cluster)
    writeFileSync(join(unfinished, 'pg_hba.conf'), 'local all all scram-sha-256\n')
    await nameRoles(unfinished, cluster)
    renameSync(unfinished, cluster.directory)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

const unfinishedMark = '.unfinished-'

/** An initdb that outlived its Attaché leads a process group of its own; it is ended before its folder is removed. */
async function removeUnfinished(directory: string): Promise<void> {
  const names = readdirSync(dirname(directory)).filter((name) => name.startsWith(basename(directory) + unfinishedMark))
  for (const path of names.map((name) => join(dirname(directory), name))) {
    for (const pid of findPrograms(path)) send(-pid, 'SIGKILL')
    while (findPrograms(path).length > 0) await sleep(10)
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })
  }
}

function initialise(directory: string, { binaries, runner, signal }: Cluster): Promise<void> {
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  const args = ['-D', directory, `--username=${superuser}`, '--auth=trust', ...locale]
  return finish(runner.spawn(binaries.initdb, args, ['ignore', 'ignore', 'pipe']), { directory, signal })
}

/** A random password gains nothing from repeated hashing, and every new connection would pay for it. */
function nameRoles(directory: string, { binaries, runner, password, signal }: Cluster): Promise<void> {
  const args = ['--single', '-D', directory, '-c', 'scram_iterations=1', '-c', 'exit_on_error=on', 'postgres']
  const child = runner.spawn(binaries.postgres, args, ['pipe', 'ignore', 'pipe'])
  child.stdin?.end(
    [
      `alter role ${superuser} password '${password}'`,
      `create role ${houseRole} login createrole password '${password}'`,
      `alter database postgres owner to ${houseRole}`,
      '',
    ].join('\n'),
  )
  return finish(child, { directory, signal })
}

/** Leads its own process group, and ends when the whole group has closed its standard error. */
async function finish(
  child: ChildProcess,
  { directory, signal }: Pick<Cluster, 'directory' | 'signal'>,
): Promise<void> {
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const end = () => child.pid !== undefined && send(-child.pid, 'SIGKILL')
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  const [code] = await once(child, 'close')
  signal?.removeEventListener('abort', end)
  signal?.throwIfAborted()
  if (code !== 0) throw explain(output, directory)
}

function refuseOtherMajor(directory: string, major: number): void {
  const present = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  if (present === String(major)) return
  throw new Failure(
    'unavailable',
    `The database in ${directory} was made by PostgreSQL ${present}; this Attaché brings PostgreSQL ${major}. ` +
      'It was left untouched; docs/operations.md says under "Upgrade" how to carry it over.',
  )
}

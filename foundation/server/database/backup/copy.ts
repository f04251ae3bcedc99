import { writeFileSync } from 'node:fs'
import { copyFile, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Client } from 'pg'
import { connect } from '../connection.ts'
import type { Address } from '../connection.ts'
import { copyTree } from './tree.ts'

/**
 * A copy of a running cluster by PostgreSQL's low-level backup API, through one connection: consistent as of its end
 * once the server has replayed the log that comes with it.
 */
export async function copyCluster(server: Address, directory: string, target: string): Promise<void> {
  const client = await connect(server)
  try {
    await holdLog(client)
    await client.query(`select pg_backup_start('attache', true)`)
    await copyTree(directory, target, isTransient)
    const { label, last } = await endBackup(client)
    await copyLog(directory, target, label, last)
    writeFileSync(join(target, 'backup_label'), label, { mode: 0o600 })
  } finally {
    await client.end()
  }
}

/** A slot that ends with the connection keeps the server from recycling its log while we copy. */
async function holdLog(client: Client): Promise<void> {
  await client.query(`select pg_create_physical_replication_slot('attache_backup_' || pg_backend_pid(), true, true)`)
}

async function endBackup(client: Client): Promise<{ label: string; last: string }> {
  const { rows } = await client.query<{ label: string; last: string }>(
    'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL ended the backup without a label.')
  return row
}

async function copyLog(directory: string, target: string, label: string, last: string): Promise<void> {
  const first = /START WAL LOCATION: .* \(file ([0-9A-F]{24})\)/.exec(label)?.[1]
  if (first === undefined) throw new Error(`PostgreSQL's backup label names no log file: ${label}`)
  const names = await readdir(join(directory, 'pg_wal'))
  for (const name of names.filter((file) => /^[0-9A-F]{24}$/.test(file) && file >= first && file <= last)) {
    await copyFile(join(directory, 'pg_wal', name), join(target, 'pg_wal', name))
  }
}

/** Belongs to the running server alone; the folders themselves are kept. */
function isTransient(path: string): boolean {
  const [folder = ''] = path.split('/')
  if (/^(postmaster\.|\.s\.)/.test(path) || /^(pgsql_tmp|pg_internal\.init)/.test(basename(path))) return true
  if (folder === 'pg_wal') return !['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries'].includes(path)
  return emptied.has(folder) && dirname(path) === folder
}

const emptied = new Set([
  'pg_replslot',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_dynshmem',
])

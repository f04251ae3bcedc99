import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '../connection.ts'
import { superuser } from '../embedded/cluster.ts'
import { startEmbedded } from '../embedded/server.ts'

/**
 * Starts a copied cluster, which replays its log, reads every table in it, checks every index against its table and
 * shuts it down cleanly. A copy that comes through is whole, and needs no log any more.
 */
export async function proveCluster(directory: string, password: string): Promise<void> {
  const logFile = `${directory}.log`
  await using server = await startEmbedded({ directory, password, logFile, say: () => {}, settings: keepNoLog })
  const client = await connect({ host: server.host, user: superuser, password, database: 'postgres' })
  try {
    await client.query('create extension if not exists amcheck schema pg_catalog')
    await client.query(checkIndexes)
    await client.query('drop extension amcheck')
  } finally {
    await client.end()
  }
  await server.stop()
  for (const name of ['postmaster.opts', 'backup_label.old']) rmSync(join(directory, name), { force: true })
  rmSync(logFile)
}

/** A server would keep used log files for the next writes; nothing is ever written here. */
const keepNoLog = { wal_recycle: 'off', min_wal_size: '32MB', max_wal_size: '32MB' }

/** Reads all rows of all ordinary tables; a row without its index entry, or a page that is not whole, is an error. */
const checkIndexes = `
  select bt_index_check(index.oid, heapallindexed => true)
  from pg_class index join pg_am on pg_am.oid = index.relam and amname = 'btree'
    join pg_index on indexrelid = index.oid and indisvalid
  where index.relpersistence = 'p' and index.relkind = 'i'`

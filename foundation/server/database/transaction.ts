import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, Transaction as Open } from 'kysely'
import { DatabaseError } from 'pg'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { asFailure } from './outage.ts'
import { parsers } from './value.ts'

/** A transaction that knows no tables; a store names its own: `tx.$extendTables<NotesTables>()`. */
export type Transaction = Open<object>

export type Transactions = {
  /** Opens a transaction with this statement, and commits it when the work is done or rolls it back when it fails. */
  run<T>(head: string, work: (tx: Transaction) => Promise<T>): Promise<T>
}

export function createTransactions(pool: Pool): Transactions {
  const names = statementNames()
  return {
    async run(head, work) {
      const client = await borrow(pool)
      const line = createLine(client, names)
      try {
        const kysely = new Kysely<object>({ dialect: dialectFor(line, head) })
        return await kysely.transaction().execute(work)
      } finally {
        client.release(line.isBroken())
      }
    },
  }
}

async function borrow(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw asFailure(error)
  }
}

type Line = DatabaseConnection & {
  say(statement: string): Promise<string>
  /** The server did not answer as servers do: nothing is known about this connection any more. */
  isBroken(): boolean
}

/** PostgreSQL parses and plans a named statement once per connection. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostStatements) return known
    const name = `attache_${names.size}`
    names.set(text, name)
    return name
  }
}

/** Each costs the server memory in every connection; the rest is sent unnamed. */
const mostStatements = 300

function createLine(client: PoolClient, nameOf: (text: string) => string | undefined): Line {
  let broken = false
  async function query(config: QueryConfig | string) {
    try {
      return await client.query(config)
    } catch (error) {
      if (!(error instanceof DatabaseError)) broken = true
      throw asFailure(error)
    }
  }

  return {
    isBroken: () => broken,
    say: async (statement) => (await query(statement)).command,
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const name = nameOf(sql)
      const { command, rowCount, rows } = await query({
        text: sql,
        values: [...parameters],
        types: parsers,
        ...(name !== undefined && { name }),
      })
      return changes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
    },
    streamQuery() {
      throw new Error('Rows are read in pages, not streamed.')
    },
  }
}

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function dialectFor(line: Line, head: string): Dialect {
  return {
    createDriver: () => driverFor(line, head),
    createAdapter: () => adapter,
    createQueryCompiler: () => compiler,
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

function driverFor(line: Line, head: string): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => line,
    beginTransaction: async () => {
      await line.say(head)
    },
    commitTransaction: async () => {
      if ((await line.say('commit')) === 'ROLLBACK') {
        throw new Error(
          'Nothing was saved: a statement of this transaction had failed and its error was not passed on.',
        )
      }
    },
    rollbackTransaction: async () => {
      if (!line.isBroken()) await line.say('rollback')
    },
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}

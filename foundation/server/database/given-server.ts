import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { Failure } from '#foundation/contract/failure.ts'
import { connect } from './connection.ts'
import { codeOf } from './outage.ts'

/** What decides whether a database can keep people apart. */
export type Fitness = {
  login: string
  version: number
  versionName: string
  exists: boolean
  evades: boolean
  mayCreate: boolean
  maySet: boolean
  mayGrant: boolean
}

/** Waits a little for a database that starts together with us; then says what is wrong, never with the password. */
export async function connectToGiven(url: string, patience = 5000): Promise<Client> {
  const deadline = Date.now() + patience
  for (;;) {
    try {
      return await connect({ connectionString: url })
    } catch (error) {
      if (!isPassing(error) || Date.now() > deadline) throw inPlainWords(error, url)
      await sleep(200)
    }
  }
}

/** Refuses a database that cannot keep people apart. */
export async function refuseUnfit(client: Client): Promise<void> {
  const { rows } = await client.query<Fitness>(fitness)
  const [server] = rows
  if (!server) throw new Error('The database does not know who we are.')
  const why = unfitness(server)
  if (why !== undefined) throw new Failure('unavailable', why)
}

/** Why not, and what its administrator can do about it. */
export function unfitness(server: Fitness): string | undefined {
  if (server.version < oldest) {
    return `The database is PostgreSQL ${server.versionName}; Attaché needs ${oldest / 10_000} or later.`
  }
  if (server.evades) {
    return (
      'The role attache_person of this database may bypass row security, which keeps people apart. ' +
      'Run as its administrator: alter role attache_person nosuperuser nobypassrls;'
    )
  }
  if (!server.exists && !server.mayCreate) {
    return (
      `The login ${server.login} may not create the role that keeps people apart. Run as the database's administrator: ` +
      `create role attache_person nologin; grant attache_person to "${server.login}" with set true, inherit false;`
    )
  }
  if (server.exists && !server.maySet && !server.mayGrant) {
    return (
      `The login ${server.login} may not act as the role attache_person. Run as the database's administrator: ` +
      `grant attache_person to "${server.login}" with set true, inherit false;`
    )
  }
  return undefined
}

const oldest = 160_000

/** `SET` became a privilege in version 16; older servers are refused by the case before it is asked for. */
const fitness = `
  select me.rolname as login, current_setting('server_version_num')::int as version,
    current_setting('server_version') as "versionName",
    person.oid is not null as exists,
    coalesce(person.rolsuper or person.rolbypassrls, false) as evades,
    me.rolsuper or me.rolcreaterole as "mayCreate",
    case when current_setting('server_version_num')::int < 160000 or person.oid is null then false
      else pg_has_role(me.oid, person.oid, 'SET') end as "maySet",
    case when person.oid is null then false
      else pg_has_role(me.oid, person.oid, 'MEMBER WITH ADMIN OPTION') end as "mayGrant"
  from pg_roles me left join pg_roles person on person.rolname = 'attache_person'
  where me.rolname = current_user`

function isPassing(error: unknown): boolean {
  return error instanceof Error && (passing.has(codeOf(error)) || /timeout/.test(error.message))
}

const passing = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EAI_AGAIN', 'ENOTFOUND', '57P03', '53300'])

function inPlainWords(error: unknown, url: string): Failure {
  const where = describeTarget(url)
  const code = error instanceof Error ? codeOf(error) : ''
  const details = { cause: error }
  if (code === '28P01' || code === '28000') {
    return new Failure('unavailable', `The database at ${where} refuses the login in DATABASE_URL.`, details)
  }
  if (code === '3D000') {
    return new Failure('unavailable', `The server at ${where} has no such database as DATABASE_URL names.`, details)
  }
  const why = error instanceof Error && error.message !== '' ? error.message : code
  return new Failure(
    'unavailable',
    `The database at ${where} cannot be reached (${why}). Start it, or check DATABASE_URL.`,
    details,
  )
}

function describeTarget(url: string): string {
  const { host, searchParams } = new URL(url)
  return decodeURIComponent(host) || (searchParams.get('host') ?? 'localhost')
}

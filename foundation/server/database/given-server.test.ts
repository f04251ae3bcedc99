import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notesMigrations } from '../testing/notes/store.ts'
import { connect } from './connection.ts'
import { connectToGiven, refuseUnfit, unfitness } from './given-server.ts'
import type { Fitness } from './given-server.ts'
import { testDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [notesMigrations] })
})
afterAll(() => database.close())

const login = `poor_${randomUUID().slice(0, 8)}`

test('a reachable database that keeps people apart is accepted', async () => {
  const client = await connectToGiven(urlOf('attache', String(database.address.house.password)))
  await expect(refuseUnfit(client)).resolves.toBeUndefined()
  await client.end()
})

test('a login that may not act for people is refused, with what its administrator can do', async () => {
  const admin = await connect(database.address.superuser)
  await admin.query(`create role ${login} login password 'known'`)
  const client = await connectToGiven(urlOf(login, 'known'))
  await expect(refuseUnfit(client)).rejects.toThrow(
    `The login ${login} may not act as the role attache_person. Run as the database's administrator: ` +
      `grant attache_person to "${login}" with set true, inherit false;`,
  )
  await admin.query(`grant attache_person to "${login}" with set true, inherit false`)
  await refuseUnfit(client)
  await client.end()
  await admin.query(`drop role ${login}`)
  await admin.end()
})

const fit: Fitness = {
  login: 'ana',
  version: 180_004,
  versionName: '18.4',
  exists: true,
  evades: false,
  mayCreate: false,
  maySet: true,
  mayGrant: false,
}

test.each<Partial<Fitness>>([{}, { exists: false, mayCreate: true, maySet: false }, { maySet: false, mayGrant: true }])(
  'a database with %j will do',
  (difference) => {
    expect(unfitness({ ...fit, ...difference })).toBeUndefined()
  },
)

test.each<[Partial<Fitness>, string]>([
  [{ version: 150_009, versionName: '15.9' }, 'The database is PostgreSQL 15.9; Attaché needs 16 or later.'],
  [{ evades: true }, 'alter role attache_person nosuperuser nobypassrls;'],
  [{ exists: false, maySet: false }, 'create role attache_person nologin; grant attache_person to "ana"'],
])('a database with %j is refused, with the remedy', (difference, why) => {
  expect(unfitness({ ...fit, ...difference })).toContain(why)
})

test('a wrong password and a missing database are told apart, and the password is never printed', async () => {
  await expect(connectToGiven(urlOf('attache', 'hush'))).rejects.toThrow('refuses the login in DATABASE_URL.')
  const { password } = database.address.house
  const missing = connectToGiven(urlOf('attache', String(password), 'nowhere'))
  await expect(missing).rejects.toThrow('has no such database as DATABASE_URL names.')
  for (const url of [urlOf('attache', 'hush'), 'postgres://ana:hush@127.0.0.1:1/notes']) {
    await expect(connectToGiven(url, 0)).rejects.not.toThrow('hush')
  }
})

test('a missing database is waited for briefly, then named', async () => {
  const started = Date.now()
  await expect(connectToGiven('postgres://ana:hush@127.0.0.1:1/notes', 600)).rejects.toThrow(
    'The database at 127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1). Start it, or check DATABASE_URL.',
  )
  expect(Date.now() - started).toBeGreaterThan(500)
})

test('another service at the address is not waited for', async () => {
  const stranger = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
  await new Promise((resolve) => stranger.once('listening', resolve))
  const address = stranger.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await expect(connectToGiven(`postgres://ana@127.0.0.1:${port}/notes`, 500)).rejects.toThrow('cannot be reached')
  stranger.close()
})

function urlOf(user: string, password: string, name = String(database.address.house.database)): string {
  return `postgres://${user}:${password}@${encodeURIComponent(String(database.address.house.host))}/${name}`
}

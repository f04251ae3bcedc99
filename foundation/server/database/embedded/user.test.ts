import { expect, test } from 'vitest'
import { databaseUser, type Run, sharesDatabaseUser } from './user.ts'

/** A fake system with these programs; the ones that create users do create them. */
function system(programs: string[], users: Record<string, string> = {}) {
  const ran: string[] = []
  const run: Run = (program, args) => {
    ran.push(program)
    if (!programs.includes(program)) return undefined
    const user = args.at(-1) ?? ''
    if (program === 'id') return users[user]
    users[user] = '997\n'
    return ''
  }
  return { run, ran }
}

test('the user of the database is found if it exists', () => {
  const { run, ran } = system(['id', 'useradd'], { attache: '120\n' })
  expect(databaseUser(run)).toEqual({ uid: 120, gid: 120, shared: false })
  expect(ran).toEqual(['id', 'id'])
})

test.each(['useradd', 'adduser'])('the user of the database is created by %s if it is missing', (program) => {
  const { run } = system(['id', program])
  expect(sharesDatabaseUser(run)).toBe(true)
  expect(databaseUser(run)).toEqual({ uid: 997, gid: 997, shared: false })
  expect(sharesDatabaseUser(run)).toBe(false)
})

test.each([
  ['no user can be made', ['id'], {}],
  ['nothing tells who there is', ['useradd'], {}],
  ['the user is root by another name', ['id'], { attache: '0\n' }],
])('the database runs as nobody if %s', (_, programs, users) => {
  expect(databaseUser(system(programs, users).run)).toEqual({ uid: 65_534, gid: 65_534, shared: true })
})

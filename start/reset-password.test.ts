import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { addAccount } from '#features/people/server/provider/accounts.ts'
import { expect, test } from 'vitest'
import { visitDatabase } from '#foundation/server/database/index.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { startAttache, temporaryFolder } from './testing/running.ts'

const home = resolve(import.meta.dirname, '..')
const server = `import { run } from ${JSON.stringify(join(home, 'start/server.ts'))}; await run(process.env)`

test('a link to a new password can be made while Attaché runs and while it is stopped', async () => {
  using folder = temporaryFolder()
  const settings = { DATA_DIR: join(folder.path, 'data'), PORT: String(await freePort()), LOG_LEVEL: 'error' }
  const empty = await resetPassword(settings, 'sara@northwind.example')
  expect(empty).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('holds no database yet') })

  const command = [process.execPath, '--input-type=module', '-e', server]
  const running = await startAttache({ command, cwd: home, env: settings })
  await addSara(settings.DATA_DIR)
  const nobody = await resetPassword(settings, 'nobody@northwind.example')
  expect(nobody).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no account for nobody@northwind.example here.\n',
  })
  const made = await resetPassword(settings, 'Sara@northwind.example')
  expect(made.code).toBe(0)
  expect(made.stdout).toMatch(new RegExp(`^${running.url}/idp/reset\\?token=[\\w-]{43}\\n$`))
  expect(await (await fetch(made.stdout.trim())).text()).toContain('<h1>Choose a new password</h1>')
  expect(await running.stop()).toBe(0)

  const stopped = await resetPassword(settings, 'sara@northwind.example')
  expect(stopped).toMatchObject({ code: 0, stdout: expect.stringMatching(/\/idp\/reset\?token=[\w-]{43}\n$/) })
})

test('without an e-mail the command says what it needs', async () => {
  const asked = await resetPassword({}, undefined)
  expect(asked).toMatchObject({ code: 1, stderr: 'Say whose: npm run reset-password -- you@example.com\n' })
})

test('where people sign in elsewhere, there is no password to reset', async () => {
  const google = { GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'secret' }
  const asked = await resetPassword(google, 'sara@northwind.example')
  expect(asked).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('People sign in elsewhere') })
})

async function addSara(dataDirectory: string): Promise<void> {
  const options = { dataDirectory, database: { kind: 'embedded' } as const, say: () => {} }
  const sara = { name: 'Sara', email: 'sara@northwind.example', passwordHash: 'scrypt$1024$8$1$c2FsdA$a2V5' }
  await visitDatabase(options, (database) =>
    database.asHouse((tx) => addAccount(tx, sara, { registration: 'open', now: new Date() })),
  )
}

function resetPassword(env: Record<string, string>, email: string | undefined) {
  const args = [join(home, 'start/launch.cjs'), 'reset-password', ...(email === undefined ? [] : [email])]
  const child = spawn(process.execPath, args, { cwd: home, env: { ...process.env, ...env } })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (piece: Buffer) => (said.stdout += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => (said.stderr += piece.toString()))
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((done) => {
    child.on('close', (code) => done({ code, ...said }))
  })
}

import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountElsewhere } from '#foundation/server/connection.ts'
import { createLog } from '#foundation/server/log.ts'
import { certificate, certificateKey } from '#foundation/server/outside/testing/certificate.ts'
import { createOutside } from '#foundation/server/outside.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { tryPost } from './post.ts'

let server: SMTPServer
let port: number
beforeAll(async () => {
  port = await freePort()
  server = new SMTPServer({
    secure: true,
    key: certificateKey,
    cert: certificate,
    authMethods: ['PLAIN', 'XOAUTH2'],
    onAuth({ username, password, accessToken }, _session, done) {
      if (username === 'ada' && (password === 'secret' || accessToken === 'good')) done(null, { user: username })
      else done(new Error('Wrong'))
    },
  })
  server.on('error', () => {})
  await once(server.listen(port, '127.0.0.1'), 'listening')
})
afterAll(
  () =>
    new Promise<void>((done) => {
      server.close(done)
    }),
)

function attempt(secret: string, host = 'mail.example', token?: AccountElsewhere['token']): Promise<void> {
  const outside = createOutside({
    config: { nothingLeaves: false, privateHosts: ['127.0.0.1'] },
    log: createLog('silent'),
    quiet: async () => false,
    resolve: async () => ['127.0.0.1'],
    ca: certificate,
  })
  const servers = [{ use: 'smtp', host, port, security: 'tls' as const }]
  const account: AccountElsewhere = {
    ownerId: 'ana',
    id: 'one',
    address: 'ada@mail.example',
    user: 'ada',
    secret,
    servers,
    ...(token && { token }),
  }
  return tryPost(outside, account, new AbortController().signal)
}

test('a server for outgoing mail is signed in to, and nothing is sent', async () => {
  await expect(attempt('secret')).resolves.toBeUndefined()
})

test('a refused password and a foreign certificate are told apart', async () => {
  await expect(attempt('wrong')).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'mail.example refuses the user name or the password.',
  })
  await expect(attempt('secret', 'other.example')).rejects.toThrow('Its certificate is not valid')
})

test('a token signs in, and one that is refused is replaced once', async () => {
  const asked: string[] = []
  const renewing = (next: string) => ({
    async renew(refused: string) {
      asked.push(refused)
      return next
    },
  })
  await expect(attempt('good', undefined, renewing('never asked for'))).resolves.toBeUndefined()
  expect(asked).toEqual([])
  await expect(attempt('old', undefined, renewing('good'))).resolves.toBeUndefined()
  await expect(attempt('old', undefined, renewing('old, too'))).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'mail.example refuses this sign-in: it may be one of another account, or programs may not read this one.',
  })
  expect(asked).toEqual(['old', 'old'])
})

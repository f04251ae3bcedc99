import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import * as client from 'openid-client'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { createResetMail } from './mail.ts'
import { createPasswords, deriveByScrypt } from './scrypt.ts'
import { begin, join, type Node, openBrowser, openNode, peopleMigrations, redeem, signIn, somebody } from './testing.ts'

let database: TestDatabase
let node: Node
const signedOut: string[] = []
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  node = await openNode(database, {
    signedOut: async (accountId) => async () => {
      signedOut.push(accountId)
    },
  })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function withAccount(on = node) {
  const [person, browser, beginning] = [somebody(), openBrowser(on), await begin(on)]
  const tokens = await redeem(beginning, await join(browser, beginning, person))
  return { person, browser, beginning, tokens, sub: tokens.claims()?.sub ?? '' }
}

/** Whether this password lets this person in. */
async function lets(email: string, password: string): Promise<boolean> {
  const browser = openBrowser(node)
  await browser.follow(await browser.get((await begin(node)).path))
  return (await browser.submit({ email, password })).status === 303
}

const wanted = 'a louder harbour'
const pathOf = (link: string): string => link.replace('https://attache.test', '')

test('whoever knows the present password chooses a new one, and stays signed in', async () => {
  const { person, beginning, tokens, sub } = await withAccount()
  const browser = openBrowser(node)
  await browser.get('/idp/password')
  const reply = await browser.submit({ email: person.email, password: person.password, new_password: wanted })
  expect(reply.text).toContain('<h1>Your password is changed</h1>')
  expect([await lets(person.email, person.password), await lets(person.email, wanted)]).toEqual([false, true])
  expect(signedOut).not.toContain(sub)
  const refreshed = await client.refreshTokenGrant(beginning.configuration, tokens.refresh_token ?? '')
  expect(refreshed.claims()?.sub).toBe(sub)
})

test('with a new password one may be signed out on every device', async () => {
  const { person, beginning, tokens, sub } = await withAccount()
  const browser = openBrowser(node)
  await browser.get('/idp/password')
  await browser.submit({ email: person.email, password: person.password, new_password: wanted, everywhere: 'yes' })
  expect(signedOut).toContain(sub)
  const refreshed = client.refreshTokenGrant(beginning.configuration, tokens.refresh_token ?? '')
  await expect(refreshed).rejects.toThrow(expect.objectContaining({ error: 'invalid_grant' }))
})

test.each([
  ['a wrong present password', { password: 'not the one', new_password: wanted }, 'do not go together'],
  ['the same password again', { new_password: 'a quiet harbour' }, 'the password that you have already'],
  ['one that everybody guesses', { new_password: 'Password1!' }, 'anybody would guess'],
  ['the person’s own name', { new_password: 'lindqvist99' }, 'little but your name'],
])('%s does not change the password', async (_, fields, why) => {
  const { person } = await withAccount()
  const browser = openBrowser(node)
  await browser.get('/idp/password')
  const reply = await browser.submit({ email: person.email, password: person.password, ...fields })
  expect(reply.status).toBe(422)
  expect(reply.text).toContain(why)
  expect(reply.text).toContain(`value="${person.email}"`)
  expect(await lets(person.email, person.password)).toBe(true)
})

test('a link to a new password works once, ends what was signed in, and takes the other links with it', async () => {
  const { person, beginning, tokens, sub } = await withAccount()
  const [link, other] = [await node.provider.resetLink(person.email), await node.provider.resetLink(person.email)]
  const browser = openBrowser(node)
  expect((await browser.get(pathOf(link ?? ''))).text).toContain('<h1>Choose a new password</h1>')
  expect((await browser.submit({ new_password: 'short' })).text).toContain('Use 8 characters or more')
  const reply = await browser.submit({ new_password: wanted })
  expect(reply.text).toContain('<h1>Your password is changed</h1>')
  expect([await lets(person.email, person.password), await lets(person.email, wanted)]).toEqual([false, true])
  expect(signedOut).toContain(sub)
  const refreshed = client.refreshTokenGrant(beginning.configuration, tokens.refresh_token ?? '')
  await expect(refreshed).rejects.toThrow(expect.objectContaining({ error: 'invalid_grant' }))
  for (const used of [link, other]) {
    const again = await openBrowser(node).get(pathOf(used ?? ''))
    expect(again.status).toBe(410)
    expect(again.text).toContain('This link is no longer good')
  }
})

test('of two who use a link at the same moment, one chooses the password', async () => {
  const { person } = await withAccount()
  const link = pathOf((await node.provider.resetLink(person.email)) ?? '')
  const browsers = [openBrowser(node), openBrowser(node)]
  for (const browser of browsers) await browser.get(link)
  const replies = await Promise.all(browsers.map((browser) => browser.submit({ new_password: wanted })))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 410]))
})

test('a link is no longer good after an hour, and there is none for an e-mail without an account', async () => {
  const { person } = await withAccount()
  const link = pathOf((await node.provider.resetLink(person.email)) ?? '')
  node.clock.advance(3_600_001)
  expect((await openBrowser(node).get(link)).status).toBe(410)
  expect(await node.provider.resetLink('nobody@northwind.example')).toBeUndefined()
  expect((await openBrowser(node).get('/idp/reset?token=a&token=b')).status).toBe(410)
})

test('the database holds no link that could be used', async () => {
  const { person } = await withAccount()
  const link = (await node.provider.resetLink(person.email)) ?? ''
  const { rows } = await database.pool.query<{ row: string }>('select to_jsonb(r)::text as row from house.idp_resets r')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.some(({ row }) => row.includes(link.split('token=')[1] ?? link))).toBe(false)
})

test('where no mail is sent, the page says who can help, and how', async () => {
  const { text } = await openBrowser(node).get('/idp/forgotten')
  expect(text).toContain('npm run reset-password')
  expect(text).toContain('mailto:help@attache.example')
})

test('where mail is sent, a forgotten password is a link in the mail, which shows that the address is theirs', async () => {
  await using post = await openPostOffice()
  await using mailing = await openNode(database, { config: { smtpUrl: post.url } })
  const { person } = await withAccount(mailing)
  const browser = openBrowser(mailing)
  await browser.get('/idp/forgotten')
  const known = await browser.submit({ email: person.email })
  await browser.get('/idp/forgotten')
  const unknown = await browser.submit({ email: 'nobody@northwind.example' })
  expect(known.text.replace(person.email, 'nobody@northwind.example')).toBe(unknown.text)

  await expect.poll(() => post.mails.length).toBe(1)
  const [mail = ''] = post.mails
  expect(mail).toContain(`To: ${person.email}`)
  const link = /https:\/\/attache\.test(\/idp\/reset\?token=[\w-]+)/.exec(
    mail.replaceAll(/=\r\n/g, '').replaceAll('=3D', '='),
  )
  await browser.get(link?.[1] ?? '')
  await browser.submit({ new_password: wanted })
  const beginning = await begin(mailing)
  const tokens = await redeem(beginning, await signIn(openBrowser(mailing), beginning, { ...person, password: wanted }))
  expect(tokens.claims()?.['email_verified']).toBe(true)
  expect(post.mails).toHaveLength(1)
})

test('where nothing may leave, no mail does, and the page says who can help', async () => {
  await using post = await openPostOffice()
  await using quiet = await openNode(database, { config: { smtpUrl: post.url, nothingLeaves: true } })
  const { text } = await openBrowser(quiet).get('/idp/forgotten')
  expect(text).toContain('npm run reset-password')

  const refused = new Failure('forbidden', 'No mail was sent.')
  const outside = { permit: () => Promise.reject(refused) }
  const mail = { smtpUrl: post.url, supportEmail: 'help@attache.example', log: pino({ level: 'silent' }), outside }
  await createResetMail(mail)('ana@northwind.example', 'https://attache.test/idp/reset')
  expect(post.connections()).toBe(0)
})

test('nobody’s mailbox is filled with links', async () => {
  await using post = await openPostOffice()
  await using mailing = await openNode(database, { config: { smtpUrl: post.url } })
  const { person } = await withAccount(mailing)
  const statuses: number[] = []
  for (let sent = 0; sent < 8; sent += 1) {
    const browser = openBrowser(mailing)
    await browser.get('/idp/forgotten')
    statuses.push((await browser.submit({ email: person.email })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
})

test('passwords are kept as OWASP advises, each with a salt of its own', async () => {
  let costs: unknown
  const passwords = createPasswords((password, salt, cost) => {
    costs = cost
    return deriveByScrypt(password, salt, cost)
  })
  const [one, other] = [await passwords.hash(wanted), await passwords.hash(wanted)]
  expect(costs).toEqual({ N: 16_384, r: 8, p: 5 })
  expect(one).not.toBe(other)
  expect(await passwords.verify(wanted, one)).toBe(true)
  expect(await passwords.verify('another harbour', one)).toBe(false)
  expect(await passwords.verify(wanted, undefined)).toBe(false)
})

test('many who sign in at once wait in line, and a line that is too long is said to be', async () => {
  let [atOnce, most] = [0, 0]
  const passwords = createPasswords(async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise((resolve) => setTimeout(resolve, 5))
    atOnce -= 1
    return Buffer.alloc(32)
  })
  const tries = await Promise.allSettled(Array.from({ length: 80 }, () => passwords.verify(wanted, undefined)))
  expect(most).toBeLessThanOrEqual(2)
  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  expect(tries.length - refused.length).toBeGreaterThanOrEqual(40)
  expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfter: 5 })
})

type PostOffice = AsyncDisposable & { url: string; mails: string[]; connections: () => number }

/** As much of a mail server as takes mail and keeps it. */
async function openPostOffice(): Promise<PostOffice> {
  const mails: string[] = []
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    let [text, reading] = ['', false]
    socket.write('220 post office\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (piece: Buffer) => {
      text += piece.toString()
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        if (reading) {
          const close = text.indexOf('\r\n.\r\n')
          if (close < 0) return
          mails.push(text.slice(0, close))
          text = text.slice(close + 5)
          reading = false
          socket.write('250 taken\r\n')
          continue
        }
        const [line, rest] = [text.slice(0, end), text.slice(end + 2)]
        text = rest
        reading = /^DATA/i.test(line)
        socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : reading ? '354 go on\r\n' : '250 post office\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      server.close()
    },
  }
}

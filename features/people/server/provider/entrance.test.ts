import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { call } from '#foundation/server/http/testing.ts'
import {
  begin,
  type Browser,
  join,
  type Node,
  openBrowser,
  openNode,
  origin,
  peopleMigrations,
  signIn,
  somebody,
} from './testing.ts'

let database: TestDatabase
let node: Node
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  node = await openNode(database)
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function atSignIn(browser: Browser = openBrowser(node)): Promise<Browser> {
  await browser.follow(await browser.get((await begin(node)).path))
  return browser
}

async function atCreation(browser?: Browser): Promise<Browser> {
  const opened = await atSignIn(browser)
  await opened.get(/href="([^"]+\/create)"/.exec(opened.page())?.[1] ?? '')
  return opened
}

async function withAccount() {
  const [person, browser] = [somebody(), openBrowser(node)]
  await join(browser, await begin(node), person)
  return { person, browser }
}

test('the sign-in page has just what it needs, under the names that password managers know', async () => {
  const page = (await atSignIn()).page()
  expect(page).toMatch(/<label for="email">Email<\/label>/)
  expect(page).toMatch(/<label for="password">Password<\/label>/)
  expect(page).toMatch(/autocomplete="username"/)
  expect(page).toMatch(/autocomplete="current-password"/)
  expect(page).toMatch(/<button type="submit">Sign in<\/button>/)
  expect(page).toMatch(/>Create account<\/a>/)
  expect(page).toMatch(/>Forgotten password<\/a>/)
  expect(page).not.toMatch(/<script|\son\w+=|style="/)
})

test('an e-mail that was expected already stands in its field', async () => {
  const browser = openBrowser(node)
  await browser.follow(await browser.get((await begin(node, { login_hint: 'sara@northwind.example' })).path))
  expect(browser.page()).toMatch(/name="email"\s+type="email"\s+value="sara@northwind.example"/)
})

test('what is wrong with a new account is said at its field, and what was typed stays, but for the password', async () => {
  const browser = await atCreation()
  const reply = await browser.submit({ name: 'Sara', email: 'sara at home', password: 'short' })
  expect(reply.status).toBe(422)
  expect(reply.text).toMatch(/id="email-error" role="alert">This is not an e-mail address/)
  expect(reply.text).toMatch(/id="password-error" role="alert">Use 8 characters or more/)
  expect(reply.text).toMatch(/aria-describedby="email-error"\s+aria-invalid="true"/)
  expect(reply.text).toContain('value="Sara"')
  expect(reply.text).toContain('value="sara at home"')
  expect(reply.text).not.toContain('short')
})

test('one e-mail has one account', async () => {
  const { person } = await withAccount()
  const browser = await atCreation()
  const reply = await browser.submit({ ...person, email: person.email.toUpperCase() })
  expect(reply.text).toContain('There is an account with this e-mail already')
})

test('a name made of markup is shown as the text that it is, on every page', async () => {
  const evil = `"><img src=x onerror=alert(1)><script>alert('1')</script>`
  const browser = await atCreation()
  const refused = await browser.submit({ name: evil, email: evil, password: '' })
  expect(refused.text).not.toMatch(/<img|<script/)
  expect(refused.text).toContain('&#60;script&#62;')
  const consent = await browser.follow(
    await browser.submit({ name: evil, email: somebody().email, password: 'a quiet harbour' }),
  )
  expect(consent.text).toMatch(/<h1>Continue to Attaché\?<\/h1>/)
  expect(consent.text).not.toMatch(/<img|<script/)
  const hinted = await openBrowser(node).get(`/idp/password?email=${encodeURIComponent(evil)}`)
  expect(hinted.text).not.toMatch(/<img|<script/)
})

test('no page of ours runs a script, stands in a frame, is kept, or sends its form elsewhere', async () => {
  const browser = await atSignIn()
  const stopped = await browser.get((await begin(node, { redirect_uri: 'https://evil.example' })).path)
  const lost = await browser.get('/idp/interaction/nothing')
  const signInPage = await browser.get('/idp/password')
  for (const { headers } of [stopped, lost, signInPage]) {
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`form-action 'self' ${origin}`)
    expect(policy).not.toContain('unsafe')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('strict-origin')
  }
})

test('cookies are for our server alone, and go nowhere unencrypted', async () => {
  const { browser } = await withAccount()
  const cookies = browser.cookies()
  expect(cookies.map(({ name }) => name)).toContain('__Host-attache_device')
  for (const { name, attributes } of cookies) {
    expect(attributes).toMatch(/httponly/i)
    expect(attributes).toMatch(/samesite=lax/i)
    expect(attributes).toMatch(/secure/i)
    expect(attributes).not.toMatch(/domain/i)
    // A browser throws away a __Host- cookie with another path.
    expect(`${name}; ${attributes}`).toMatch(/^(?:__Host-.*path=\/(?:;|$)|__Secure-.*path=\/idp\/)/i)
  }
})

test('cookies of a server on this machine have plain names, which browsers take without https', async () => {
  await using local = await openNode(database, { publicUrl: 'http://127.0.0.1:3000' })
  const browser = openBrowser(local)
  await browser.get('/idp/password')
  expect(browser.cookies()).toEqual([expect.objectContaining({ name: 'attache_form', path: '/idp' })])
})

test('a form cookie that a neighbouring host has planted under the plain name is not looked at', async () => {
  const attacker = openBrowser(node)
  await attacker.get('/idp/password')
  const token = /name="form_token" value="([^"]+)"/.exec(attacker.page())?.[1] ?? ''
  const [form] = attacker.cookies()
  const post = async (name: string) => {
    const type = 'application/x-www-form-urlencoded'
    const headers = { ...attacker.headers, 'content-type': type, origin, cookie: `${name}=${form?.value ?? ''}` }
    const body = new URLSearchParams({ form_token: token }).toString()
    return (await call(`${node.http.url}/idp/password`, { method: 'POST', headers, body })).status
  }
  expect([await post('__Host-attache_form'), await post('attache_form')]).toEqual([422, 403])
})

test('a form that another site sends is refused, whatever it brings', async () => {
  const { person } = await withAccount()
  for (const from of ['https://evil.example', 'null', 'https://attache.test.evil.example']) {
    const victim = await atSignIn()
    victim.headers['origin'] = from
    expect((await victim.submit({ email: person.email, password: person.password })).status).toBe(403)
  }
})

test('nobody can be signed in to somebody else’s account by a form made in another browser', async () => {
  const { person } = await withAccount()
  const attacker = await atSignIn()
  const action = /action="([^"]+)"/.exec(attacker.page())?.[1] ?? ''
  const token = /name="form_token" value="([^"]+)"/.exec(attacker.page())?.[1] ?? ''
  const victim = await atSignIn()
  const [own, owns] = [
    /action="([^"]+)"/.exec(victim.page())?.[1] ?? '',
    /name="form_token" value="([^"]+)"/.exec(victim.page())?.[1] ?? '',
  ]
  const fields = { email: person.email, password: person.password }
  for (const [where, proof] of [
    [action, token],
    [own, token],
    [action, owns],
  ] as const)
    expect((await victim.submit({ ...fields, form_token: proof }, where)).status).toBe(403)
  expect((await victim.submit({ ...fields, form_token: owns }, own)).status).toBe(303)
})

test('the address of somebody else’s sign-in leads nowhere', async () => {
  const browser = await atSignIn()
  const action = /action="([^"]+)\/sign-in"/.exec(browser.page())?.[1] ?? ''
  const reply = await openBrowser(node).get(action)
  expect(reply.status).toBe(400)
  expect(reply.text).toContain('expired, or was begun in another window')
})

test('an unknown e-mail and a wrong password are answered alike, by one hash each', async () => {
  const { person } = await withAccount()
  const answers: string[] = []
  for (const email of [person.email, somebody().email]) {
    const browser = await atSignIn()
    const before = node.hashed()
    const reply = await browser.submit({ email, password: 'not the right one' })
    expect(node.hashed() - before).toBe(1)
    expect(reply.status).toBe(422)
    answers.push(
      reply.text.replaceAll(email, 'E-MAIL').replaceAll(/interaction\/[\w-]+|form_token" value="[\w-]+/g, ''),
    )
  }
  expect(answers[0]).toContain('This e-mail and password do not go together')
  expect(answers[1]).toBe(answers[0])
})

test('a password is the same however its letters are composed', async () => {
  const browser = await atCreation()
  const person = somebody({ password: 'ein schöner Tag' })
  await browser.follow(await browser.submit({ ...person }))
  const back = await signIn(openBrowser(node), await begin(node), { ...person, password: 'ein scho\u0308ner Tag' })
  expect(back.searchParams.has('code')).toBe(true)
})

test('where accounts are closed, the first person still gets one, and nobody after', async () => {
  await using fresh = await testDatabase({ migrations: [peopleMigrations] })
  await using closed = await openNode(fresh, { config: { registration: 'closed' } })
  const back = await join(openBrowser(closed), await begin(closed), somebody())
  expect(back.searchParams.has('code')).toBe(true)

  const second = openBrowser(closed)
  await second.follow(await second.get((await begin(closed)).path))
  expect(second.page()).not.toContain('Create account')
  const create = (/action="([^"]+)\/sign-in"/.exec(second.page())?.[1] ?? '') + '/create'
  expect((await second.get(create)).status).toBe(403)
  await second.get(create.replace('/create', ''))
  const reply = await second.submit({ ...somebody() }, create)
  expect(reply.status).toBe(403)
  expect(reply.text).toContain('New accounts are not open here')
})

test('of two who are first at the same moment where accounts are closed, one is', async () => {
  await using fresh = await testDatabase({ migrations: [peopleMigrations] })
  await using closed = await openNode(fresh, { config: { registration: 'closed' } })
  const browsers = [openBrowser(closed), openBrowser(closed), openBrowser(closed)]
  for (const browser of browsers) {
    await browser.follow(await browser.get((await begin(closed)).path))
    await browser.get(/href="([^"]+\/create)"/.exec(browser.page())?.[1] ?? '')
  }
  const replies = await Promise.all(browsers.map((browser) => browser.submit({ ...somebody() })))
  expect(replies.map(({ status }) => String(status)).sort()).toEqual(['303', '403', '403'])
})

test('the stylesheet and the faces may be kept for ever, since their address changes with them', async () => {
  const page = (await atSignIn()).page()
  const style = /href="(\/idp\/style\.css\?[\w-]{16})"/.exec(page)?.[1] ?? ''
  const reply = await openBrowser(node).get(style)
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(reply.headers['content-type']).toBe('text/css; charset=utf-8')
  expect(reply.text).toMatch(/--color-accent: light-dark\(oklch/)
  const used = new Set([...reply.text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  for (const name of used) expect(reply.text).toContain(`${name}:`)
  const face = await openBrowser(node).get('/idp/fonts/inter.woff2')
  expect(face.headers['content-type']).toBe('font/woff2')
})

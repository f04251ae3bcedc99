import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { as, call, json, openHttp, type TestHttp } from '#foundation/server/http/testing.ts'
import { frameHandlers } from './frames.ts'
import { keepPart, listParts } from './part-store.ts'
import { saveRule } from './rule-store.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

const html =
  '<p>Hello <script>no()</script></p><img src="cid:plan@x"><img src="https://pictures.example/a.png" alt="A map"><img src="https://pictures.example/open.gif" width="1">'
const parts = [{ place: '1', name: 'plan.png', type: 'image/png', bytes: 3, contentId: 'plan@x', inline: true }]
const clock = { now: () => new Date('2026-11-23T09:00:00Z') }

let database: TestDatabase
let http: TestHttp
let ana: string
let message: string
beforeAll(async () => {
  const migrations = [{ feature: 'mail', folder: new URL('migrations/', import.meta.url) }]
  database = await testDatabase({ migrations })
  http = await openHttp({ handlers: frameHandlers({ database, clock, fetchParts: async () => {} }) })
  ana = randomUUID()
  message = await database.as(ana, async (tx) => {
    const { folders } = await addMailbox(tx, ana)
    const arriving = [sampleMessage({ html, text: 'Hello', parts }, { uid: 1 })]
    const { fresh } = await receive(tx, ana, { folder: folders.inbox, arriving })
    const id = fresh[0]?.message ?? ''
    const [part] = await listParts(tx, ana, [id])
    if (part) await keepPart(tx, ana, { id: part.id, content: Buffer.from('abc') })
    return id
  })
})
afterAll(async () => {
  await http[Symbol.asyncDispose]()
  await database.close()
})

async function frame(who: string, given: object = {}) {
  const path = `${http.url}/v1/mail/messages/${message}/ticket`
  const opened = await call(path, { method: 'POST', headers: { ...as(who), ...json }, body: JSON.stringify(given) })
  if (opened.status !== 200) return { opened }
  const { address, until } = JSON.parse(opened.text) as { address: string; until: string }
  const shown = await call(http.url + address)
  return { opened, until, shown, again: await call(http.url + address) }
}

test('a message is shown once by its ticket, with its own pictures alone', async () => {
  const { shown, again, until } = await frame(ana)
  expect(until).toBe('2026-11-23T09:01:00.000Z')
  expect(shown?.text).toContain('<p>Hello </p><img alt="" src="data:image/png;base64,YWJj" /><img alt="A map" />')
  expect(shown?.text).not.toMatch(/https:|script/v)
  expect(shown?.headers['content-security-policy']).toContain("img-src data: 'self';")
  expect(again?.problem).toMatchObject({ status: 404, detail: expect.stringContaining('Open the message again.') })
})

test('pictures from elsewhere come when they are wanted, now or always, and trackers never', async () => {
  const once = await frame(ana, { pictures: true })
  await database.as(ana, (tx) => saveRule(tx, ana, { address: 'sara@northwind.example', split: null, pictures: true }))
  const always = await frame(ana)
  for (const { shown } of [once, always]) {
    expect(shown?.text).toContain('src="https://pictures.example/a.png"')
    expect(shown?.text).not.toContain('open.gif')
    expect(shown?.headers['content-security-policy']).toContain("img-src data: 'self' https:;")
  }
})

test('nobody else gets a ticket', async () => {
  expect((await frame(randomUUID())).opened.status).toBe(404)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageOf } from '#features/mail/server/reading/message-of.ts'
import { shownHtml } from '#features/mail/server/reading/shown-html.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { readMime } from '#foundation/server/reading/mime/mime.ts'
import { productMigrations } from '../testing/whole.ts'
import { attack } from '../testing/mail-attacks.ts'
import { attackMails } from './mails.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
})
afterAll(() => database.close())

test('a mail that a model obeys changes nothing without a yes, and every card names the mail', async () => {
  const attacked = await attack(database, { obeys: true, which: (at) => at % 10 === 0 })
  expect(attacked.flatMap(({ done, originless }) => [...done, ...originless])).toEqual([])
  // The model must have obeyed most of them, or the test proves nothing.
  expect(attacked.filter(({ wanted }) => wanted.length > 0).length).toBeGreaterThan(2)
})

test('no document of these mails names anything that would be fetched or run', async () => {
  const mails = attackMails('an order')
  expect(mails).toHaveLength(40)
  const documents: { name: string; document: string }[] = []
  for (const { name, mime } of mails) {
    const { html } = messageOf(await readMime(Buffer.from(mime)))
    documents.push({ name, ...shownHtml(html, { pictures: false, embedded: () => undefined }) })
  }
  const loading =
    /<(?:script|iframe|object|embed|link|meta http|base|form|video|audio|svg|math)\b|\son\w+=|javascript:|\ssrc(?:set)?="?(?:https?:)?\/\/|url\(|\bping=|@import/i
  expect(documents.filter(({ document }) => loading.test(document)).map(({ name }) => name)).toEqual([])
})

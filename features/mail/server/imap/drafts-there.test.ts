import { rmSync } from 'node:fs'
import type { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { newDraft } from '../../contract.ts'
import { createAdopting } from '../drafts/adopting.ts'
import { removeDraftCopy } from '../drafts/copy-store.ts'
import { createDrafting } from '../drafts/drafting.ts'
import { draftField, draftItem } from '../drafts/there.ts'
import { createPartFetching } from '../part-fetching.ts'
import { createFiles } from '../sending/files.ts'
import { mailMigrations } from '../testing/house.ts'
import { countDrafts, listRows } from '../thread-store.ts'
import { hasDovecot, startDovecot, type TestDovecot } from './testing/dovecot.ts'
import { letter, type Office } from './testing/office.ts'
import { openOtherClient, openPostOffice } from './testing/post-office.ts'

describe.skipIf(!hasDovecot)('drafts in the mailbox', () => {
  let database: TestDatabase
  let dovecot: TestDovecot
  beforeAll(async () => {
    database = await testDatabase({ migrations: [mailMigrations] })
    dovecot = await startDovecot()
  })
  beforeEach(async () => {
    await dovecot.stop()
    rmSync(dovecot.mail, { recursive: true, force: true })
    await dovecot.start()
  })
  afterAll(async () => {
    await dovecot[Symbol.asyncDispose]()
    await database.close()
  })

  test('a draft is written there once, replaced when it changes and removed when it is discarded', async () => {
    const { office, other, write, change, discard } = await open()
    await office.begin()
    await foldersKnown(office)
    const id = await write('Lease', 'It ends in May.')
    await expect.poll(() => draftsIn(other)).toEqual(['Lease'])
    await change(id, 'Lease of the studio')
    await expect.poll(() => draftsIn(other)).toEqual(['Lease of the studio'])
    await expect.poll(office.state).toMatchObject({ waiting: 0, givenUp: 0, trouble: null })
    const [flags] = await flagsOfDrafts(other)
    expect(flags).toEqual(expect.arrayContaining(['\\Draft', '\\Seen']))
    await other.append('INBOX', letter('Later'))
    await expect.poll(office.copies).toMatchObject([{ subject: 'Later' }])
    await discard(id)
    await expect.poll(() => draftsIn(other)).toEqual([])
    await expect.poll(office.state).toMatchObject({ waiting: 0, givenUp: 0 })
  })

  test('after a crash between writing and noting it, there is still one copy, the latest', async () => {
    const { office, other, write, change } = await open()
    const mirror = await office.begin()
    await foldersKnown(office)
    const id = await write('Lease')
    await expect.poll(() => draftsIn(other)).toEqual(['Lease'])
    await expect.poll(office.state).toMatchObject({ waiting: 0 })
    await mirror.stop()
    const first = await messageIdOf(other)
    await change(id, 'Lease again')
    // As if the version before had not been removed, and the server were known to have none.
    await database.as(office.ownerId, async (tx) =>
      removeDraftCopy(tx, office.ownerId, { draft: id, account: office.account().id }),
    )
    await other.append('Drafts', letter('Lease').replace(/^Message-ID: .*$/m, `Message-ID: ${first}`), ['\\Draft'])
    await office.change({ item: draftItem(id), field: draftField, from: '1', to: '2' })
    office.resume()
    await expect.poll(() => draftsIn(other)).toEqual(['Lease again'])
    await expect.poll(office.state).toMatchObject({ waiting: 0, givenUp: 0 })
    expect(await office.copies()).toEqual([])
  })

  test.each([
    ['under another Message-ID', undefined],
    ['under the same Message-ID', 'same'],
  ])('what another program wrote %s is asked about and not overwritten', async (_, id) => {
    const { office, other, drafting, write, change, discard } = await open()
    await office.begin()
    await foldersKnown(office)
    const draft = await write('Lease')
    await expect.poll(() => draftsIn(other)).toEqual(['Lease'])
    await expect.poll(office.state).toMatchObject({ waiting: 0 })
    const own = await messageIdOf(other)
    const theirs = letter('Lease by phone').replace(/^Message-ID: .*$/m, (line) =>
      id === undefined ? line : `Message-ID: ${own}`,
    )
    await other.append('Drafts', theirs, ['\\Draft'])
    await deleteFirst(other)
    await expect.poll(async () => (await drafting.find(office.ownerId, draft)).elsewhere).toBe(true)
    await change(draft, 'Lease at the desk')
    await expect.poll(office.copies).toMatchObject([{ subject: 'Lease by phone', folder: 'Drafts' }])
    expect(await office.state()).toMatchObject({ waiting: 0, givenUp: 0 })
    const trace = await discard(draft)
    await drafting.keep(office.ownerId, { do: 'put-back', trace })
    expect((await drafting.find(office.ownerId, draft)).elsewhere).toBe(true)
    expect(await draftsIn(other)).toEqual(['Lease by phone'])
    await drafting.keep(office.ownerId, { do: 'change', change: { id: draft, keep: true }, sources: [] })
    await expect.poll(() => draftsIn(other)).toEqual(['Lease by phone', 'Lease at the desk'])
    expect((await drafting.find(office.ownerId, draft)).elsewhere).toBe(false)
  })

  test('a draft of another program is edited here: theirs stays until it is changed, and there is one of it then', async () => {
    const { office, other, adopting, drafting, change } = await open()
    await office.begin()
    await foldersKnown(office)
    await other.append('Drafts', withFile('Lease by phone'), ['\\Draft'])
    await expect.poll(office.copies).toMatchObject([{ subject: 'Lease by phone' }])
    const { draft } = await adopting.adopt(office.ownerId, await office.message())
    expect(draft).toMatchObject({
      to: [{ name: '', address: 'ada@mail.example' }],
      bcc: [{ name: 'Tom', address: 'tom@example.com' }],
      text: 'About Lease by phone.',
      attachments: [{ name: 'plan.txt', bytes: 4 }],
      account: office.account().id,
    })
    expect(await draftsIn(other)).toEqual(['Lease by phone'])
    await change(draft.id, 'Lease at the desk')
    await expect.poll(() => draftsIn(other)).toEqual(['Lease at the desk'])
    await expect.poll(office.state).toMatchObject({ waiting: 0, givenUp: 0, trouble: null })
    expect(await drafting.find(office.ownerId, draft.id)).toMatchObject({ elsewhere: false })
    await expect.poll(office.copies).toEqual([])
  })

  test('a draft of another program that is not edited after all stays as it is, until it is discarded here', async () => {
    const { office, other, adopting, drafting, discard } = await open()
    await office.begin()
    await foldersKnown(office)
    await other.append('Drafts', letter('Lease by phone'), ['\\Draft'])
    await expect.poll(office.copies).toMatchObject([{ subject: 'Lease by phone' }])
    expect(await listedDrafts(office)).toEqual(['Lease by phone'])
    const adopted = await adopting.adopt(office.ownerId, await office.message())
    expect(await listedDrafts(office)).toEqual([])
    await adopting.reverse(office.ownerId, adopted)
    expect(await listedDrafts(office)).toEqual(['Lease by phone'])
    expect(await drafting.list(office.ownerId)).toEqual([])
    expect(await office.state()).toMatchObject({ waiting: 0, givenUp: 0 })
    expect(await draftsIn(other)).toEqual(['Lease by phone'])
    await adopting.adopt(office.ownerId, adopted.messageId)
    await discard(adopted.messageId)
    await expect.poll(() => draftsIn(other)).toEqual([])
    await expect.poll(office.copies).toEqual([])
  })

  test('a draft of another program that goes on changing it is asked about', async () => {
    const { office, other, adopting, drafting, change } = await open()
    await office.begin()
    await foldersKnown(office)
    await other.append('Drafts', letter('Lease by phone'), ['\\Draft'])
    await expect.poll(office.copies).toMatchObject([{ subject: 'Lease by phone' }])
    const { draft } = await adopting.adopt(office.ownerId, await office.message())
    await other.append('Drafts', letter('Lease on the train'), ['\\Draft'])
    await deleteFirst(other)
    await expect.poll(async () => (await drafting.find(office.ownerId, draft.id)).elsewhere).toBe(true)
    await expect.poll(office.copies).toMatchObject([{ subject: 'Lease on the train' }])
    await change(draft.id, 'Lease at the desk')
    expect(await draftsIn(other)).toEqual(['Lease on the train'])
    await drafting.keep(office.ownerId, { do: 'discard', id: draft.id })
    await expect.poll(office.state).toMatchObject({ waiting: 0, givenUp: 0 })
    expect(await draftsIn(other)).toEqual(['Lease on the train'])
  })

  /** Beside those that are edited here. */
  async function listedDrafts({ ownerId }: Office): Promise<string[]> {
    return database.as(ownerId, async (tx) => {
      const page = { list: 'drafts', after: undefined, limit: 10, ascending: false }
      const rows = await listRows(tx, ownerId, page)
      expect(await countDrafts(tx, ownerId)).toBe(rows.length)
      return rows.map(({ subject }) => subject)
    })
  }

  async function open() {
    const other = await openOtherClient(dovecot)
    const office = openPostOffice(database, dovecot)
    const drafting = createDrafting({ database, announce: async () => {}, quotas: boundless, draftPause: 0 })
    const { ownerId } = office
    const house = { database, announce: async () => {}, quotas: boundless }
    const parts = { files: createFiles(house), fetchParts: createPartFetching(house) }
    return {
      office,
      other,
      adopting: createAdopting({ ...house, ...parts }),
      drafting,
      write: async (subject: string, text = 'Words.') => {
        const to = [{ name: 'Sara', address: 'sara@example.com' }]
        const draft = newDraft.parse({ to, subject, text, account: office.account().id })
        return (await drafting.keep(ownerId, { do: 'write', draft, sources: [] })).id
      },
      change: (id: string, subject: string) =>
        drafting.keep(ownerId, { do: 'change', change: { id, subject }, sources: [] }),
      discard: (id: string) => drafting.keep(ownerId, { do: 'discard', id }),
    }
  }
})

async function foldersKnown(office: Office): Promise<void> {
  await expect.poll(() => office.folderId('Drafts')).toBeDefined()
}

async function deleteFirst(client: ImapFlow): Promise<void> {
  const lock = await client.getMailboxLock('Drafts')
  await client.messageDelete('1', { uid: true })
  lock.release()
}

/** As another program keeps it, with somebody who is not to be seen. */
function withFile(subject: string): string {
  const [head = '', text = ''] = letter(subject).split('\r\n\r\n')
  const file = 'Content-Type: text/plain; name="plan.txt"\r\nContent-Disposition: attachment; filename="plan.txt"'
  const parts = [`Content-Type: text/plain\r\n\r\n${text}`, `${file}\r\n\r\nPlan`]
  const about = head.replace(/^Content-Type: .*$/m, 'Bcc: Tom <tom@example.com>\r\nMIME-Version: 1.0')
  const body = parts.map((part) => `--edge\r\n${part}\r\n`).join('')
  return `${about}\r\nContent-Type: multipart/mixed; boundary=edge\r\n\r\n${body}--edge--\r\n`
}

async function draftsIn(client: ImapFlow): Promise<string[]> {
  return (await messagesIn(client)).map(({ envelope }) => envelope?.subject ?? '')
}

async function flagsOfDrafts(client: ImapFlow): Promise<string[][]> {
  return (await messagesIn(client)).map(({ flags }) => [...(flags ?? [])])
}

async function messageIdOf(client: ImapFlow): Promise<string> {
  return (await messagesIn(client))[0]?.envelope?.messageId ?? ''
}

async function messagesIn(client: ImapFlow) {
  const lock = await client.getMailboxLock('Drafts')
  try {
    await client.noop()
    if (client.mailbox === false || client.mailbox.exists === 0) return []
    return await client.fetchAll('1:*', { uid: true, envelope: true, flags: true })
  } finally {
    lock.release()
  }
}

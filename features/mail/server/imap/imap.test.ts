import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { mailMigrations, openMailHouse } from '../testing/house.ts'
import { hasDovecot, startDovecot, type TestDovecot } from './testing/dovecot.ts'
import { letter, letterWithFile } from './testing/office.ts'
import { flagsIn, openOtherClient, openPostOffice, subjects } from './testing/post-office.ts'

describe.skipIf(!hasDovecot)('with Dovecot', () => {
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

  test('folders and mail are brought, new mail is heard of, and flags go both ways', async () => {
    const other = await openOtherClient(dovecot)
    await other.append('INBOX', letter('First'), ['\\Seen'])
    await other.append('Archive', letter('Old'))
    const office = openPostOffice(database, dovecot)
    await office.begin()
    await expect.poll(() => subjects(office)).toEqual(['INBOX: First', 'Archive: Old'])
    expect(await office.copies()).toMatchObject([{ seen: true, starred: false }, { seen: false }])
    await expect.poll(office.state).toMatchObject({ state: 'active', trouble: null, isWhole: true, done: 2, most: 2 })
    await other.append('INBOX', letter('Second'))
    await expect.poll(() => subjects(office)).toContain('INBOX: Second')
    const lock = await other.getMailboxLock('INBOX')
    await other.messageFlagsAdd('1', ['\\Flagged', 'Offers'], { uid: true })
    lock.release()
    await expect
      .poll(office.copies)
      .toContainEqual(expect.objectContaining({ subject: 'First', starred: true, labels: ['Offers'] }))
    const second = (await office.copies()).find(({ subject }) => subject === 'Second')
    await office.change({ item: second?.item ?? '', field: 'seen', from: false, to: true })
    await expect.poll(async () => (await flagsIn(other, 'INBOX'))['Second']).toEqual(['\\Seen'])
    await expect.poll(office.state).toMatchObject({ waiting: 0, givenUp: 0 })
  })

  test('a move here is a move there; what another program moves, deletes or makes follows here', async () => {
    const other = await openOtherClient(dovecot)
    for (const subject of ['A', 'B', 'C']) await other.append('INBOX', letter(subject))
    const office = openPostOffice(database, dovecot)
    await office.begin()
    await expect.poll(() => subjects(office)).toHaveLength(3)
    const [a] = await office.copies()
    const [from, to] = [await office.folderId('INBOX'), await office.folderId('Archive')]
    await office.change({ item: a?.item ?? '', field: 'folder', from: from ?? '', to: to ?? '' })
    await expect.poll(async () => Object.keys(await flagsIn(other, 'Archive'))).toEqual(['A'])
    await expect.poll(() => subjects(office)).toEqual(['Archive: A', 'INBOX: B', 'INBOX: C'])
    await other.mailboxCreate('Work/Offers')
    const lock = await other.getMailboxLock('INBOX')
    await other.messageMove('2', 'Work/Offers', { uid: true })
    await other.messageDelete('3', { uid: true })
    lock.release()
    await expect.poll(() => subjects(office)).toEqual(['Archive: A', 'Work/Offers: B'])
    const moved = (await office.copies()).find(({ subject }) => subject === 'A')
    await office.change({ item: moved?.item ?? '', field: 'starred', from: false, to: true })
    await expect.poll(async () => (await flagsIn(other, 'Archive'))['A']).toEqual(['\\Flagged'])
  })

  test('what is deleted for good here is deleted there, and nothing else that is marked', async () => {
    const other = await openOtherClient(dovecot)
    for (const subject of ['A', 'B', 'C']) await other.append('INBOX', letter(subject))
    const office = openPostOffice(database, dovecot)
    await office.begin()
    await expect.poll(() => subjects(office)).toHaveLength(3)
    const lock = await other.getMailboxLock('INBOX')
    await other.messageFlagsAdd('3', ['\\Deleted'], { uid: true })
    lock.release()
    await office.erase((await office.copies()).find(({ subject }) => subject === 'B')?.item ?? '')
    expect(await subjects(office)).toEqual(['INBOX: A', 'INBOX: C'])
    await expect.poll(async () => Object.keys(await flagsIn(other, 'INBOX'))).toEqual(['A', 'C'])
    await expect.poll(office.erasures).toBe(0)
    expect(await subjects(office)).toEqual(['INBOX: A', 'INBOX: C'])
  })

  test('an attachment is fetched when somebody wants it, decoded as it was sent; so is the whole mail, byte for byte', async () => {
    const other = await openOtherClient(dovecot)
    await other.append('INBOX', letterWithFile('Plan', 'A plan, with an ü.'))
    const office = openPostOffice(database, dovecot)
    await office.begin()
    await expect.poll(() => subjects(office)).toEqual(['INBOX: Plan'])
    expect(await office.read()).toEqual([null])
    await office.fetch()
    expect(await office.read()).toEqual(['A plan, with an ü.'])
    const { name, content } = await office.source()
    expect([name, content.toString()]).toEqual(['Plan.eml', letterWithFile('Plan', 'A plan, with an ü.')])
    await expect.poll(office.state).toMatchObject({ waiting: 0, givenUp: 0 })
  })

  test('what the buttons do, another program sees on the server', async () => {
    const other = await openOtherClient(dovecot)
    for (const subject of ['Archived', 'Starred', 'Moved', 'Deleted']) await other.append('INBOX', letter(subject))
    await other.mailboxCreate('Work')
    const office = openPostOffice(database, dovecot)
    await office.begin()
    const house = openMailHouse(database)
    const ada = { id: office.ownerId, sessionId: office.ownerId }
    await expect.poll(() => house.list(ada)).toHaveLength(4)
    const rows = new Map((await house.list(ada)).map(({ subject, id }) => [subject, id]))
    const named = (subject: string) => ({ threadIds: [rows.get(subject) ?? ''] })
    const archived = await house.press(ada, 'archive', named('Archived'))
    await house.press(ada, 'star', { ...named('Starred'), starred: true })
    await house.press(ada, 'label', { ...named('Starred'), add: ['Offers'], remove: [] })
    await house.press(ada, 'move', { ...named('Moved'), folder: await office.folderId('Work') })
    await house.press(ada, 'delete', named('Deleted'))
    const there = async (folder: string) => Object.keys(await flagsIn(other, folder))
    await expect.poll(() => there('Archive')).toEqual(['Archived'])
    await expect.poll(() => there('Work')).toEqual(['Moved'])
    await expect.poll(() => there('Trash')).toEqual(['Deleted'])
    await expect
      .poll(() => flagsIn(other, 'INBOX'))
      .toEqual({ Starred: expect.arrayContaining(['\\Flagged', 'Offers']) })
    await house.undo(ada, 'archive', archived)
    await expect.poll(() => there('INBOX')).toEqual(['Starred', 'Archived'])
    await expect.poll(office.state).toMatchObject({ waiting: 0, givenUp: 0, trouble: null })
  })

  test('after a new UIDVALIDITY the same messages keep their rows, and nothing is doubled', async () => {
    const other = await openOtherClient(dovecot)
    for (const subject of ['A', 'B', 'C']) await other.append('INBOX', letter(subject))
    const office = openPostOffice(database, dovecot)
    await office.begin()
    await expect.poll(() => subjects(office)).toHaveLength(3)
    const before = await office.copies()
    await dovecot.stop()
    for (const name of readdirSync(dovecot.mail))
      if (/^dovecot(?:-uidlist|\.index)/.test(name)) rmSync(join(dovecot.mail, name))
    writeFileSync(join(dovecot.mail, 'new', '1.D.example'), letter('D'))
    await dovecot.start()
    await expect.poll(() => subjects(office)).toEqual(['INBOX: A', 'INBOX: B', 'INBOX: C', 'INBOX: D'])
    expect((await office.copies()).slice(0, 3)).toEqual(before)
  })

  test('what changed while a server lost its count of changes, and kept its numbers, is found', async () => {
    const other = await openOtherClient(dovecot)
    for (const subject of ['A', 'B', 'C']) await other.append('INBOX', letter(subject))
    await other.mailboxOpen('INBOX')
    for (let at = 0; at < 10; at++) await other.messageFlagsSet('1:*', at % 2 === 0 ? ['\\Seen'] : [])
    const office = openPostOffice(database, dovecot)
    await office.begin()
    await expect.poll(() => subjects(office)).toHaveLength(3)
    await dovecot.stop()
    for (const name of readdirSync(dovecot.mail)) if (name.startsWith('dovecot.index')) rmSync(join(dovecot.mail, name))
    const kept = join(dovecot.mail, 'cur')
    const [first = '', second = ''] = readdirSync(kept).toSorted()
    renameSync(join(kept, first), join(kept, `${first}F`))
    rmSync(join(kept, second))
    await dovecot.start()
    await expect.poll(() => subjects(office)).toHaveLength(2)
    await expect.poll(async () => (await office.copies()).filter(({ starred }) => starred)).toHaveLength(1)
  })

  test('a change in a folder that another program removed ends, and holds up no other', async () => {
    const other = await openOtherClient(dovecot)
    await other.mailboxCreate('Work')
    await other.append('Work', letter('A'))
    await other.append('INBOX', letter('B'))
    const office = openPostOffice(database, dovecot)
    await office.begin()
    await expect.poll(() => subjects(office)).toHaveLength(2)
    const copies = await office.copies()
    await other.mailboxDelete('Work')
    for (const subject of ['A', 'B']) {
      const item = copies.find((copy) => copy.subject === subject)?.item ?? ''
      await office.change({ item, field: 'starred', from: false, to: true })
    }
    await expect.poll(() => subjects(office)).toEqual(['INBOX: B'])
    await expect.poll(async () => (await flagsIn(other, 'INBOX'))['B']).toEqual(['\\Flagged'])
    await expect.poll(office.state).toMatchObject({ waiting: 0, trouble: null })
  })

  test('what went before its folder was read for the first time is not here either', async () => {
    const other = await openOtherClient(dovecot)
    for (const subject of ['A', 'B']) await other.append('INBOX', letter(subject))
    const office = openPostOffice(database, dovecot)
    const mirror = await office.begin()
    await expect.poll(() => subjects(office)).toHaveLength(2)
    await mirror.stop()
    // As it is with what was moved from here into a folder that nothing was read of yet.
    await database.pool.query('delete from mirror_folders where owner_id = $1', [office.ownerId])
    await other.mailboxOpen('INBOX')
    await other.messageDelete('1')
    office.resume()
    await expect.poll(() => subjects(office)).toEqual(['INBOX: B'])
  })

  test('a line that is cut is opened again, and nothing is lost or doubled', async () => {
    const other = await openOtherClient(dovecot)
    for (let at = 10; at < 40; at += 1) await other.append('INBOX', letter(`M${at}`))
    const proxy = await openProxy(dovecot.imaps)
    const office = openPostOffice(database, dovecot)
    await office.begin({ port: proxy.port })
    for (let cut = 0; cut < 5; cut += 1) {
      await expect.poll(() => proxy.open()).toBeGreaterThan(0)
      proxy.cut()
    }
    await expect.poll(() => subjects(office)).toHaveLength(30)
    const [first] = await office.copies()
    await office.change({ item: first?.item ?? '', field: 'seen', from: false, to: true })
    proxy.cut()
    await expect.poll(async () => (await flagsIn(other, 'INBOX'))['M10']).toEqual(['\\Seen'])
  })

  test('an account is tried step by step, with a sentence for what fails', async () => {
    const office = openPostOffice(database, dovecot)
    const { signal } = new AbortController()
    const attempt = (given: Parameters<typeof office.account>[0]) => office.kind.try(office.account(given), signal)
    expect(await attempt({})).toEqual([
      { name: 'Sign in', ok: true, sentence: `Signed in at mail.example, port ${dovecot.imaps}.` },
      { name: 'Folders', ok: true, sentence: '6 folders; 0 messages in the inbox.' },
    ])
    expect(await attempt({ port: dovecot.imap, security: 'starttls' })).toMatchObject([{ ok: true }, { ok: true }])
    expect(await attempt({ secret: 'wrong' })).toEqual([
      { name: 'Sign in', ok: false, sentence: 'mail.example refuses the user name or the password.' },
    ])
    const servers = [{ use: 'imap', host: 'other.example', port: dovecot.imaps, security: 'tls' as const }]
    expect(await attempt({ servers })).toEqual([
      {
        name: 'Sign in',
        ok: false,
        sentence: 'other.example could not be reached. Its certificate is not valid for this name, or has expired.',
      },
    ])
  })

  test('a refused password stops the mirror until the person gives another', async () => {
    const office = openPostOffice(database, dovecot)
    await office.begin({ secret: 'wrong' })
    await expect.poll(office.state).toMatchObject({
      state: 'refused',
      trouble: 'mail.example refuses the user name or the password.',
    })
  })
})

async function openProxy(to: number) {
  const pairs = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect({ host: '127.0.0.1', port: to })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      pairs.add(one)
      one.on('error', () => other.destroy()).on('close', () => pairs.delete(one) && other.destroy())
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    open: () => pairs.size,
    cut() {
      for (const socket of pairs) socket.destroy()
    },
  }
}

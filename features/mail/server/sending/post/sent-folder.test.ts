import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#foundation/server/log.ts'
import { certificate } from '#foundation/server/outside/testing/certificate.ts'
import { createOutside } from '#foundation/server/outside.ts'
import { hasDovecot, startDovecot, type TestDovecot } from '../../imap/testing/dovecot.ts'
import { letter } from '../../imap/testing/office.ts'
import { openOtherClient } from '../../imap/testing/post-office.ts'
import { openSentFolder } from './sent-folder.ts'

describe.skipIf(!hasDovecot)('the folder of sent mail of a Dovecot', () => {
  let dovecot: TestDovecot
  beforeAll(async () => {
    dovecot = await startDovecot()
  })
  afterAll(() => dovecot[Symbol.asyncDispose]())

  test('knows a mail by its Message-ID, once it was filed', async () => {
    const outside = createOutside({
      config: { nothingLeaves: false, privateHosts: ['127.0.0.1'] },
      log: createLog('silent'),
      quiet: async () => false,
      resolve: async () => ['127.0.0.1'],
      ca: certificate,
    })
    const servers = [{ use: 'imap', host: 'mail.example', port: dovecot.imaps, security: 'tls' as const }]
    const whose = { ownerId: randomUUID(), id: randomUUID(), user: 'ada', secret: 'secret' }
    const account = { ...whose, address: 'ada@mail.example', servers }
    await using folder = await openSentFolder(outside, account, new AbortController().signal)
    expect(await folder?.has('Offer@example.com')).toBe(false)
    await folder?.file(Buffer.from(letter('Offer')), new Date('2026-11-20T08:00:00Z'))
    expect([await folder?.has('Offer@example.com'), await folder?.has('ffer@example.com')]).toEqual([true, false])
    const other = await openOtherClient(dovecot)
    const lock = await other.getMailboxLock('Sent')
    const [copy] = await other.fetchAll('1:*', { flags: true, envelope: true })
    lock.release()
    expect([copy?.envelope?.subject, [...(copy?.flags ?? [])]]).toEqual(['Offer', ['\\Seen']])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { mailMigrations } from '../testing/house.ts'
import { sendUnderFaults } from './testing/faults.ts'
import { openSendingDesk, testSent } from './testing/sending-desk.ts'
import { startCutter, startSmtp } from './testing/smtp.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [mailMigrations] })
})
afterAll(() => database.close())

const second = 1_000

describe('a mail', () => {
  test('waits while its account cannot be opened, and is not sent if its person has to sign in again', async () => {
    await using smtp = await startSmtp()
    const desk = await openSendingDesk(database, testSent())
    const [first, other] = [await desk.send(), await desk.send()]
    desk.clock.advance(10 * second)
    await desk.node(smtp.port, new Failure('unavailable', 'Google does not answer.')).run()
    expect(await desk.state(first)).toEqual({ state: 'held', trouble: 'Google does not answer.' })
    expect(desk.notices).toEqual([])
    desk.clock.advance(60 * second)
    await desk.node(smtp.port, new Failure('unauthenticated', 'Sign in there again.')).run()
    const refused = { state: 'refused', trouble: 'It was not sent: Sign in there again.' }
    expect([await desk.state(first), await desk.state(other)]).toEqual([refused, refused])
    expect(smtp.received).toEqual([])
  })

  test('is held for ten seconds, then sent once, and its copy is filed', async () => {
    await using smtp = await startSmtp()
    const sent = testSent()
    const desk = await openSendingDesk(database, sent)
    const id = await desk.send({ bcc: [{ name: 'Ben', address: 'ben@example.com' }] })
    const node = desk.node(smtp.port)
    desk.clock.advance(9 * second)
    await node.run()
    expect(smtp.received).toEqual([])
    desk.clock.advance(second)
    await Promise.all([node.run(), desk.node(smtp.port).run()])
    expect(smtp.received).toHaveLength(1)
    const [mail] = smtp.received
    expect(mail).toMatchObject({ from: 'ana@example.com', to: ['sara@example.com', 'ben@example.com'] })
    expect(mail?.message).toContain('Subject: Offer')
    expect(mail?.message).not.toContain('ben@example.com')
    expect(sent.copies[0]).toMatch(/^Bcc: Ben <ben@example.com>\r\n/)
    expect(await desk.state(id)).toEqual({ state: 'sent', trouble: '' })
    await expect(desk.sending.takeBack(desk.ownerId, id)).rejects.toThrow('This mail has gone.')
  })

  test('that was taken back is a draft again, and not sent', async () => {
    await using smtp = await startSmtp()
    const desk = await openSendingDesk(database, testSent())
    const id = await desk.send()
    await desk.sending.takeBack(desk.ownerId, id)
    desk.clock.advance(60 * second)
    await desk.node(smtp.port).run()
    expect(smtp.received).toEqual([])
    expect(await desk.state(id)).toMatchObject({ state: 'taken-back' })
    await desk.sending.holdAgain(desk.ownerId, id)
    desk.clock.advance(60 * second)
    await desk.node(smtp.port).run()
    expect(smtp.received).toHaveLength(1)
  })

  test('waits for its time', async () => {
    await using smtp = await startSmtp()
    const desk = await openSendingDesk(database, testSent())
    await desk.send({ at: '2026-11-20T09:00:00Z' })
    desk.clock.advance(3_599 * second)
    await desk.node(smtp.port).run()
    expect(smtp.received).toEqual([])
    desk.clock.advance(second)
    await desk.node(smtp.port).run()
    expect(smtp.received).toHaveLength(1)
  })

  test('goes to nobody if the server refuses one of its recipients', async () => {
    await using smtp = await startSmtp({ refuses: ['tom@example.com'] })
    const desk = await openSendingDesk(database, testSent())
    const id = await desk.send({ cc: [{ address: 'tom@example.com' }] })
    desk.clock.advance(60 * second)
    await desk.node(smtp.port).run()
    expect(smtp.received).toEqual([])
    expect(await desk.state(id)).toEqual({
      state: 'refused',
      trouble: '127.0.0.1 refuses tom@example.com. It was sent to nobody.',
    })
    expect(desk.notices).toMatchObject([
      {
        kind: 'mail.unsent',
        title: 'A mail was not sent',
        body: '“Offer” to sara@example.com: 127.0.0.1 refuses tom@example.com. It was sent to nobody.',
      },
    ])
    await desk.sending.takeBack(desk.ownerId, id)
    expect(desk.notices).toEqual([])
  })
})

describe('where the yes of the server is lost', () => {
  test('the folder of sent mail says that it was sent', async () => {
    expect(await lose(true)).toMatchObject({ received: 1, state: { state: 'sent', trouble: '' } })
  })

  test('and that folder does not know it, the person is told, and nothing is sent again', async () => {
    const { received, state } = await lose(false)
    expect([received, state.state]).toEqual([1, 'unsure'])
    expect(state.trouble).toBe(
      'The line to 127.0.0.1 broke before it said whether it has the mail. Nobody knows whether it was sent: it is not in the folder of sent mail.',
    )
  })
})

test.each([true, false])(
  '60 mails under cuts and deaths: nothing twice, nothing lost (files by itself: %s)',
  async (files) => {
    const counts = await sendUnderFaults(database, { count: 60, seed: 7, files })
    expect(counts).toMatchObject({ twice: 0, lost: 0, denied: 0, refused: 0, misfiled: 0, altered: 0 })
    expect(counts.sent + counts.unsure).toBe(60)
    expect(counts.cuts).toBeGreaterThan(20)
  },
)

/** After everything is handed over: the answer to the last piece never arrives. */
async function lose(files: boolean) {
  const sent = testSent()
  let isTaken = false
  await using smtp = await startSmtp({
    taken({ headerId }) {
      isTaken = true
      if (files) sent.filed.push(headerId)
    },
  })
  const desk = await openSendingDesk(database, sent)
  const id = await desk.send()
  desk.clock.advance(60 * second)
  await using cutter = await startCutter(smtp.port, () => ({
    side: 'server',
    piece: Number.NaN,
    when: () => isTaken,
  }))
  await desk.node(cutter.port).run()
  desk.clock.advance(3_600 * second)
  await desk.node(smtp.port).run()
  return { received: smtp.received.length, state: await desk.state(id) }
}

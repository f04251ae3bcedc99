import { randomFrom } from '#foundation/language/learned/random.ts'
import { sql } from 'kysely'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import { openSendingDesk, type SendingDesk, type TestSent, testSent } from './sending-desk.ts'
import { type Cut, type Received, startCutter, startSmtp } from './smtp.ts'

/** How sends ended whose lines were cut and whose nodes died at random. */
export type Counts = {
  sent: number
  unsure: number
  refused: number
  /** Received more often than once. */
  twice: number
  /** Said to be sent, and not received. */
  lost: number
  /** Said to be refused, and received. */
  denied: number
  /** Lines that were cut, nodes that died, and how often the mail server was killed. */
  cuts: number
  deaths: number
  crashes: number
  /** In doubt at the end although they were received: the yes of the server was lost. */
  unheard: number
  /** With more or fewer than one copy in the folder of sent mail. */
  misfiled: number
  /** Received with another text or another form than was sent. */
  altered: number
}

type Given = {
  count: number
  seed: number
  /** The server puts a copy into the folder of sent mail by itself. */
  files: boolean
}

const mostRounds = 400

export async function sendUnderFaults(database: Database, { count, seed, files }: Given): Promise<Counts> {
  const random = randomFrom(seed)
  const sent = testSent()
  const faults = { cuts: 0, deaths: 0, crashes: 0, isOver: false }
  await using smtp = await startSmtp({ taken: ({ headerId }) => void (files && sent.filed.push(headerId)) })
  const desk = await openSendingDesk(database, sent)
  const nodes: { die: () => void }[] = []
  const next = (): Cut => {
    if (faults.isOver || random(10) < 3) return undefined
    faults.cuts += 1
    if (random(10) < 3) {
      faults.deaths += 1
      setImmediate(() => nodes.at(random(nodes.length))?.die())
    }
    if (random(20) === 0) {
      faults.crashes += 1
      setImmediate(() => cutter.stop())
    }
    return { side: random(2) === 0 ? 'client' : 'server', piece: 1 + random(9) }
  }
  await using cutter = await startCutter(smtp.port, next)
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push(await desk.send(mailOf(at)))
  for (let round = 0; round < mostRounds; round += 1) {
    desk.clock.advance(120_000)
    faults.isOver = round > mostRounds / 2
    const two = [desk.node(cutter.port), desk.node(cutter.port)]
    nodes.splice(0, nodes.length, ...two)
    cutter.start()
    await Promise.allSettled(two.map((node) => node.run()))
    if ((await database.asHouse((tx) => countWaiting(tx, desk.ownerId))) === 0) break
  }
  return counted({ ids, desk, sent, received: smtp.received, faults })
}

/** Every second one is formatted. */
function mailOf(at: number): { subject: string; text: string; html: string } {
  const html = at % 2 === 0 ? '' : `<div>This is mail <b>${at}</b></div>`
  return { subject: `Mail ${at}`, text: `This is mail ${at}`, html }
}

function isAsSent(at: number, { message }: Received): boolean {
  const { text, html } = mailOf(at)
  const says = (words: string) => message.includes(`\r\n\r\n${words}\r\n`)
  return says(text) && (html === '' ? !message.includes('text/html') : says(html))
}

async function countWaiting(tx: Transaction, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mail_sends where owner_id = ${ownerId} and look_at is not null`.execute(tx)
  return rows[0]?.count ?? 0
}

type Ended = {
  ids: readonly string[]
  desk: SendingDesk
  sent: TestSent
  received: readonly Received[]
  faults: Pick<Counts, 'cuts' | 'deaths' | 'crashes'>
}

async function counted({ ids, desk, sent, received, faults }: Ended): Promise<Counts> {
  const { cuts, deaths, crashes } = faults
  const nothing = { sent: 0, unsure: 0, refused: 0, twice: 0, lost: 0, denied: 0, unheard: 0, misfiled: 0, altered: 0 }
  const counts: Counts = { ...nothing, cuts, deaths, crashes }
  for (const [at, id] of ids.entries()) {
    const { state, headerId } = await desk.sending.find(desk.ownerId, id)
    const arrived = received.filter((each) => each.headerId === headerId)
    const times = arrived.length
    if (!arrived.every((mail) => isAsSent(at, mail))) counts.altered += 1
    if (state === 'sent' || state === 'unsure' || state === 'refused') counts[state] += 1
    if (times > 1) counts.twice += 1
    if (state === 'sent' && times === 0) counts.lost += 1
    if ((state === 'refused' || state === 'held') && times > 0) counts.denied += 1
    if (state === 'unsure' && times === 1) counts.unheard += 1
    if (state === 'sent' && sent.filed.filter((each) => each === headerId).length !== 1) counts.misfiled += 1
  }
  return counts
}

import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import type { TestDovecot } from '#features/mail/server/imap/testing/dovecot.ts'
import { letter, openClient, openOffice } from '#features/mail/server/imap/testing/office.ts'
import { openMailHouse } from '#features/mail/server/testing/house.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { changeAccount } from '#foundation/server/mirror/account-store.ts'
import { until } from '../mail/house.ts'
import type { Proxy } from './proxy.ts'

/** The same numbers for the same seed. */
export function dice(seed: number): (sides: number) => number {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

const folders = ['INBOX', 'Archive', 'Work']

/** Ada's mailbox: with us, by what the buttons do, and with another program that edits it at the same time. */
export async function openWorld(database: Database, dovecot: TestDovecot, { proxy, stack }: Opening) {
  await empty(dovecot)
  let other = await openClient(dovecot)
  stack.defer(() => other.close())
  await other.mailboxCreate('Work')
  for (let at = 0; at < 24; at++) await other.append(folders[at % 3] ?? 'INBOX', letter(`m${at}`))
  const office = openOffice(database, dovecot, (end) => stack.defer(end))
  const house = openMailHouse(database)
  const ada = { id: office.ownerId, sessionId: office.ownerId }
  await office.begin({ port: proxy.port })
  return {
    begun: () => until(async () => (await office.state())?.isWhole === true, { limit }),
    ours: (roll: Roll) => unlessGone(() => actHere(roll, { office, house, ada })),
    theirs: (roll: Roll, at: number) => unlessRefused(() => actThere(roll, other, at)),
    async renumber() {
      await dovecot.stop()
      for (const name of ['', '.Archive', '.Work']) forgetNumbers(join(dovecot.mail, name))
      await dovecot.start()
      other = await openClient(dovecot)
    },
    dropFolder: async () => void (await other.mailboxDelete('Work')),
    /** As a person does who enters the password once more. */
    reconnect: () =>
      database.as(ada.id, (tx) => changeAccount(tx, ada.id, { id: office.account().id, state: 'active' })),
    state: office.state,
    /** What is lost or doubled here, once nothing waits any more; empty: both sides are equal. */
    async difference(): Promise<string[]> {
      let found: string[] = []
      const isSame = async () => {
        const { waiting = 1, isWhole = false, trouble = '' } = (await office.state()) ?? {}
        found = [...differing(await office.copies(), await listThere(other)), ...(trouble ? [trouble] : [])]
        if (waiting > 0) found.push(`${waiting} changes wait`)
        return isWhole && found.length === 0
      }
      // What is still different after that long is named.
      const end = performance.now() + limit
      while (!(await isSame()) && performance.now() < end) await sleep(100)
      return found
    },
  }
}

const limit = 60_000
type Opening = { proxy: Proxy; stack: AsyncDisposableStack }
type Roll = ReturnType<typeof dice>

async function empty(dovecot: TestDovecot): Promise<void> {
  await dovecot.stop()
  rmSync(dovecot.mail, { recursive: true, force: true })
  await dovecot.start()
}

function forgetNumbers(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^dovecot(?:-uidlist|\.index)/.test(name)) rmSync(join(folder, name), { force: true })
}

/** A server that has just lost its index may refuse; what it then has is what counts. */
async function unlessRefused(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'Command failed') throw error
  }
}

async function unlessGone(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    // The other program was faster.
    if (!(error instanceof Failure)) throw error
  }
}

type Here = {
  office: ReturnType<typeof openOffice>
  house: ReturnType<typeof openMailHouse>
  ada: { id: string; sessionId: string }
}

async function actHere(roll: Roll, { office, house, ada }: Here): Promise<void> {
  const rows = await house.list(ada, { view: 'all', limit: 200 })
  const row = rows[roll(rows.length)]
  if (!row) return
  const threadIds = [row.id]
  const folder = await office.folderId(folders[roll(folders.length)] ?? 'INBOX')
  const acts = [
    () => house.press(ada, 'star', { threadIds, starred: !row.starred }),
    () => house.press(ada, 'mark-read', { threadIds, read: row.unread > 0 }),
    () => house.press(ada, 'archive', { threadIds }),
    () => house.press(ada, 'move', { threadIds, folder }),
    () => house.press(ada, 'delete', { threadIds }),
    () => house.press(ada, 'label', { threadIds, add: ['Offers'], remove: [] }),
  ]
  await acts[roll(acts.length)]?.()
}

async function actThere(roll: Roll, other: ImapFlow, at: number): Promise<void> {
  const turn = roll(6)
  const there = (await other.list()).map(({ path }) => path).filter((path) => path !== 'Junk')
  const [from = 'INBOX', to = 'Archive'] = [there[roll(there.length)], there[roll(there.length)]]
  if (turn === 0) return void (await other.append(from, letter(`n${at}`)))
  const { exists } = await other.mailboxOpen(from)
  if (exists === 0) return
  const which = String(1 + roll(exists))
  if (turn === 1) await other.messageFlagsAdd(which, ['\\Seen'])
  if (turn === 2) await other.messageFlagsRemove(which, ['\\Seen'])
  if (turn === 3) await other.messageFlagsAdd(which, ['\\Flagged', 'Urgent'])
  if (turn === 4 && to !== from) await other.messageMove(which, to)
  if (turn === 5 && roll(3) === 0) await other.messageDelete(which)
}

type Lying = { subject: string; folder: string; seen: boolean; starred: boolean; labels: string[] }

async function listThere(other: ImapFlow): Promise<Lying[]> {
  const all: Lying[] = []
  const none = new Set<string>()
  for (const { path: folder } of await other.list()) {
    const { exists } = await other.mailboxOpen(folder)
    if (exists === 0) continue
    for (const { envelope, flags = none } of await other.fetchAll('1:*', { flags: true, envelope: true }))
      all.push({
        subject: envelope?.subject ?? '',
        folder,
        seen: flags.has('\\Seen'),
        starred: flags.has('\\Flagged'),
        labels: [...flags].filter((flag) => !/^[\\$]/.test(flag)).toSorted(),
      })
  }
  return all
}

function differing(here: readonly Lying[], there: readonly Lying[]): string[] {
  const said = ({ subject, folder, seen, starred, labels }: Lying) =>
    `${folder}: ${subject} ${seen ? 'seen' : ''} ${starred ? 'starred' : ''} ${labels.join(' ')}`
  const [ours, theirs] = [here.map(said).toSorted(), there.map(said).toSorted()]
  return [
    ...without(theirs, ours).map((line) => `only there: ${line}`),
    ...without(ours, theirs).map((line) => `only here: ${line}`),
  ]
}

/** As often as it comes more often. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return some.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

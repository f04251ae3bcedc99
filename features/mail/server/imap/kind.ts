import type { ConnectionKind } from '#foundation/server/connection.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Outside } from '#foundation/server/outside.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { MimeReader } from '#foundation/server/reading/mime/mime-reader.ts'
import { addAccount, destroyAccount, setAccountSends } from '../account-store.ts'
import { type NewsParts, tellOfNews } from '../news.ts'
import { findServers } from './autoconfig.ts'
import { nameLeft } from './left.ts'
import { createSink } from './sink.ts'
import { openSource } from './source.ts'
import { tryAccount } from './trial.ts'

export type ImapHouse = NewsParts & {
  database: Pick<Database, 'as'>
  log: Log
  outside: Pick<Outside, 'permit' | 'connect' | 'secure' | 'request' | 'services' | 'exchangers'>
  quotas: Pick<Quotas, 'charge'>
  announce: Announce
}

/** More than this one need not be told by name. */
const mostNamed = 200

/** Mailboxes on IMAP servers. */
export function imapKind(house: ImapHouse, reader: MimeReader): ConnectionKind {
  const { database, log, clock, outside, quotas, announce, notices } = house
  const spoilt = new Map<string, number>()
  const tell = (ownerId: string, threads: readonly string[]) => {
    const changed = { type: 'mail/changed', threads: threads.length > mostNamed ? null : threads }
    announce(ownerId, changed).catch(
      // The rows are there; an open page reads them when it looks again.
      (error: unknown) => log.warn({ err: error }, 'open pages could not be told about mail'),
    )
  }
  const tellDrafts = (ownerId: string, drafts: readonly string[]) => {
    const changed = drafts.map((id) => ({ type: 'mail/drafts', id }))
    Promise.all(changed.map((each) => announce(ownerId, each))).catch(
      // The rows say so, and a page that opens the draft reads them.
      (error: unknown) => log.warn({ err: error }, 'open pages could not be told about a draft'),
    )
  }
  const tellNews = (ownerId: string, messages: readonly string[]) => {
    tellOfNews(house, ownerId, messages).catch(
      // It stays noted as untold, and the job that looks for such mail tells of it.
      (error: unknown) => log.warn({ err: error }, 'a person could not be told about new mail'),
    )
  }
  return {
    kind: 'imap',
    label: 'Mail',
    uses: [
      { use: 'imap', label: 'Incoming mail (IMAP)', ports: { tls: 993, starttls: 143, none: 143 } },
      { use: 'smtp', label: 'Outgoing mail (SMTP)', ports: { tls: 465, starttls: 587, none: 25 } },
    ],
    find: (ownerId, address, signal) => findServers({ outside, ownerId, signal }, address),
    try: (account, signal) => tryAccount(outside, account, signal),
    async kept(tx, { ownerId, id, address, servers }) {
      await addAccount(tx, ownerId, { id, kind: 'imap', address, name: address })
      await setAccountSends(tx, ownerId, { id, sends: servers.some(({ use }) => use === 'smtp') })
    },
    forget: (tx, { ownerId, id }) => destroyAccount(tx, ownerId, id),
    open: (account, signal) => openSource({ outside, database, reader, spoilt }, account, signal),
    name: nameLeft,
    sink: createSink({ clock, quotas, notices, tell, tellDrafts, tellNews }),
  }
}

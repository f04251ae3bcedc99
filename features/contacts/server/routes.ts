import { Readable } from 'node:stream'
import type { Database } from '#foundation/server/database/database.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import * as contract from '../contract.ts'
import { writeContacts } from '../files/write.ts'
import { listContacts } from './contact-store.ts'
import type { Importing } from './importing.ts'
import type { Looking } from './looking.ts'

type Parts = { database: Database; looking: Looking; importing: Importing }

export function contactHandlers({ database, looking, importing }: Parts): Handler[] {
  return [
    handle(contract.listContactsRoute, ({ person, query }) => looking.list(person, query)),
    handle(contract.previewContactsRoute, ({ person, body }) => importing.preview(person, body)),
    handle(contract.exportContactsRoute, async ({ person }) => {
      const kept = await database.as(person.id, (tx) => listContacts(tx, person.id))
      return { name: 'Contacts.vcf', content: Readable.from(encoded(writeContacts(kept))) }
    }),
  ]
}

function* encoded(pieces: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  for (const piece of pieces) yield encoder.encode(piece)
}

import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { Handler } from '#foundation/server/http/handler.ts'
import { handle } from '#foundation/server/http/handler.ts'
import { downloadDraftRoute, listDraftsRoute, readDraftRoute, type Recipient } from '../../contract.ts'
import type { StoredFile } from '../sending/file-store.ts'
import type { Files } from '../sending/files.ts'
import type { StoredDraft } from './draft-store.ts'
import type { Drafting } from './drafting.ts'

type Parts = { drafting: Drafting; files: Files }

export function draftHandlers(parts: Parts): Handler[] {
  const { drafting, files } = parts
  return [
    handle(listDraftsRoute, async ({ person }) => ({ drafts: (await drafting.list(person.id)).map(toDraft) })),
    handle(readDraftRoute, async ({ person, params }) => toDraft(await drafting.find(person.id, params.id))),
    handle(downloadDraftRoute, async ({ person, params }) => {
      const found = await drafting.find(person.id, params.id)
      const content = await messageOf(found, await files.read(person.id, found.attachments))
      return {
        name: `${found.subject.slice(0, 80) || 'draft'}.eml`,
        bytes: content.length,
        content: Readable.from([content]),
      }
    }),
  ]
}

export function toDraft({ writtenAfter: _after, deleted: _deleted, ...draft }: StoredDraft) {
  return draft
}

/** As mail programs open it, ready to be sent from there. */
function messageOf({ to, cc, bcc, subject, text, html }: StoredDraft, files: readonly StoredFile[]): Promise<Buffer> {
  const composer = new MailComposer({
    to: addressesOf(to),
    cc: addressesOf(cc),
    bcc: addressesOf(bcc),
    subject,
    text,
    ...(html !== '' && { html }),
    attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    headers: { 'X-Unsent': '1' },
    date: false as never,
    messageId: false as never,
  })
  const message = composer.compile()
  message.keepBcc = true
  return message.build()
}

function addressesOf(people: readonly Recipient[]) {
  return people.filter(({ address }) => address !== '')
}

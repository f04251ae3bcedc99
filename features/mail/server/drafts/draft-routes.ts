import { Readable } from 'node:stream'
import type { Handler } from '#foundation/server/http/handler.ts'
import { handle } from '#foundation/server/http/handler.ts'
import { downloadDraftRoute, listDraftsRoute, readDraftRoute } from '../../contract.ts'
import type { Files } from '../sending/files.ts'
import { draftMessage } from './draft-message.ts'
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
      const content = await draftMessage(found, await files.read(person.id, found.attachments))
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

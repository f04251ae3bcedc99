import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import { rehearse } from '#foundation/server/database/rehearsal.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { z } from 'zod'
import type { changedDraft, draftsChanged, newDraft } from '../../contract.ts'
import { checkFiles } from '../sending/files.ts'
import { twinsOf } from '../sending/twin.ts'
import { draftsQuota } from './quotas.ts'
import { findDraft, holdDraft, listDrafts, type NewDraft, type StoredDraft } from './draft-store.ts'
import { addDraftThere, saveDraftThere, usualPause, writeAnew } from './there.ts'

/** A draft without what counts its changes; null if it is not there or deleted. */
type Kept = NewDraft | null

/** What one deed did, as undo needs it. */
export type Trace = { id: string; before: Kept; after: Kept }

export type Step =
  | { do: 'write'; draft: z.output<typeof newDraft>; sources: readonly string[] }
  | { do: 'change'; change: z.output<typeof changedDraft>; sources: readonly string[] }
  | { do: 'discard'; id: string }
  | { do: 'put-back'; trace: Trace }

export type Drafting = {
  list(ownerId: string): Promise<StoredDraft[]>
  find(ownerId: string, id: string): Promise<StoredDraft>
  keep(ownerId: string, step: Step): Promise<Trace>
  /** Does it and rolls it back, to show what would happen. */
  rehearse(ownerId: string, step: Step): Promise<Trace>
}

export type DraftingParts = {
  database: Database
  announce: Announce
  quotas: Pick<Quotas, 'charge'>
  /** How many milliseconds after a change the copy at the mail server follows. */
  draftPause?: number
}

export function createDrafting({
  database,
  announce,
  quotas,
  draftPause: pause = usualPause,
}: DraftingParts): Drafting {
  const take = async (tx: Transaction, ownerId: string, step: Step): Promise<Trace> => {
    if (step.do === 'write') return written(tx, ownerId, step, { quotas, pause })
    const id = step.do === 'change' ? step.change.id : step.do === 'discard' ? step.id : step.trace.id
    const held = await holdDraft(tx, ownerId, id)
    if (!held || (held.deleted && step.do !== 'put-back')) throw noDraft()
    const before = held.deleted ? null : kept(held)
    if (step.do === 'change') await checkFiles(tx, ownerId, step.change.attachments ?? [])
    const after = nextOf(step, held, before)
    const isSame = isDeepStrictEqual(after, before)
    const next = { ...(after ?? kept(held)), deleted: after === null }
    const saved = isSame ? held : await saveDraftThere(tx, ownerId, next, pause)
    if (isKept(step)) await writeAnew(tx, ownerId, id)
    if (isSame) return { id, before, after }
    return { id, before, after: saved && !saved.deleted ? kept(saved) : null }
  }
  return {
    list: (ownerId) => database.as(ownerId, (tx) => listDrafts(tx, ownerId)),
    async find(ownerId, id) {
      const found = await database.as(ownerId, (tx) => findDraft(tx, ownerId, id))
      if (!found) throw noDraft()
      return found
    },
    async keep(ownerId, step) {
      const trace = await database.as(ownerId, (tx) => take(tx, ownerId, step))
      if (isKept(step) || !isDeepStrictEqual(trace.before, trace.after))
        await announce(ownerId, changedDrafts(trace.id))
      return trace
    },
    rehearse: (ownerId, step) => rehearse(database, ownerId, (tx) => take(tx, ownerId, step)),
  }
}

function isKept(step: Step): boolean {
  return step.do === 'change' && step.change.keep === true
}

/** Written a second time with the same id, it is there already. */
async function written(
  tx: Transaction,
  ownerId: string,
  { draft, sources }: Extract<Step, { do: 'write' }>,
  { quotas, pause }: Pick<DraftingParts, 'quotas'> & { pause: number },
): Promise<Trace> {
  const { id = randomUUIDv7(), answers = null, replyTo = null, account = null, ...fields } = draft
  await checkFiles(tx, ownerId, fields.attachments)
  const made = { ...fields, ...saying(fields), id, account, answers, replyTo, writtenAfter: [...sources] }
  const added = await addDraftThere(tx, ownerId, made, pause)
  if (added) {
    await quotas.charge(tx, ownerId, draftsQuota, 1)
    return { id, before: null, after: kept(added) }
  }
  const there = await holdDraft(tx, ownerId, id)
  if (!there || there.deleted) throw new Failure('conflict', 'A draft with this id was deleted.')
  return { id, before: kept(there), after: kept(there) }
}

function nextOf(step: Exclude<Step, { do: 'write' }>, held: StoredDraft, before: Kept): Kept {
  if (step.do === 'discard') return null
  if (step.do === 'put-back') {
    if (!isDeepStrictEqual(before, step.trace.after))
      throw new Failure('conflict', 'This draft has been changed since. Look at it before you change it back.')
    return step.trace.before
  }
  const { id: _id, revision, keep: _keep, ...given } = step.change
  if (revision !== undefined && revision !== held.revision)
    throw new Failure('conflict', 'This draft was changed meanwhile. Look at it again.')
  const writtenAfter = [...new Set([...held.writtenAfter, ...step.sources])]
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const html = given.html ?? (given.text === undefined || given.text === held.text ? held.html : '')
  const next = { ...kept(held), ...set, html, writtenAfter }
  return { ...next, ...saying(next) }
}

/** Where there is HTML, the text says the same: what a card shows is what goes. */
export function saying({ html, text }: { html: string; text: string }): { html: string; text: string } {
  const twins = twinsOf(html)
  return twins ? { html: twins.html, text: twins.text } : { html: '', text }
}

export function kept({
  revision: _revision,
  changedAt: _at,
  deleted: _deleted,
  elsewhere: _elsewhere,
  ...draft
}: StoredDraft): NonNullable<Kept> {
  return draft
}

export function changedDrafts(id: string): z.output<typeof draftsChanged> {
  return { type: 'mail/drafts', id }
}

function noDraft(): Failure {
  return new Failure('not-found', 'There is no such draft.')
}

import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Clock } from '#foundation/server/clock.ts'
import { dayOf, momentOf } from '#foundation/time/zones.ts'
import type { z } from 'zod'
import type { mailFound, soughtMail, ThreadPage } from '../contract.ts'
import { type MailTerm, readMailQuery } from '../rules/search-query.ts'
import { placeIn, rowOf } from './looking.ts'
import { listAccounts } from './account-store.ts'
import { likeliest, termsOf } from '../rules/likeness.ts'
import {
  type Counted,
  countFitting,
  type Filter,
  searchLikely,
  searchThreads,
  type SoughtMail,
} from './search-store.ts'
import { readRows } from './thread-store.ts'
import type { ReaderOf } from './whose.ts'

type Wanted = { query: string; limit: number; after?: string | undefined }

export type Searching = {
  page(person: Person, wanted: Wanted): Promise<ThreadPage & { notes: string[] }>
  find(person: Person, wanted: z.output<typeof soughtMail>): Promise<z.input<typeof mailFound>>
  count(person: Person, query: string): Promise<Counted>
}

type Parts = { database: Database; clock: Clock; readerOf: ReaderOf }

export function createSearching({ database, clock, readerOf }: Parts): Searching {
  async function soughtBy(person: Person, query: string) {
    const { zone } = await readerOf(person)
    return soughtIn(query, { zone, today: dayOf(clock.now().getTime(), zone) })
  }
  async function seek(person: Person, { query, limit, after }: Wanted) {
    const { sought, notes } = await soughtBy(person, query)
    if (!sought) return { threads: [], more: null, notes }
    return database.as(person.id, async (tx: Transaction) => {
      const behind = after === undefined ? undefined : placeIn(after)
      const found = await searchThreads(tx, person.id, { ...sought, behind, limit: limit + 1 })
      const page = found.slice(0, limit)
      const last = found.length > limit ? page.at(-1) : undefined
      const rows = await readRows(
        tx,
        person.id,
        page.map(({ id }) => id),
      )
      return { threads: rows.map(rowOf), more: last ? `${last.id} ${last.at}` : null, notes }
    })
  }
  return {
    page: seek,
    find: (person, wanted) =>
      database.as(person.id, async (tx) => {
        if (wanted.likely === true) return likelyIn(tx, person.id, wanted)
        const sought = soughtOf(wanted)
        const found = await searchThreads(tx, person.id, { ...sought, behind: undefined, limit: wanted.limit })
        const rows = await readRows(
          tx,
          person.id,
          found.map(({ id }) => id),
        )
        const { threads: count, unread } = await countFitting(tx, person.id, sought)
        const boxes = (await listAccounts(tx, person.id)).filter(({ deleted }) => !deleted).length
        return { threads: rows.map(rowOf), count, unread, boxes }
      }),
    async count(person, query) {
      const { sought } = await soughtBy(person, query)
      return sought
        ? database.as(person.id, (tx) => countFitting(tx, person.id, sought))
        : { messages: 0, threads: 0, unread: 0 }
    },
  }
}

/** The words of a sender count as any others: “the dentist” may stand in what she wrote. */
async function likelyIn(
  tx: Transaction,
  ownerId: string,
  wanted: z.output<typeof soughtMail>,
): Promise<z.input<typeof mailFound>> {
  const { words = '', from = '', limit, ...rest } = wanted
  const boxes = (await listAccounts(tx, ownerId)).filter(({ deleted }) => !deleted).length
  // In lower case: whoever is meant by “Dan” may be called Daniel.
  const terms = termsOf(`${from} ${words}`.toLowerCase())
  if (terms.length === 0) return { threads: [], count: 0, unread: 0, boxes, likeness: [] }
  const { filters } = soughtOf({ ...rest, limit })
  const ranked = likeliest(await searchLikely(tx, ownerId, { terms, filters }), terms)
  const most = ranked.slice(0, limit)
  const rows = await readRows(
    tx,
    ownerId,
    most.map(({ thread }) => thread.id),
  )
  const unread = rows.filter((row) => row.unread > 0).length
  return {
    threads: most.flatMap(({ thread }) => rows.find(({ id }) => id === thread.id) ?? []).map(rowOf),
    count: ranked.length,
    unread,
    boxes,
    likeness: most.map(({ likeness }) => likeness),
  }
}

function soughtOf(wanted: z.output<typeof soughtMail>): SoughtMail {
  const { words = '', from = '', to = '', view, split, label, unread, starred, attachments, invitation } = wanted
  const fields = [fieldsIn({ kind: 'from', text: from, not: false }), fieldsIn({ kind: 'to', text: to, not: false })]
  const named = fields.filter((query) => query !== '').join(' & ')
  const anywhere = piecesOf(words)
    .map((piece) => `${piece}:*`)
    .join(' & ')
  const filters: Filter[] = [
    { kind: 'list', text: view, not: false },
    ...(split === undefined ? [] : [{ kind: 'split' as const, text: split, not: false }]),
    ...(label === undefined ? [] : [{ kind: 'label' as const, text: label, not: false }]),
    ...(wanted.since === undefined ? [] : [{ kind: 'since' as const, moment: wanted.since, not: false }]),
    ...(wanted.until === undefined ? [] : [{ kind: 'before' as const, moment: wanted.until, not: false }]),
    ...(wanted.ids === undefined ? [] : [{ kind: 'ids' as const, ids: wanted.ids, not: false }]),
    ...state('unread', unread),
    ...state('starred', starred),
    ...holding('attachment', attachments),
    ...holding('invitation', invitation),
  ]
  return { ...(anywhere !== '' && { words: anywhere }), ...(named !== '' && { fields: named }), filters }
}

function state(what: 'unread' | 'starred', value: boolean | undefined): Filter[] {
  return value === undefined ? [] : [{ kind: 'is', what, not: !value }]
}

function holding(what: 'attachment' | 'invitation', value: boolean | undefined): Filter[] {
  return value === undefined ? [] : [{ kind: 'has', what, text: '', not: !value }]
}

type Here = { zone: string; today: string }

/** Nothing is sought where not one term is left. */
function soughtIn(query: string, { zone, today }: Here): { sought: SoughtMail | undefined; notes: string[] } {
  const { terms, notes } = readMailQuery(query, today)
  const words = terms.flatMap((term) => negated(term, term.kind === 'words' ? wordsIn(term.text) : ''))
  const fields = terms.flatMap((term) => negated(term, fieldsIn(term)))
  const filters = terms.flatMap((term) => filterOf(term, zone))
  if (words.length + fields.length + filters.length === 0) return { sought: undefined, notes }
  const sought = {
    ...(words.length > 0 && { words: words.join(' & ') }),
    ...(fields.length > 0 && { fields: fields.join(' & ') }),
    filters,
  }
  return { sought, notes }
}

function negated({ not }: MailTerm, query: string): string[] {
  if (query === '') return []
  return [not ? `!(${query})` : `(${query})`]
}

/** Letters and digits alone mean nothing to PostgreSQL. */
function piecesOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((piece) => piece !== '')
}

/** As words that begin so; words in quotes stand together. */
function wordsIn(text: string): string {
  return piecesOf(text)
    .map((piece) => `${piece}:*`)
    .join(text.includes(' ') ? ' <-> ' : ' & ')
}

/** Indexed without accents. */
function fieldsIn(term: MailTerm): string {
  if (term.kind !== 'from' && term.kind !== 'to' && term.kind !== 'subject') return ''
  const plain = term.text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return piecesOf(plain)
    .map((piece) => `'${term.kind}:${piece}':*`)
    .join(' & ')
}

function filterOf(term: MailTerm, zone: string): Filter[] {
  const { not } = term
  if ('day' in term) return [{ kind: term.kind, not, moment: momentOf(`${term.day}T00:00`, zone) }]
  if ('what' in term) return [term]
  return term.kind === 'in' || term.kind === 'label' ? [{ kind: term.kind, not, text: term.text }] : []
}

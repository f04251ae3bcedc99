import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type MailView, mailViews, type Split, splits } from '../contract.ts'

/** What is shown: a list or a search, and the thread that is open. Stored in the address. */
export type MailPlace = {
  list: MailList
  /** Searched for instead of showing the list; empty if nothing is. */
  words: string
  thread: string | undefined
  /** The draft whose editor is open. */
  write: string | undefined
}

export type MailList = { view: MailView; split?: Split; folder?: string; label?: string }

const home = '/assistant/mail'

export const splitNames: Record<Split, string> = {
  answer: 'To answer',
  waiting: 'Waiting',
  newsletters: 'Newsletters',
  rest: 'Rest',
}

export const viewNames: Record<Exclude<MailView, 'folder' | 'label'>, string> = {
  inbox: 'Inbox',
  starred: 'Starred',
  snoozed: 'Snoozed',
  sent: 'Sent',
  drafts: 'Drafts',
  archive: 'Archive',
  junk: 'Spam',
  trash: 'Trash',
  all: 'All mail',
}

export function addressOf({ list, words = '', thread, write }: Partial<MailPlace>): string {
  const params = new URLSearchParams()
  const written = list === undefined ? 'inbox' : writtenList(list)
  if (written !== 'inbox') params.set('list', written)
  if (words !== '') params.set('search', words)
  if (thread !== undefined) params.set('thread', thread)
  if (write !== undefined) params.set('write', write)
  const query = params.toString()
  return query === '' ? home : `${home}?${query}`
}

export function placeIn(params: URLSearchParams): MailPlace {
  return {
    list: readList(params.get('list') ?? ''),
    words: params.get('search')?.trim() ?? '',
    thread: params.get('thread') ?? undefined,
    write: params.get('write') ?? undefined,
  }
}

export function usePlace(): MailPlace {
  const [params] = useSearchParams()
  const written = params.get('list') ?? ''
  // The same object while the list is the same: what shows it is not drawn again.
  const list = useMemo(() => readList(written), [written])
  return useMemo(() => ({ ...placeIn(params), list }), [params, list])
}

export function isSameList(one: MailList, other: MailList): boolean {
  return writtenList(one) === writtenList(other)
}

/** Also a key under which its answers are kept. */
export function writtenList({ view, split, folder, label }: MailList): string {
  if (view === 'folder') return `folder:${folder ?? ''}`
  if (view === 'label') return `label:${label ?? ''}`
  return split ?? view
}

function readList(written: string): MailList {
  const [, kind = '', name = ''] = /^(folder|label):(.+)$/.exec(written) ?? []
  if (kind === 'folder') return { view: 'folder', folder: name }
  if (kind === 'label') return { view: 'label', label: name }
  const split = splits.find((each) => each === written)
  if (split) return { view: 'inbox', split }
  return { view: mailViews.find((each) => each === written) ?? 'inbox' }
}

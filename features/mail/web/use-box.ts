import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ThreadRow } from '../contract.ts'
import { useActs, usePendingDeeds } from './acts.tsx'
import type { AskedAct } from './asking.ts'
import { type Deed, leaves, nextOf, rowsAfter } from './deeds.ts'
import { type ThreadPages, useReadAhead, useThreads } from './mail.ts'
import { addressOf, type MailPlace } from './place.ts'
import { type Selection, useSelection } from './selection.ts'

/** A list of threads, one of them under the cursor or open. */
export type Box = {
  place: MailPlace
  pages: ThreadPages
  rows: readonly ThreadRow[]
  /** The thread that keys act on. */
  cursor: string | undefined
  setCursor: (id: string) => void
  /** Counts up whenever the row under the cursor is to take the focus. */
  focusAsked: number
  selection: Selection
  open: (id: string) => void
  close: () => void
  /** Moves the cursor; if a thread is open, opens the one there. */
  step: (by: 1 | -1, extend?: boolean) => void
  /** Changes these threads, and goes on with the next one where they leave the list. */
  change: (ids: readonly string[], deed: Deed) => void
  /** Deletes what is in the trash for good, once the person has said yes. */
  erase: (ids: readonly string[]) => void
  /** What is selected, or else the thread under the cursor. */
  meant: () => readonly ThreadRow[]
}

type Cursor = { id: string; at: number }

/** `staysAfter`: when the open thread has left, the list is shown instead of the next thread. */
export function useBox(place: MailPlace, staysAfter: boolean): Box {
  const pages = useThreads(place)
  const rows = useRows(pages, place)
  const selection = useSelection(rows)
  const { change, ask } = useActs()
  const { cursor, setCursor, focusAsked, askFocus } = useCursor(rows, place)
  const { open, close } = useOpening(place, askFocus)

  function show(id: string): void {
    // The cursor follows the open thread by itself.
    if (place.thread !== undefined) return open(id)
    setCursor(id)
    askFocus()
  }
  function step(by: 1 | -1, extend = false): void {
    const next = rowBeside(rows, cursor, by)
    if (!next) return
    if (extend) selection.extend(next.id, cursor)
    show(next.id)
  }
  /** The threads leave the list: goes on with the next one. */
  function goOn(ids: readonly string[]): void {
    selection.clear()
    if (cursor === undefined || !ids.includes(cursor)) return
    const next = nextOf(rows, new Set(ids), cursor)
    if (next !== undefined) setCursor(next)
    if (next === undefined || (staysAfter && place.thread !== undefined)) close()
    else show(next)
  }
  function changeAndGoOn(ids: readonly string[], deed: Deed): void {
    if (leaves(deed, place)) goOn(ids)
    change(ids, deed)
  }
  async function erase(ids: readonly string[]): Promise<void> {
    if (await ask(erasing(ids))) goOn(ids)
  }
  const meant = (): readonly ThreadRow[] =>
    selection.threads.length > 0 ? selection.threads : rows.filter(({ id }) => id === cursor)
  const own = { place, pages, rows, cursor, setCursor, focusAsked, selection, open, close }
  return { ...own, step, change: changeAndGoOn, erase: (ids) => void erase(ids), meant }
}

function rowBeside(rows: readonly ThreadRow[], cursor: string | undefined, by: 1 | -1): ThreadRow | undefined {
  const at = rows.findIndex(({ id }) => id === cursor)
  return rows[at === -1 ? 0 : at + by]
}

function erasing(ids: readonly string[]): AskedAct {
  const description = 'It is deleted here and on its mail server. This cannot be undone.'
  return {
    name: 'mail.delete-forever',
    input: { threadIds: ids },
    description,
    confirm: 'Delete for good',
    isDanger: true,
  }
}

/** The open thread, or the row that was moved to last. */
function useCursor(rows: readonly ThreadRow[], { thread }: MailPlace) {
  const [kept, setKept] = useState<Cursor>()
  const [focusAsked, setFocusAsked] = useState(0)
  const at = rows.findIndex(({ id }) => id === thread)
  // Once it is closed, the row of the thread that was open is under the cursor.
  if (thread !== undefined && at !== -1 && kept?.id !== thread) setKept({ id: thread, at })
  const cursor = thread ?? cursorIn(rows, kept)
  useNeighbours(rows, cursor)
  return {
    cursor,
    setCursor: (id: string) => setKept({ id, at: rows.findIndex((row) => row.id === id) }),
    focusAsked,
    askFocus: () => setFocusAsked((before) => before + 1),
  }
}

/** As the server said, with what was asked for since. */
function useRows({ data }: ThreadPages, { list, words }: MailPlace): readonly ThreadRow[] {
  const pending = usePendingDeeds()
  const read = useMemo(() => data?.pages.flatMap(({ threads }) => threads) ?? [], [data])
  return useMemo(() => rowsAfter(read, pending, { list, words }), [read, pending, list, words])
}

/** The row that took the place of a thread which is gone. */
function cursorIn(rows: readonly ThreadRow[], kept: Cursor | undefined): string | undefined {
  if (!kept) return rows[0]?.id
  if (rows.some(({ id }) => id === kept.id)) return kept.id
  return rows[Math.max(0, Math.min(kept.at, rows.length - 1))]?.id
}

/** Reads the threads beside the cursor ahead, so that the next one opens at once. */
function useNeighbours(rows: readonly ThreadRow[], cursor: string | undefined): void {
  const readAhead = useReadAhead()
  const at = rows.findIndex(({ id }) => id === cursor)
  const [here, next, before] = [rows[at]?.id, rows[at + 1]?.id, rows[at - 1]?.id]
  useEffect(() => {
    for (const id of [here, next, before]) readAhead(id)
    // oxlint-disable-next-line react/exhaustive-deps -- what is read ahead depends on the place alone
  }, [here, next, before])
}

/** Back leads from a thread to its list, however many threads were read in between. */
function useOpening(place: MailPlace, focusList: () => void): Pick<Box, 'open' | 'close'> {
  const navigate = useNavigate()
  const { state } = useLocation()
  const cameFromList = typeof state === 'object' && state !== null && 'cameFromList' in state
  const isOpen = place.thread !== undefined
  return {
    open: (thread) =>
      void navigate(addressOf({ ...place, thread }), {
        replace: isOpen,
        ...((!isOpen || cameFromList) && { state: { cameFromList: true } }),
      }),
    close() {
      focusList()
      if (!isOpen) return
      if (cameFromList) void navigate(-1)
      else void navigate(addressOf({ ...place, thread: undefined }), { replace: true })
    },
  }
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { actRoute, doAgainRoute, type Outcome, takeBackRoute } from '#foundation/web/acting/routes.ts'
import { createUnderWay, type UnderWay } from '#foundation/web/acting/under-way.ts'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Toasts, type ToastWords, useToast } from '#foundation/web/design/toast.tsx'
import type { Client } from '#foundation/web/http/client.ts'
import type { Makeable, Maker } from '#foundation/web/makers.ts'
import { makeOf } from '#foundation/web/making.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type Ask, askAndDo, type AskedAct, useAsking } from './asking.ts'
import { type Deed, type PendingDeed, requestOf } from './deeds.ts'
import { readChanged } from './mail.ts'
import { AskingDialog } from './overlays.ts'

type Acts = {
  /** Changes threads: shown at once, confirmed with an Undo button; a refusal appears as a toast. */
  change: (threads: readonly string[], deed: Deed) => void
  /** The same for what needs no confirmation, such as that an opened thread is read. */
  changeQuietly: (threads: readonly string[], deed: Deed) => void
  /** Any other action; returns whether it worked. */
  attempt: (name: string, input: object) => Promise<boolean>
  /** The same for what cannot be undone or reaches others: a dialog shows exactly what, and asks. */
  ask: (wish: AskedAct) => Promise<boolean>
  /** Makes something else of a mail, such as a task. */
  make: (maker: Maker, from: Makeable) => void
  undoLast: () => void
}

const acts = createContext<Acts | undefined>(undefined)
const pendingDeeds = createContext<readonly PendingDeed[]>([])

/** Gives every part of the mailbox changes and undo. */
export function MailHouse({ children }: { children: ReactNode }) {
  return (
    <Toasts>
      <Provider>{children}</Provider>
    </Toasts>
  )
}

export function useActs(): Acts {
  const found = useContext(acts)
  if (!found) throw new Error('This component needs MailHouse around it.')
  return found
}

/** What was asked for and not answered yet, in order. */
export function usePendingDeeds(): readonly PendingDeed[] {
  return useContext(pendingDeeds)
}

function Provider({ children }: { children: ReactNode }) {
  const { client } = useSession()
  const queries = useQueryClient()
  const toast = useToast()
  const [pending, setPending] = useState<readonly PendingDeed[]>([])
  const [trail] = useState(createTrail)
  const [asking, ask] = useAsking()
  const value = useMemo(
    () => createActs({ client, queries, toast, trail, setPending, ask }),
    [client, queries, toast, trail, ask],
  )
  return (
    <acts.Provider value={value}>
      <pendingDeeds.Provider value={pending}>{children}</pendingDeeds.Provider>
      {asking && <AskingDialog asking={asking} />}
    </acts.Provider>
  )
}

type Trail = {
  /** Activities that can be undone, the last one last. */
  done: string[]
  underWay: UnderWay
  lastKey: number
  /** Closes the toast that is shown. */
  close: () => void
}

function createTrail(): Trail {
  return { done: [], underWay: createUnderWay(), lastKey: 0, close: () => undefined }
}

type Parts = {
  client: Client
  queries: QueryClient
  toast: ReturnType<typeof useToast>
  trail: Trail
  setPending: (change: (before: readonly PendingDeed[]) => readonly PendingDeed[]) => void
  ask: Ask
}

function createActs({ client, queries, toast, trail, setPending, ask }: Parts): Acts {
  /** One toast at a time: Undo applies to the last change. */
  function say(words: ToastWords): void {
    trail.close()
    trail.close = toast(words)
  }
  const fail = (error: unknown): void =>
    void toast({ title: sentenceOf(error instanceof Error ? error : new Error(String(error))), kind: 'failed' })

  function tell({ id, state, undoable, redoable, sentence, title }: Outcome): void {
    if (state !== 'done') return say({ title: sentence ?? 'This waits for your yes. You find it under Activity.' })
    const undo = { label: 'Undo', run: () => void reverse('undo', id) }
    const redo = { label: 'Redo', run: () => void reverse('redo', id) }
    say({ title: sentence ?? title, ...(undoable && { action: undo }), ...(redoable && { action: redo }) })
  }

  async function reverse(way: 'undo' | 'redo', id: string): Promise<void> {
    trail.done = trail.done.filter((each) => each !== id)
    try {
      const outcome = await client.call(way === 'undo' ? takeBackRoute : doAgainRoute, { params: { id } })
      if (way === 'redo') trail.done.push(id)
      tell(outcome)
    } catch (error) {
      fail(error)
    }
    await readChanged(queries, null)
  }

  async function act(name: string, input: object, isQuiet = false): Promise<boolean> {
    const body = { input, key: crypto.randomUUID() }
    const answered = settled(client.call(actRoute, { params: { name }, body }), isQuiet)
    return isQuiet ? answered : trail.underWay.track(answered)
  }

  async function settled(asked: Promise<Outcome>, isQuiet = false): Promise<boolean> {
    try {
      const outcome = await asked
      if (isQuiet) return true
      if (outcome.undoable) trail.done.push(outcome.id)
      tell(outcome)
      return outcome.state === 'done'
    } catch (error) {
      fail(error)
      return false
    }
  }

  async function change(threads: readonly string[], deed: Deed, isQuiet: boolean): Promise<void> {
    trail.lastKey += 1
    const key = trail.lastKey
    setPending((before) => [...before, { key, threads: new Set(threads), deed }])
    const { name, input } = requestOf(threads, deed)
    await act(name, input, isQuiet)
    await readChanged(queries, threads)
    setPending((before) => before.filter((each) => each.key !== key))
  }

  async function undoLatest(): Promise<void> {
    await trail.underWay.ended()
    const last = trail.done.at(-1)
    if (last === undefined) say({ title: 'There is nothing to undo here.' })
    else await reverse('undo', last)
  }
  return {
    change: (threads, deed) => void change(threads, deed, false),
    changeQuietly: (threads, deed) => void change(threads, deed, true),
    async attempt(name, input) {
      const worked = await act(name, input)
      await readChanged(queries, null)
      return worked
    },
    ask: (wish) => askFor({ client, queries, ask }, wish, { tell, fail }),
    make: (maker, from) =>
      void trail.underWay.track(settled(makeOf(client, { maker, from, key: crypto.randomUUID() }))),
    undoLast: () => void undoLatest(),
  }
}

type Told = { tell: (outcome: Outcome) => void; fail: (error: unknown) => void }

async function askFor(
  { client, queries, ask }: Pick<Parts, 'client' | 'queries' | 'ask'>,
  wish: AskedAct,
  { tell, fail }: Told,
): Promise<boolean> {
  try {
    const outcome = await askAndDo({ client, ask }, wish)
    if (outcome) tell(outcome)
    return outcome?.state === 'done'
  } catch (error) {
    fail(error)
    return false
  } finally {
    await readChanged(queries, null)
  }
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type KeyboardEvent, type ReactNode, useContext, useMemo, useState } from 'react'
import { Failure } from '#foundation/contract/failure.ts'
import { sentenceOf } from '../design/failure-note.tsx'
import { Toasts, useToast } from '../design/toast.tsx'
import { readAnew } from '../http/query-client.ts'
import { inShortHere } from '../in-short-here.ts'
import { useSession } from '../session/session.ts'
import type { Keeping } from './keeping.ts'
import type { Outbox } from './outbox.ts'
import { actRoute, doAgainRoute, type Outcome, takeBackRoute } from './routes.ts'
import { useOutbox } from './use-outbox.ts'

export type Acting = {
  /** Performs the action, confirms it with an Undo button, and refetches. Throws if it is refused. */
  perform: (name: string, input: unknown) => Promise<void>
  /**
   * As `perform`, for dialogs that have closed by the time of the answer: a refusal appears as a toast. Returns whether
   * it worked.
   */
  attempt: (name: string, input: unknown) => Promise<boolean>
  undoLast: () => void
}

const context = createContext<Acting | undefined>(undefined)

type ActingProps = { queryKey: readonly string[]; keeping?: Keeping; children: ReactNode }

/**
 * Gives the page inside it actions and undo. `queryKey` is refetched after each change. With `keeping`, what is done
 * without a connection is kept and sent later; without it, it is refused.
 */
export function ActingHouse({ queryKey, keeping, children }: ActingProps) {
  return (
    <Toasts>
      <Provider queryKey={queryKey} keeping={keeping}>
        {children}
      </Provider>
    </Toasts>
  )
}

export function useActing(): Acting {
  const acting = useContext(context)
  if (!acting) throw new Error('This part of a page is shown only inside an ActingHouse.')
  return acting
}

/** Ctrl+Z or ⌘Z undoes the last change, except in a text field. */
export function useUndoKey(): (event: KeyboardEvent) => void {
  const { undoLast } = useActing()
  return (event) => {
    const isWriting =
      event.target instanceof HTMLElement && event.target.closest('input:not([type=checkbox]), textarea') !== null
    if (isWriting || !(event.ctrlKey || event.metaKey) || event.key !== 'z') return
    event.preventDefault()
    undoLast()
  }
}

function Provider({ queryKey, keeping, children }: Omit<ActingProps, 'keeping'> & { keeping: Keeping | undefined }) {
  const acting = useActingWithin(queryKey, keeping)
  return <context.Provider value={acting}>{children}</context.Provider>
}

/** The same within a page that lists what was already done. */
export function useActingWithin(queryKey: readonly string[], keeping?: Keeping): Acting {
  const { client } = useSession()
  const outbox = useOutbox()
  const queries = useQueryClient()
  const toast = useToast()
  const [trail] = useState(createTrail)
  return useMemo(
    () => createActing({ client, outbox, keeping, queries, say: toast, readKey: queryKey, trail }),
    [client, outbox, keeping, queries, toast, queryKey, trail],
  )
}

type Parts = {
  client: ReturnType<typeof useSession>['client']
  outbox: Outbox
  keeping: Keeping | undefined
  queries: QueryClient
  say: ReturnType<typeof useToast>
  readKey: readonly string[]
  trail: Trail
}

function createActing({ client, outbox, keeping, queries, say, readKey, trail }: Parts): Acting {
  const readAgain = () => readAnew(queries, { queryKey: readKey })
  const fail = (error: unknown): void =>
    void say({ title: sentenceOf(error instanceof Error ? error : new Error(String(error))), kind: 'failed' })

  function tell({ id, undoable, redoable, sentence, title }: Outcome): void {
    const undo = { label: 'Undo', run: () => void reverse('undo', id) }
    const redo = { label: 'Redo', run: () => void reverse('redo', id) }
    const words = inShortHere(sentence ?? title)
    say({ title: words, ...(undoable && { action: undo }), ...(redoable && { action: redo }) })
  }

  async function reverse(way: 'undo' | 'redo', id: string): Promise<void> {
    trail.leave(id)
    if (outbox.withdraw(id)) return void say({ title: 'Taken back before it was sent.' })
    try {
      const outcome = await client.call(way === 'undo' ? takeBackRoute : doAgainRoute, { params: { id } })
      if (way === 'redo') trail.add(id)
      tell(outcome)
    } catch (error) {
      fail(error)
    }
    return readAgain()
  }

  /** What came of it; `undefined` where it waits for a connection. */
  async function send(name: string, input: unknown): Promise<Outcome | undefined> {
    if (!keeping) return client.call(actRoute, { params: { name }, body: { input, key: crypto.randomUUID() } })
    let key = ''
    const answer = await outbox.post({
      name,
      input,
      title: keeping.title(name, input, queries),
      ...(keeping.rebased && { rebased: keeping.rebased }),
      readAgain,
      onDone: ({ id, undoable }) => trail.becomes(key, undoable ? id : undefined),
    })
    if (!('waits' in answer)) return answer
    key = answer.waits
    trail.add(key)
    say({ title: waitsWords, action: { label: 'Undo', run: () => void reverse('undo', key) } })
    return undefined
  }

  async function perform(name: string, input: unknown): Promise<void> {
    const end = trail.begin()
    let waits = false
    try {
      const outcome = await send(name, input)
      waits = outcome === undefined
      if (!outcome) return
      if (outcome.state !== 'done')
        throw new Failure('conflict', outcome.sentence ?? 'This waits for your yes. You find it under Activity.')
      if (outcome.undoable) trail.add(outcome.id)
      tell(outcome)
    } finally {
      end()
      if (!waits) await readAgain()
    }
  }

  async function attempt(name: string, input: unknown): Promise<boolean> {
    try {
      await perform(name, input)
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }

  /** A change whose answer is still pending counts as the latest: its effect may already be visible. */
  async function undoLatest(): Promise<void> {
    await trail.settled()
    const last = trail.last()
    if (last === undefined) say({ title: 'There is nothing to undo here.' })
    else await reverse('undo', last)
  }
  return { perform, attempt, undoLast: () => void undoLatest() }
}

export const waitsWords = 'This is sent when the connection is back.'

/** What can be undone, and what is still pending. Of what was not sent yet, its key. */
type Trail = {
  begin: () => () => void
  settled: () => Promise<unknown>
  add: (id: string) => void
  leave: (id: string) => void
  /** What waited under a key was done; `undefined` if it cannot be undone. */
  becomes: (key: string, id: string | undefined) => void
  last: () => string | undefined
}

function createTrail(): Trail {
  let done: readonly string[] = []
  const underWay = new Set<Promise<void>>()
  return {
    begin() {
      const { promise, resolve } = Promise.withResolvers<void>()
      underWay.add(promise)
      return () => {
        underWay.delete(promise)
        resolve()
      }
    },
    settled: () => Promise.all(underWay),
    add: (id) => void (done = [...done, id]),
    leave: (id) => void (done = done.filter((each) => each !== id)),
    becomes: (key, id) => void (done = done.flatMap((each) => (each !== key ? [each] : id === undefined ? [] : [id]))),
    last: () => done.at(-1),
  }
}

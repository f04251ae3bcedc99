import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { OpenAnswer, Thread } from '../contract.ts'
import { useChat } from './chat-session.tsx'
import type { ThreadView } from './followed.ts'
import { isShown, type Pending, type Row, rowsOf, steadyRows } from './rows.ts'

/** Reads the conversation and keeps it in step while this is shown. */
export function useOpenThread(id: string): void {
  const { threads } = useChat()
  useEffect(() => threads.open(id), [threads, id])
}

/** One thing about the conversation. What is chosen must be the same thing as long as nothing about it changed. */
export function useThread<Value>(id: string, choose: (view: ThreadView) => Value): Value {
  const { threads } = useChat()
  const read = (): Value => choose(threads.view(id))
  return useSyncExternalStore((listener) => threads.subscribe(id, listener), read, read)
}

export function usePending(id: string): readonly Pending[] {
  const { outbox } = useChat()
  const read = (): readonly Pending[] => outbox.pendingOf(id)
  return useSyncExternalStore(outbox.subscribe, read, read)
}

/** Changes only when a row does, and not with every piece of an answer. */
export function useRows(id: string): Row[] {
  const pending = usePending(id)
  const last = useRef<{ thread: Thread | undefined; pending: readonly Pending[]; rows: Row[] }>(undefined)
  return useThread(id, ({ thread }) => {
    const known = last.current
    if (known?.thread === thread && known?.pending === pending) return known.rows
    const rows = steadyRows(known?.rows ?? [], rowsOf(thread ?? { messages: [], answers: [] }, pending))
    last.current = { thread, pending, rows }
    return rows
  })
}

/** Removes messages from the outbox once the conversation shows them. */
export function useHandOver(id: string): void {
  const { outbox } = useChat()
  const pending = usePending(id)
  const messages = useThread(id, ({ thread }) => thread?.messages)
  useEffect(() => {
    const shown = pending.filter((one) => one.state === 'sent' && isShown(one, messages ?? []))
    for (const one of shown) outbox.discard(one.id)
  }, [outbox, pending, messages])
}

export function useOpenAnswer(id: string, answerId: string | undefined): OpenAnswer | undefined {
  return useThread(id, ({ thread }) => thread?.answers.find((answer) => answer.id === answerId))
}

/** The answer that is being written, if one is. */
export function useRunning(id: string): OpenAnswer | undefined {
  return useThread(id, ({ thread }) => thread?.answers.find(({ state }) => state === 'running'))
}

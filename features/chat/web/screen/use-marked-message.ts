import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useChat } from '../chat-session.tsx'
import type { Row } from '../rows.ts'
import type { Scroller } from './use-scroll.ts'

/** The message that the address names (`?message=`). */
export function useMarkedMessage(id: string): string | undefined {
  const { threads } = useChat()
  const [params] = useSearchParams()
  const messageId = params.get('message') ?? undefined
  useEffect(() => {
    if (messageId !== undefined) void threads.find(id)?.goTo(messageId)
  }, [threads, id, messageId])
  return messageId
}

/** Goes to it once it is in the list, and not again when the list changes. */
export function useShown(messageId: string | undefined, scroller: Scroller, rows: readonly Row[]): void {
  const shown = useRef<string>(undefined)
  const at = rows.findIndex((row) => row.kind === 'message' && row.message.id === messageId)
  useEffect(() => {
    if (messageId === undefined || at < 0 || shown.current === messageId) return
    shown.current = messageId
    scroller.scrollToIndex(at, { align: 'center' })
  }, [messageId, scroller, at])
}

import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#foundation/web/session/session.ts'
import { createConversationRoute, provisionalTitle } from '../../contract.ts'
import { useChat } from '../chat-session.tsx'
import type { EarlyMessage } from '../early/sending.ts'
import { reportCall } from '../report-call.ts'

export type Begin = {
  busy: boolean
  /** Why it could not be begun. */
  error: Error | undefined
  /** Makes a conversation, sends this to it and goes there, or goes on with what was begun early; whether that worked. */
  begin: (content: string, early?: EarlyMessage) => Promise<boolean>
}

export function useBegin(): Begin {
  const { client, hasToken } = useSession()
  const { threads, outbox } = useChat()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error>()
  // Asked for again under the same id, it is not made twice.
  const id = useRef<string>(crypto.randomUUID())
  const running = useRef(false)

  async function create(firstMessage: string): Promise<void> {
    const body = { title: provisionalTitle, firstMessage, id: id.current }
    const conversation = await client.call(createConversationRoute, { body })
    threads.begin(conversation)
    outbox.post({ conversationId: conversation.id, content: firstMessage })
    await navigate(`/assistant/${conversation.id}`)
  }

  /** If the conversation was created, the message may have been sent, too; sending it again is harmless. */
  async function goOn({ id: messageId, conversationId, content }: EarlyMessage): Promise<void> {
    outbox.post({ id: messageId, conversationId, content })
    await navigate(`/assistant/${conversationId}`)
  }

  async function begin(content: string, early?: EarlyMessage): Promise<boolean> {
    if (running.current || content.trim() === '') return false
    if (!hasToken()) {
      reportCall('User not authenticated')
      return false
    }
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      if (early) id.current = early.conversationId
      if (early && (await early.made)) await goOn(early)
      else await create(content)
      return true
    } catch (failure) {
      reportCall(failure)
      setError(failure instanceof Error ? failure : new Error(String(failure)))
      // Not otherwise: this page may still be there for a moment, and what is typed into it would go with it.
      running.current = false
      setBusy(false)
      return false
    }
  }

  return { busy, error, begin }
}

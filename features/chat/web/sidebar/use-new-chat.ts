import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Failure } from '#foundation/contract/failure.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { createConversationRoute, readConversationRoute } from '../../contract.ts'
import { useChat } from '../chat-session.tsx'
import { reportCall } from '../report-call.ts'
import { clearNote, say } from './note.ts'
import { sentenceOf } from './sentence.ts'

/** Opens a chat in which nothing was said yet: the one that was made last, or else a new one. */
export function useNewChat(): { begin: () => void; busy: boolean } {
  const { hasToken } = useSession()
  const { begun } = useChat()
  const navigate = useNavigate()
  const findEmpty = useFindEmpty()
  const create = useCreate()
  const { mutate, isPending } = useMutation({
    // One after the other, wherever it was pressed: the second press finds what the first one made.
    scope: { id: 'new-chat' },
    mutationFn: async (id: string) => (await findEmpty()) ?? create(id),
    async onSuccess(id) {
      clearNote()
      await navigate(`/assistant/${id}`)
      // Who is there already only goes back to the box.
      begun.tell('')
    },
    onError(failure, id) {
      reportCall(failure)
      const words = `A new chat could not be made. ${sentenceOf(failure)}`
      // Under the same id it is not made twice, should only the answer have been lost.
      say({ words, kind: 'failed', action: { label: 'Retry', run: () => mutate(id) } })
    },
  })
  function begin(): void {
    if (isPending) return
    if (hasToken()) mutate(crypto.randomUUID())
    else reportCall('User not authenticated')
  }
  return { begin, busy: isPending }
}

function useCreate(): (id: string) => Promise<string> {
  const { client } = useSession()
  const { threads, fresh } = useChat()
  return async (id) => {
    const body = { id, title: crypto.randomUUID(), provisional: true, firstMessage: 'Hello!' }
    const conversation = await client.call(createConversationRoute, { body })
    threads.begin(conversation)
    fresh.write(id)
    return id
  }
}

/** The chat created last, if it still exists, is empty and unnamed. */
function useFindEmpty(): () => Promise<string | undefined> {
  const { client } = useSession()
  const { threads, outbox, fresh } = useChat()
  return async () => {
    const id = fresh.read()
    if (id === undefined || outbox.pendingOf(id).length > 0) return undefined
    try {
      const thread =
        threads.view(id).thread ?? (await client.call(readConversationRoute, { params: { id }, query: { limit: 1 } }))
      return thread.messages.length === 0 && thread.provisional && !thread.deleted ? id : undefined
    } catch (error) {
      if (error instanceof Failure && error.code === 'not-found') return undefined
      throw error
    }
  }
}

import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useSession } from '#foundation/web/session/session.ts'
import { createConversationRoute } from '../../contract.ts'
import { useChat } from '../chat-session.tsx'
import { reportCall } from '../report-call.ts'
import { clearNote, say } from './note.ts'
import { sentenceOf } from './sentence.ts'

/** Makes a chat and opens it. */
export function useNewChat(): { begin: () => void; busy: boolean } {
  const { client, hasToken } = useSession()
  const { threads } = useChat()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) =>
      client.call(createConversationRoute, {
        body: { id, title: crypto.randomUUID(), provisional: true, firstMessage: 'Hello!' },
      }),
    onSuccess(conversation) {
      clearNote()
      threads.begin(conversation)
      return navigate(`/assistant/${conversation.id}`)
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

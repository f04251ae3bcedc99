import { useChat } from '../chat-session.tsx'
import { useDesk } from './desk.ts'

/** Sends words to this chat, as a new version of a message where that is named. */
export function useSend(id: string): (content: string, replaces?: string) => void {
  const { outbox, threads } = useChat()
  const desk = useDesk()
  return (content, replaces) => {
    outbox.post({ conversationId: id, content, replaces })
    void threads.find(id)?.goToEnd()
    desk.sent.tell()
  }
}

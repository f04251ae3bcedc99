import { useSession } from '#foundation/web/session/session.ts'
import { chooseVersionRoute, retryRoute } from '../../contract.ts'
import { useChat } from '../chat-session.tsx'
import { reportCall } from '../report-call.ts'
import { useDesk } from './desk.ts'

/** Another answer, or another version of what was said. What is shown is read anew at once. */
export function useBranches(id: string) {
  const { client } = useSession()
  const { threads } = useChat()
  const desk = useDesk()
  async function change(call: () => Promise<unknown>, failed: string): Promise<void> {
    try {
      await call()
      await threads.find(id)?.refresh()
    } catch (failure) {
      reportCall(failure)
      desk.notice.tell(failed)
    }
  }
  return {
    retry: (messageId: string): void => {
      const call = () => client.call(retryRoute, { params: { id, messageId } })
      void change(call, 'Another answer could not be asked for. Try again in a moment.')
    },
    choose: (messageId: string): void => {
      const call = () => client.call(chooseVersionRoute, { params: { id }, body: { message_id: messageId } })
      void change(call, 'The other version could not be shown. Try again in a moment.')
    },
  }
}

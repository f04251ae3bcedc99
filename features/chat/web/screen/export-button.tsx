import Download from 'lucide-react/icons/download'
import { useSession } from '#foundation/web/session/session.ts'
import { exportJsonRoute, exportMarkdownRoute } from '../../contract.ts'
import { useChat } from '../chat-session.tsx'
import { reportCall } from '../report-call.ts'
import { useDesk } from './desk.ts'
import { Popup, PopupButton } from './popup.tsx'

/** Takes the chat along, as a document or with everything that is known of it. */
export function ExportButton({ id }: { id: string }) {
  const { client } = useSession()
  const { threads } = useChat()
  const desk = useDesk()
  async function save(route: typeof exportMarkdownRoute | typeof exportJsonRoute, ending: string): Promise<void> {
    const title = threads.view(id).thread?.title ?? 'Chat'
    try {
      keep(await client.download(route, { params: { id } }), `${title.replaceAll(/[^\p{L}\p{N} -]/gu, '')}.${ending}`)
    } catch (failure) {
      reportCall(failure)
      desk.notice.tell('The chat could not be exported. Try again in a moment.')
    }
  }
  return (
    <Popup label="Export" icon={<Download />} side="below-end">
      <div className="w-44">
        <PopupButton onClick={() => void save(exportMarkdownRoute, 'md')}>As Markdown</PopupButton>
        <PopupButton onClick={() => void save(exportJsonRoute, 'json')}>As JSON</PopupButton>
      </div>
    </Popup>
  )
}

/** A link cannot carry a token, so the bytes are given a name here. */
function keep(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

import Plus from 'lucide-react/icons/plus'
import { SidebarButton } from '#foundation/web/shell/sidebar-button.tsx'
import { useNewChat } from './use-new-chat.ts'

export function NewChat() {
  const { begin, busy } = useNewChat()
  return (
    <SidebarButton icon={<Plus aria-hidden="true" />} onClick={begin} busy={busy}>
      New chat
    </SidebarButton>
  )
}

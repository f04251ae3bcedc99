import Plus from 'lucide-react/icons/plus'
import { useNewChat } from './use-new-chat.ts'

export function NewChat() {
  const { begin, busy } = useNewChat()
  return (
    <button
      type="button"
      onClick={begin}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={look}
    >
      <Plus aria-hidden="true" />
      New chat
    </button>
  )
}

const look =
  'flex h-8.5 w-full items-center gap-2.5 rounded-control px-2 text-left hover:bg-touch aria-busy:cursor-progress pointer-coarse:h-10 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted'

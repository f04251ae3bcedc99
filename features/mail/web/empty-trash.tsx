import Trash from 'lucide-react/icons/trash-2'
import { Button } from '#foundation/web/design/button.tsx'
import { useActs } from './acts.tsx'
import { useMailboxes } from './mail.ts'

/** Above the trash: how much is in it, and a way to be rid of it. */
export function EmptyTrash() {
  const { ask } = useActs()
  const { data } = useMailboxes()
  const messages = data?.trash.messages ?? 0
  if (messages === 0) return null
  const words = messages === 1 ? '1 message' : `${messages.toLocaleString()} messages`
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-b border-hairline py-1.5 pr-2 pl-4 text-13 text-muted">
      <p>{words} in the trash</p>
      <Button
        kind="plain"
        icon={<Trash />}
        onClick={() =>
          void ask({
            name: 'mail.empty-trash',
            input: { messages },
            description: 'All of it is deleted here and on its mail server. This cannot be undone.',
            confirm: 'Empty the trash',
            isDanger: true,
          })
        }
      >
        Empty the trash
      </Button>
    </div>
  )
}

import X from 'lucide-react/icons/x'
import { IconButton } from '#foundation/web/design/button.tsx'

export function EditingNote({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="flex items-center justify-between gap-2 pb-1 pl-1 text-13 text-muted">
      <p>You are writing this message anew. The old one stays as a version.</p>
      <IconButton label="Cancel editing" icon={<X />} onClick={onCancel} />
    </div>
  )
}

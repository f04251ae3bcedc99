import { Dialog } from '../design/dialog.tsx'
import { Keys } from '../design/keys.tsx'
import { listedShortcuts, type ShortcutEntry } from '../keyboard/listed.ts'

type ShortcutListProps = {
  shortcuts: readonly ShortcutEntry[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What the keyboard can do on this page. */
export function ShortcutList({ shortcuts, open, onOpenChange }: ShortcutListProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="grid">
        {[...listedShortcuts(), ...shortcuts].map(({ shortcut, does }) => (
          <div key={shortcut} className="flex items-center justify-between gap-6 border-t border-hairline py-2">
            <dt>{does}</dt>
            <dd>
              <Keys shortcut={shortcut} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

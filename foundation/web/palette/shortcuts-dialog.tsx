import { useState } from 'react'
import { Dialog } from '../design/dialog.tsx'
import { Keys } from '../design/keys.tsx'
import { useShortcut } from '../keyboard/use-shortcut.ts'

export type ShortcutEntry = { shortcut: string; does: string }

/** Opens with a question mark and lists what else the keyboard can do. */
export function ShortcutsDialog({ shortcuts }: { shortcuts: readonly ShortcutEntry[] }) {
  const [open, setOpen] = useState(false)
  useShortcut('?', () => setOpen(true))
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts">
      <dl className="grid">
        {shortcuts.map(({ shortcut, does }) => (
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

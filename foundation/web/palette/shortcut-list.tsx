import { useId } from 'react'
import { Dialog } from '../design/dialog.tsx'
import { Keys } from '../design/keys.tsx'
import { listedShortcuts, type ShortcutEntry, type ShortcutGroup } from '../keyboard/listed.ts'

type ShortcutListProps = {
  shortcuts: readonly ShortcutEntry[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What the keyboard can do on this page, and everywhere. */
export function ShortcutList({ shortcuts, open, onOpenChange }: ShortcutListProps) {
  const groups = [...listedShortcuts(), { title: 'Everywhere', shortcuts }]
  const isWide = groups.length > 1
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" wide={isWide}>
      <div className={`grid gap-x-8 gap-y-6 ${isWide ? 'sm:grid-cols-2' : ''}`}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </Dialog>
  )
}

function Group({ title, shortcuts }: ShortcutGroup) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 text-13 font-medium text-muted">
        {title}
      </h3>
      <dl>
        {shortcuts.map(({ shortcut, does }) => (
          <div key={shortcut} className="flex items-center justify-between gap-6 border-t border-hairline py-2">
            <dt>{does}</dt>
            <dd className="shrink-0">
              <Keys shortcut={shortcut} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

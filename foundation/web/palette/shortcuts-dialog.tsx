import { lazy, Suspense, useEffect, useState } from 'react'
import { Keys } from '../design/keys.tsx'
import { listedShortcuts, type ShortcutEntry } from '../keyboard/listed.ts'
import { useShortcut } from '../keyboard/use-shortcut.ts'
import { shortcutsAsked } from './open-palette.ts'

const Dialog = lazy(async () => {
  const { Dialog: component } = await import('../design/dialog.tsx')
  return { default: component }
})

/** Opens with a question mark and lists what else the keyboard can do; the dialog itself arrives when it is asked for. */
export function ShortcutsDialog({ shortcuts }: { shortcuts: readonly ShortcutEntry[] }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useShortcut('?', () => setState('open'))
  useEffect(() => shortcutsAsked.listen(() => setState('open')), [])
  if (state === 'never') return null
  return (
    <Suspense>
      <Dialog
        open={state === 'open'}
        onOpenChange={(open: boolean) => setState(open ? 'open' : 'closed')}
        title="Keyboard shortcuts"
      >
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
    </Suspense>
  )
}

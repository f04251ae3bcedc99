import { Suspense, useEffect, useState } from 'react'
import type { ShortcutEntry } from '../keyboard/listed.ts'
import { useShortcut } from '../keyboard/use-shortcut.ts'
import { late } from '../late.ts'
import { shortcutsAsked } from './open-palette.ts'

const ShortcutList = late(async () => (await import('./shortcut-list.tsx')).ShortcutList)

/** Opens with a question mark and lists what else the keyboard can do; the list itself arrives when it is asked for. */
export function ShortcutsDialog({ shortcuts }: { shortcuts: readonly ShortcutEntry[] }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useShortcut('?', () => setState('open'))
  useEffect(() => shortcutsAsked.listen(() => setState('open')), [])
  if (state === 'never') return null
  return (
    <Suspense>
      <ShortcutList
        shortcuts={shortcuts}
        open={state === 'open'}
        onOpenChange={(open) => setState(open ? 'open' : 'closed')}
      />
    </Suspense>
  )
}

import { lazy, Suspense, useState } from 'react'
import { useShortcut } from '../keyboard/use-shortcut.ts'
import type { CommandPaletteProps } from './command-palette.tsx'

const CommandPalette = lazy(async () => {
  const { CommandPalette: component } = await import('./command-palette.tsx')
  return { default: component }
})

/** Listens for the palette's keys; the palette itself arrives when it is first asked for. */
export function PaletteHost(props: Omit<CommandPaletteProps, 'open' | 'onOpenChange'>) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useShortcut('mod+k', () => setState(state === 'open' ? 'closed' : 'open'))
  if (state === 'never') return null
  return (
    <Suspense>
      <CommandPalette
        {...props}
        open={state === 'open'}
        onOpenChange={(open: boolean) => setState(open ? 'open' : 'closed')}
      />
    </Suspense>
  )
}

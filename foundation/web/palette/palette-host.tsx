import { lazy, Suspense, useState } from 'react'
import { useShortcut } from '../keyboard/use-shortcut.ts'
import type { CommandPaletteProps } from './command-palette.tsx'

const CommandPalette = lazy(async () => {
  const { CommandPalette: component } = await import('./command-palette.tsx')
  return { default: component }
})

type PaletteHostProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & {
  /** Told when it is first asked for, so that whoever has entries to fetch can do so. */
  onFirst?: (() => void) | undefined
}

/** Listens for the palette's keys; the palette itself arrives when it is first asked for. */
export function PaletteHost({ onFirst, ...props }: PaletteHostProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useShortcut('mod+k', () => {
    if (state === 'never') onFirst?.()
    setState(state === 'open' ? 'closed' : 'open')
  })
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

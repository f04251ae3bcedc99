import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import { Keys } from './keys.tsx'
import { arriving } from './surface.ts'

/** Says again, for the eye, what a control without words is called; never the only place where something is said. */
export function Tooltip({ label, shortcut, children }: { label: string; shortcut?: string; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-40">
          <Base.Popup
            className={`${arriving} flex items-center gap-2 rounded-control bg-ink px-2 py-1 text-12 text-paper shadow-float print:hidden`}
          >
            {label}
            {shortcut && <Keys shortcut={shortcut} quiet />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { arriving, floating } from './surface.ts'

type PopoverProps = { trigger: ReactElement; title: string; children: ReactNode; align?: 'start' | 'center' | 'end' }

/** A little more about what one is pointing at. */
export function Popover({ trigger, title, children, align = 'start' }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-30">
          <Base.Popup className={`${floating} ${arriving} grid w-72 max-w-(--available-width) gap-2 p-4`}>
            <Base.Title className="font-medium">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

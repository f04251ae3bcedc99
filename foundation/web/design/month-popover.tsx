import { Popover } from '@base-ui/react/popover'
import type { RefObject } from 'react'
import { MonthPicker } from './month-picker.tsx'
import { arriving, floating } from './surface.ts'

type MonthPopoverProps = {
  label: string
  value: string
  today: string
  /** Below this it appears. */
  field: RefObject<HTMLElement | null>
  /** What opens and closes it, and gets the focus back. */
  button: RefObject<HTMLElement | null>
  onPick: (day: string) => void
  onClose: () => void
}

/** A month to pick a day from. It is open as long as it is rendered. */
export function MonthPopover({ label, value, today, field, button, onPick, onClose }: MonthPopoverProps) {
  return (
    <Popover.Root
      open
      onOpenChange={(_open, { event, reason }) => {
        // A press on the button closes it by the button's own handler.
        const isOnButton = event.target instanceof Node && button.current?.contains(event.target) === true
        if (reason === 'escape-key' || !isOnButton) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={field} sideOffset={4} align="start" className="z-30">
          <Popover.Popup aria-label={label} finalFocus={button} className={`${floating} ${arriving} p-3`}>
            <MonthPicker value={value} today={today} onPick={onPick} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

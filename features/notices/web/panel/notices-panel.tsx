import { Popover } from '@base-ui/react/popover'
import { type RefObject, useRef } from 'react'
import { Sheet } from '#foundation/web/design/sheet.tsx'
import { arriving, floating } from '#foundation/web/design/surface.ts'
import { usePhone } from '#foundation/web/shell/use-phone.ts'
import { Newest } from './newest.tsx'

type NoticesPanelProps = {
  /** The bell: the panel stands beside it, and gives the focus back to it. */
  bell: RefObject<HTMLButtonElement | null>
  open: boolean
  onClose: () => void
}

/** The newest notices beside the bell; on a phone as a sheet. */
export function NoticesPanel({ bell, open, onClose }: NoticesPanelProps) {
  const isPhone = usePhone()
  const popup = useRef<HTMLDivElement>(null)
  if (isPhone)
    return (
      <Sheet open={open} onClose={onClose} title="Notices" finalFocus={bell}>
        <div className="-mx-5">
          <Newest />
        </div>
      </Sheet>
    )
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event, cancel }) => {
        // A press on the bell closes it by itself.
        if (event.target instanceof Node && bell.current?.contains(event.target)) cancel()
        else if (!next) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={bell}
          side="right"
          align="start"
          sideOffset={12}
          collisionPadding={12}
          className="z-20"
        >
          <Popover.Popup
            ref={popup}
            initialFocus={popup}
            finalFocus={bell}
            className={`${floating} ${arriving} flex outline-none max-h-[min(34rem,var(--available-height))] w-100 max-w-(--available-width) flex-col`}
          >
            <Popover.Title className="px-4 pt-3.5 pb-2 font-serif text-20 font-medium">Notices</Popover.Title>
            <Newest />
            <Popover.Close className="sr-only">Close</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

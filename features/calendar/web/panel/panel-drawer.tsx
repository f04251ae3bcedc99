import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '#foundation/web/design/button.tsx'
import { veil } from '#foundation/web/design/dialog.tsx'

/** The panel as a sheet from the left. */
export function PanelDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={veil} />
        <Dialog.Popup className={sheet}>
          <div className="flex h-14 shrink-0 items-center justify-between pr-2.5 pl-4">
            <Dialog.Title className="font-medium">Calendars</Dialog.Title>
            <Dialog.Close render={<IconButton label="Close calendars" icon={<X />} />} />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const sheet =
  'fixed inset-y-0 left-0 z-20 flex w-72 max-w-[85vw] flex-col overflow-y-auto bg-paper shadow-float outline-none transition-[translate] duration-180 data-ending-style:-translate-x-full data-starting-style:-translate-x-full'

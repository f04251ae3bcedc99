import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { IconButton } from '../design/button.tsx'
import { veil } from '../design/dialog.tsx'

/** From this width on the sidebar stands beside the page: `--breakpoint-md`. */
const wide = '(min-width: 56.25rem)'

type DrawerProps = { open: boolean; onOpenChange: (open: boolean) => void; brand: ReactNode; children: ReactNode }

/** The sidebar as a sheet from the left. It goes with Escape, with a press beside it, and when one has gone somewhere. */
export function Drawer({ open, onOpenChange, brand, children }: DrawerProps) {
  const close = useEffectEvent(() => onOpenChange(false))
  useEffect(() => {
    const media = matchMedia(wide)
    const listener = (): void => close()
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }, [])

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={veil} />
        <Dialog.Popup aria-label="Menu" className={sheet}>
          <div className="flex h-14 shrink-0 items-center justify-between px-2.5">
            <div className="min-w-0 pl-2">{brand}</div>
            <Dialog.Close render={<IconButton label="Close menu" icon={<X />} />} />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const sheet =
  'fixed inset-y-0 left-0 z-20 flex w-72 max-w-[85vw] flex-col bg-sunken shadow-float outline-none transition-[translate] duration-180 data-ending-style:-translate-x-full data-starting-style:-translate-x-full'

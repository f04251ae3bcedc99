import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import { BackCloses } from './back-closes.tsx'
import { IconButton } from './button.tsx'
import { veil } from './dialog.tsx'
import { useFocusBack } from './focus-back.ts'
import { usePull } from './use-pull.ts'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Where the focus goes when it opens, if not to its first control. */
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus']
  /** Where the focus goes when it closes, if not back to where it came from. */
  finalFocus?: ComponentProps<typeof Base.Popup>['finalFocus']
  children: ReactNode
}

/** A bottom sheet for touch screens. Closes when pulled down, on a press outside, with Escape, or with Back. */
export function Sheet({ open, onClose, title, initialFocus, finalFocus, children }: SheetProps) {
  const { popup, opened, finalFocus: back } = useFocusBack()
  const pull = usePull(popup, { towards: 'down', enough: 80, onAway: onClose })
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={veil} />
        <Base.Popup ref={opened} initialFocus={initialFocus} finalFocus={finalFocus ?? back} className={frame}>
          <BackCloses onBack={onClose} />
          <div {...pull} className="shrink-0 cursor-grab touch-none pt-2">
            <span aria-hidden="true" className="mx-auto block h-1 w-9 rounded-full bg-hairline" />
            <div className="flex items-start gap-2 pt-2 pr-2.5 pl-5">
              <Base.Title className="min-w-0 grow pt-2 font-serif text-20 font-medium wrap-anywhere">
                {title}
              </Base.Title>
              <span onPointerDown={(event) => event.stopPropagation()}>
                <Base.Close render={<IconButton label="Close" icon={<X />} />} />
              </span>
            </div>
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

const frame =
  'fixed inset-x-0 bottom-0 z-20 mx-auto flex max-h-[85dvh] max-w-160 flex-col rounded-t-[16px] bg-raised text-ink shadow-float outline-none transition-[translate] duration-180 data-ending-style:translate-y-full data-starting-style:translate-y-full motion-reduce:transition-none print:hidden'

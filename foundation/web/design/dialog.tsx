import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { BackCloses } from './back-closes.tsx'
import { IconButton } from './button.tsx'
import { useFocusBack } from './focus-back.ts'
import { saveByKeys } from './save-keys.ts'
import { floating, formEnd } from './surface.ts'
import './dialog.css'

type DialogProps = {
  /** The button that opens it, to which the focus returns. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  title: string
  description?: string
  /** Wide enough for two columns. */
  wide?: boolean
  children?: ReactNode
  /** Buttons; those inside `DialogClose` also close it. */
  actions?: ReactNode
}

export function Dialog({ trigger, title, description, wide = false, children, actions, ...root }: DialogProps) {
  const acts = useRef<Base.Root.Actions>(null)
  const { popup, opened, finalFocus } = useFocusBack(trigger !== undefined)
  return (
    <Base.Root {...root} actionsRef={acts}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={veil} />
        <Base.Viewport className={stage}>
          <Base.Popup
            ref={opened}
            data-covering
            // On a touch screen a field would bring up the keyboard over what is to be read first.
            initialFocus={() => (matchMedia('(pointer: coarse)').matches ? popup.current : true)}
            finalFocus={finalFocus}
            onKeyDown={saveByKeys}
            className={`${floating} ${sheet} max-h-full shrink-0 overflow-y-auto outline-none ${wide ? 'max-w-220' : 'max-w-110'}`}
          >
            <BackCloses onBack={() => acts.current?.close()} />
            <Base.Title data-dialog-title className="pr-10 font-serif text-20 font-medium">
              {title}
            </Base.Title>
            {description && <Base.Description className="text-muted">{description}</Base.Description>}
            {children}
            {actions && <div className={buttons}>{actions}</div>}
            <div className="absolute top-2.5 right-2.5">
              <Base.Close render={<IconButton label="Close" icon={<X />} />} />
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />
}

export const veil =
  'fixed inset-0 z-20 bg-veil transition-opacity duration-140 data-starting-style:opacity-0 data-ending-style:opacity-0'

/** Above the veil, and above what makes the rest of the page inert. What is tall takes the room that is left above it. */
export const stage =
  'fixed inset-0 z-20 flex flex-col items-center overflow-y-auto p-4 before:min-h-0 before:shrink before:basis-[calc(12dvh-1rem)]'

export const sheet =
  'relative grid w-full gap-4 p-6 transition-[opacity,translate] duration-160 data-starting-style:translate-y-2 data-starting-style:opacity-0 data-ending-style:opacity-0'

/** The end of a long form: its buttons stay in sight while the rest is scrolled. */
export const formFoot = `sticky -bottom-6 -mx-6 -mb-6 rounded-b-card border-t border-hairline bg-raised px-6 py-4 ${formEnd}`

export const buttons = 'mt-2 flex flex-wrap justify-end gap-2'

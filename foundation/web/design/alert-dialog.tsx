import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactElement, ReactNode } from 'react'
import { Button } from './button.tsx'
import { buttons, sheet, stage, veil } from './dialog.tsx'
import { useFocusBack } from './focus-back.ts'
import { floating } from './surface.ts'

type AlertDialogProps = {
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  title: string
  /** What will happen, and whether it can be undone. */
  description: string
  /** The exact thing that leaves the house or is destroyed. */
  children?: ReactNode
  confirm: { label: string; kind: 'primary' | 'danger'; run: () => void }
  cancel?: string
}

/** Asks before what cannot be taken back. The focus starts on the way out. */
export function AlertDialog({ trigger, title, description, children, confirm, cancel, ...root }: AlertDialogProps) {
  const { opened, finalFocus } = useFocusBack(trigger !== undefined)
  return (
    <Base.Root {...root}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={veil} />
        <Base.Viewport className={stage}>
          <Base.Popup ref={opened} finalFocus={finalFocus} className={`${floating} ${sheet} max-w-110`}>
            <Base.Title className="font-serif text-20 font-medium">{title}</Base.Title>
            <Base.Description className="text-muted">{description}</Base.Description>
            {children}
            <div className={buttons}>
              <Base.Close render={<Button>{cancel ?? 'Cancel'}</Button>} />
              <Base.Close
                render={
                  <Button kind={confirm.kind} onClick={confirm.run}>
                    {confirm.label}
                  </Button>
                }
              />
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

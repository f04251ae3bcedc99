import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { floating } from '#foundation/web/design/surface.ts'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { ProviderInfo } from '../../contract.ts'

type SignInDialogProps = {
  open: boolean
  onClose: () => void
  /** `null`: it could not be asked; pressing the button tries again. */
  provider: ProviderInfo | null | undefined
  loading: boolean
  onLeave: () => void
  /** What is to be said first. */
  children?: ReactNode
}

/** The browser's own dialog, because this page should arrive quickly: it closes on Escape and keeps the focus. */
export function SignInDialog({ open, onClose, provider, loading, onLeave, children }: SignInDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) ref.current?.showModal()
  }, [open])
  // A button that is still disabled cannot take the focus when the dialog opens.
  useEffect(() => {
    if (open && !loading) ref.current?.querySelector('button')?.focus()
  }, [open, loading])
  return (
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions -- the key is Escape, and the browser's
    <dialog
      ref={ref}
      aria-labelledby="continue-with"
      onClose={onClose}
      onClick={({ target }) => target === ref.current && ref.current.close()}
      className={`${floating} m-auto w-[calc(100%-3rem)] max-w-90 outline-none backdrop:bg-transparent`}
    >
      <div className="grid gap-5 p-7">
        <h2 id="continue-with" className="text-center font-serif text-25 font-medium">
          Continue with
        </h2>
        {children && <p className="text-center text-13 text-pretty text-muted">{children}</p>}
        <div className="grid">
          <Button kind="primary" disabled={loading} busy={loading && Boolean(provider)} onClick={onLeave}>
            {provider === undefined ? <NotKnownYet /> : (provider?.name ?? 'Try again')}
          </Button>
        </div>
        {provider === null && (
          <p role="alert" className="text-center text-13 text-pretty text-muted">
            The server cannot be reached right now. Nothing was lost.
          </p>
        )}
      </div>
    </dialog>
  )
}

/** The button has a name before the provider's is known. */
function NotKnownYet() {
  return (
    <>
      <Skeleton className="h-4 w-32" />
      <VisuallyHidden>your account</VisuallyHidden>
    </>
  )
}

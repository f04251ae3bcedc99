import { Toast as Base } from '@base-ui/react/toast'
import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { floating } from './surface.ts'
import { useToastTime } from './toast-time.ts'

export type ToastWords = {
  title: string
  description?: string
  /** `failed` is read out at once and stays until it is dismissed. */
  kind?: 'done' | 'failed'
  action?: { label: string; run: () => void }
}

/** Remembers the confirmation that is shown, and returns the one before it. */
type Follow = (id: string) => string | undefined

const confirmations = createContext<Follow>(() => undefined)

/** Shows what was just done, with the way back. Stands once around an app. */
export function Toasts({ children }: { children: ReactNode }) {
  const [follow] = useState(followOne)
  return (
    <Base.Provider timeout={0} limit={3}>
      <confirmations.Provider value={follow}>{children}</confirmations.Provider>
      <Base.Portal>
        <Base.Viewport className="fixed right-4 bottom-4 z-40 flex max-sm:bottom-18 max-sm:z-10 w-[min(22rem,calc(100vw-2rem))] flex-col gap-2 outline-none print:hidden">
          <List />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

/** The returned function dismisses the toast. What was done takes the place of what was done before; failures stay. */
export function useToast(): (words: ToastWords) => () => void {
  const { add, close } = Base.useToastManager()
  const follow = useContext(confirmations)
  return ({ title, description, kind = 'done', action }) => {
    const id = add({
      title,
      type: kind,
      priority: kind === 'failed' ? 'high' : 'low',
      ...(description !== undefined && { description }),
      ...(action && {
        actionProps: {
          children: action.label,
          onClick: () => {
            action.run()
            close(id)
          },
        },
      }),
    })
    const before = kind === 'done' ? follow(id) : undefined
    if (before !== undefined) close(before)
    return () => close(id)
  }
}

function followOne(): Follow {
  let shown: string | undefined
  return (id) => {
    const before = shown
    shown = id
    return before
  }
}

function List() {
  const { toasts } = Base.useToastManager()
  return toasts.map((toast) => <Item key={toast.id} toast={toast} />)
}

function Item({ toast }: { toast: Base.Root.ToastObject }) {
  const { close } = Base.useToastManager()
  const root = useRef<HTMLDivElement>(null)
  const isFailed = toast.type === 'failed'
  useToastTime(root, !isFailed, () => close(toast.id))
  return (
    // Base UI hides a failure until F6, though Tab reaches it: a focus that listeners would not hear.
    <Base.Root ref={root} toast={toast} swipeDirection="right" aria-hidden={false} className={`${floating} ${moving}`}>
      <Base.Content className="flex items-center gap-3 py-2 pr-2 pl-4">
        {isFailed && <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-red" />}
        <div className="min-w-0 grow py-1">
          <Base.Title className="font-medium" />
          <Base.Description className="text-13 text-muted" />
        </div>
        {toast.actionProps && <Base.Action render={<Button kind="plain" />} />}
        {/* Ours never lie in a pile, so this one is never covered. */}
        <Base.Close aria-hidden={false} render={<IconButton label="Dismiss" icon={<X />} />} />
      </Base.Content>
    </Base.Root>
  )
}

const moving =
  'transition-[opacity,translate] duration-160 data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:opacity-0 data-limited:hidden translate-x-(--toast-swipe-movement-x)'

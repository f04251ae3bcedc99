import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { createContext, type FocusEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from './button.tsx'
import { floating } from './surface.ts'
import { useToastTime } from './toast-time.ts'
import { usePull } from './use-pull.ts'

export type ToastWords = {
  title: string
  description?: string
  /** `failed` is read out at once and stays until it is dismissed. */
  kind?: 'done' | 'failed'
  action?: { label: string; run: () => void }
}

type Toast = ToastWords & { id: number }

/** Shows a toast. The returned function dismisses it. */
type Say = (words: ToastWords) => () => void

const saying = createContext<Say | undefined>(undefined)

/** Shows what was just done, with the way back. Stands once around an app. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [{ say, close }] = useState(() => createSaying(setToasts))
  const [place, setPlace] = useState<HTMLElement>()
  // oxlint-disable-next-line react/set-state-in-effect -- after the page is in the document, so that Tab reaches the toasts after it
  useEffect(() => setPlace(document.body), [])
  return (
    <>
      <saying.Provider value={say}>{children}</saying.Provider>
      {place &&
        createPortal(
          <>
            <List toasts={toasts} onClose={close} />
            <Failures toasts={toasts} />
          </>,
          place,
        )}
    </>
  )
}

/** Around a part of the app that shows what was done in a way of its own. */
export const SayingProvider = saying.Provider

/** What was done takes the place of what was done before; failures stay. */
export function useToast(): Say {
  const say = useContext(saying)
  if (!say) throw new Error('A toast is shown only inside of Toasts.')
  return say
}

function createSaying(change: (to: (before: readonly Toast[]) => readonly Toast[]) => void) {
  let count = 0
  const close = (id: number): void => change((before) => before.filter((toast) => toast.id !== id))
  function say(words: ToastWords): () => void {
    count += 1
    const toast = { ...words, id: count }
    change((before) => [toast, ...before.filter(({ kind }) => kind === 'failed' || words.kind === 'failed')])
    return () => close(toast.id)
  }
  return { say, close }
}

/** Further toasts are shown when some of these have gone. */
const shownAtOnce = 3

type ListProps = { toasts: readonly Toast[]; onClose: (id: number) => void }

/** Always in the page, because screen readers announce only what is added to a live region that is already there. */
function List({ toasts, onClose }: ListProps) {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement>(undefined)
  const giveBack = () => before.current?.focus()
  useFocusKey(region, giveBack)
  function remember({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget)) before.current = relatedTarget
  }
  function close(id: number): void {
    if (region.current?.contains(document.activeElement)) giveBack()
    onClose(id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only remembers where the focus came from
    <section
      ref={region}
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      tabIndex={-1}
      onFocus={remember}
      className="fixed right-4 bottom-4 z-40 flex max-sm:bottom-18 max-sm:z-10 w-[min(22rem,calc(100vw-2rem))] flex-col gap-2 outline-none print:hidden"
    >
      {toasts.slice(0, shownAtOnce).map((toast) => (
        <Item key={toast.id} toast={toast} onClose={() => close(toast.id)} />
      ))}
    </section>
  )
}

/** Announces each failure at once, and only once. */
function Failures({ toasts }: { toasts: readonly Toast[] }) {
  const failed = toasts.filter(({ kind }) => kind === 'failed')
  return (
    <div aria-live="assertive" className="sr-only">
      {failed.map(({ id, title, description = '' }) => (
        <p key={id}>{`${title} ${description}`}</p>
      ))}
    </div>
  )
}

/** F6 moves the focus to the toasts, and back. */
function useFocusKey(region: React.RefObject<HTMLDivElement | null>, giveBack: () => void): void {
  useEffect(() => {
    function press({ key }: KeyboardEvent): void {
      const { current } = region
      if (key !== 'F6' || !current?.hasChildNodes()) return
      if (current.contains(document.activeElement)) giveBack()
      else current.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

function Item({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { title, description, kind, action } = toast
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const isFailed = kind === 'failed'
  useToastTime(root, !isFailed, onClose)
  const pull = usePull(root, { towards: 'right', enough: 40, onAway: onClose })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is one of two
    <div
      ref={root}
      role={isFailed ? 'alertdialog' : 'dialog'}
      aria-live={isFailed ? 'off' : undefined}
      tabIndex={0}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      {...pull}
      className={`${floating} ${moving}`}
    >
      {isFailed && <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-red" />}
      <div className="min-w-0 grow py-1">
        <h2 id={`${id}-title`} className="font-medium">
          {title}
        </h2>
        {description !== undefined && (
          <p id={`${id}-description`} className="text-13 text-muted">
            {description}
          </p>
        )}
      </div>
      <span onPointerDown={(event) => event.stopPropagation()} className="flex items-center gap-3">
        {action && (
          <Button
            kind="plain"
            onClick={() => {
              action.run()
              onClose()
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton label="Dismiss" icon={<X />} onClick={onClose} />
      </span>
    </div>
  )
}

const moving =
  'flex touch-pan-y items-center gap-3 py-2 pr-2 pl-4 transition-[opacity,translate] duration-160 starting:translate-y-3 starting:opacity-0'

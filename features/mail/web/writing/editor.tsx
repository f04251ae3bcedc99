import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { useFocusBack } from '#foundation/web/design/focus-back.ts'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import { usePhone } from '#foundation/web/shell/use-phone.ts'
import { Clash } from './clash.tsx'
import { useDock } from './dock.ts'
import { ElsewhereNote } from './elsewhere-note.tsx'
import { EditorFields } from './editor-fields.tsx'
import { Leaving } from './leaving.tsx'
import { stateWords } from './state-words.ts'
import { useKeeper } from './use-keeper.ts'
import { useForgetSeed, useSeed, useWriting } from './use-writing.ts'
import { fieldsOf } from './fields.ts'
import './editor.css'

/**
 * Writes one mail: an answer below the thread that it answers, anything else above the mailbox, and on a phone over
 * everything. Closing it keeps the draft.
 */
export function Editor({ id }: { id: string }) {
  const [seed] = useState(useSeed())
  const { keeper, kept } = useKeeper(id, seed)
  const { close, begin } = useWriting()
  const isPhone = usePhone()
  const { popup: frame, opened, finalFocus } = useFocusBack()
  const dock = useDock({ id, seed, kept })
  const title = seed?.replyTo === undefined && (kept.stored?.answers ?? null) === null ? 'New message' : 'Your answer'
  const isStored = kept.stored !== undefined
  const forgetSeed = useEffectEvent(useForgetSeed())
  useEffect(() => {
    if (isStored) forgetSeed()
  }, [isStored])
  return (
    <Base.Root
      open
      modal={isPhone}
      disablePointerDismissal
      onOpenChange={(open) => {
        if (!open) close()
      }}
    >
      <Base.Portal container={dock}>
        <Base.Popup
          ref={opened}
          data-editor
          onKeyDown={(event) => {
            // React passes on the keys of dialogs that were opened here, such as the one that saves a template.
            if (!(event.target instanceof Node) || !frame.current?.contains(event.target)) return
            const pressed = { Enter: '[data-send]', '.': '[data-templates]' }[event.key]
            if (pressed === undefined || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            frame.current.querySelector<HTMLElement>(pressed)?.click()
          }}
          initialFocus={() => placeToBegin(frame.current)}
          finalFocus={finalFocus}
          className={`${look} ${dock ? docked : above}`}
        >
          <header className="flex shrink-0 items-center gap-3 border-b border-hairline py-1.5 pr-1.5 pl-4">
            <Base.Title className="min-w-0 grow truncate font-medium">{title}</Base.Title>
            <p aria-live="polite" className="shrink-0 text-12 text-muted">
              {stateWords(kept)}
            </p>
            <IconButton label="Close and keep the draft" title="Close (Escape)" icon={<X />} onClick={close} />
          </header>
          {kept.state === 'loading' ? (
            <NotYet error={kept.error} onRetry={() => void keeper.hear()} />
          ) : (
            <>
              {kept.state === 'clash' && kept.theirs && <Clash theirs={kept.theirs} onChoose={keeper.choose} />}
              {kept.state === 'gone' && <Gone onKeep={() => begin({ ...seed, ...fieldsOf(kept.fields) })} />}
              {kept.stored?.elsewhere === true && kept.state !== 'gone' && <ElsewhereNote id={id} keeper={keeper} />}
              {kept.state === 'refused' && kept.error && (
                <p role="alert" className="shrink-0 bg-red-wash px-4 py-2 text-red">
                  {sentenceOf(kept.error)} Your words are still here.
                </p>
              )}
              {seed?.caution !== undefined && (
                <p role="note" className="shrink-0 bg-amber-wash px-4 py-2 text-pretty wrap-anywhere text-amber">
                  {visible(seed.caution)}
                </p>
              )}
              <EditorFields fields={kept.fields} onEdit={keeper.edit} />
              <Leaving id={id} keeper={keeper} kept={kept} />
            </>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

const look = 'flex flex-col overflow-hidden bg-raised text-ink outline-none print:hidden'

const docked = 'min-h-0 rounded-card border border-hairline'

const above =
  'fixed z-20 shadow-float max-sm:inset-0 sm:right-4 sm:bottom-0 sm:h-[min(42rem,calc(100dvh-5rem))] sm:w-[min(40rem,calc(100vw-2rem))] sm:rounded-t-[12px]'

/** A new mail begins with its recipients, an answer with its words. */
function placeToBegin(frame: HTMLElement | null): HTMLElement | null {
  const to = frame?.querySelector<HTMLElement>('input')
  const isAddressed = frame?.querySelector('[data-recipient]') !== null
  return (isAddressed ? frame?.querySelector<HTMLElement>('[data-body]') : to) ?? frame
}

function NotYet({ error, onRetry }: { error: Error | undefined; onRetry: () => void }) {
  if (!error)
    return (
      <Loading label="Loading the draft">
        <div className="grid gap-3 p-4">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      </Loading>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3 p-4">
      <p>{sentenceOf(error)}</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  )
}

function Gone({ onKeep }: { onKeep: () => void }) {
  return (
    <div role="alert" className="flex shrink-0 flex-wrap items-center gap-2 bg-sunken px-4 py-2">
      <p className="min-w-0 grow">This draft is no longer there: it was sent or discarded elsewhere.</p>
      <Button onClick={onKeep}>Keep as a new draft</Button>
    </div>
  )
}

import { Popover } from '@base-ui/react/popover'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { useFocusBack } from '#foundation/web/design/focus-back.ts'
import { saveByKeys } from '#foundation/web/design/save-keys.ts'
import { Sheet } from '#foundation/web/design/sheet.tsx'
import { arriving, floating } from '#foundation/web/design/surface.ts'
import { usePhone } from '#foundation/web/shell/use-phone.ts'
import { ClashNote } from './clash-note.tsx'
import type { Begin } from './event-draft.ts'
import { CalendarField, TitleField } from './event-fields.tsx'
import { QuickTimes } from './quick-times.tsx'
import { boundsOf, columnOf, DraftBlock } from './slot.tsx'
import { useEventForm } from './use-event-form.ts'

export type NewBegin = Extract<Begin, { kind: 'new' }>

type QuickCreateProps = {
  begin: NewBegin
  onClose: () => void
  onMade: (id: string) => void
  /** Goes on in the whole form, with what was typed. */
  onMore: (begin: NewBegin) => void
  /** It was closed with something in it that was not saved. */
  onLeft: (begin: Begin) => void
}

/** What most events need, beside the time that was chosen for it. */
export function QuickCreate({ begin, onClose, onMade, onMore, onLeft }: QuickCreateProps) {
  const isPhone = usePhone()
  const form = useRef<HTMLFormElement>(null)
  const isMade = useRef(false)
  const { draft, write, wrongs, busy, error, submit, left } = useEventForm({
    begin,
    form,
    onSaved({ id }) {
      isMade.current = true
      onMade(id)
      onClose()
    },
  })
  // Decided once: a day that is cleared or outside the view does not move the form, which would take the focus from it.
  const [isBeside] = useState(() => columnOf(draft) !== null)
  const parts = { draft, write, wrongs }
  // What is hidden while the whole form loads says that it closes, and so does what was saved.
  const isHandedOn = useRef(false)
  function leave(): void {
    onClose()
    if (left && !isHandedOn.current && !isMade.current) onLeft(left)
  }
  function more(): void {
    isHandedOn.current = true
    onMore({ ...begin, typed: draft })
  }
  const fields = (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TitleField {...parts} />
      <QuickTimes {...parts} />
      <CalendarField {...parts} />
      <ClashNote draft={draft} except={undefined} />
      <FailureNote error={error} />
      <div className="flex justify-end gap-2">
        <Button onClick={more}>More</Button>
        <Button kind="primary" type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  )
  if (isPhone)
    return (
      <Sheet open onClose={leave} title="Create Event" initialFocus={() => titleOf(form.current)}>
        {fields}
      </Sheet>
    )
  if (!isBeside)
    return (
      <Dialog open onOpenChange={(open) => !open && leave()} title="Create Event">
        {fields}
      </Dialog>
    )
  return (
    <>
      <DraftBlock draft={draft} />
      <Beside draft={draft} isMade={isMade} onClose={leave}>
        {fields}
      </Beside>
    </>
  )
}

/** Also under a finger, which would leave the focus where keys mean something else: a title is what is typed first. */
function titleOf(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector('input') ?? null
}

type BesideProps = {
  draft: Parameters<typeof boundsOf>[0]
  /** The new event takes the focus. */
  isMade: RefObject<boolean>
  onClose: () => void
  children: ReactNode
}

function Beside({ draft, isMade, onClose, children }: BesideProps) {
  const { opened, finalFocus } = useFocusBack()
  const bounds = useRef<DOMRect>(undefined)
  function standing(): DOMRect {
    if (columnOf(draft)) bounds.current = boundsOf(draft)
    return bounds.current ?? boundsOf(draft)
  }
  return (
    <Popover.Root open modal="trap-focus" onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={{ getBoundingClientRect: standing }}
          side="right"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className="z-20"
        >
          <Popover.Popup
            ref={opened}
            onKeyDown={saveByKeys}
            finalFocus={() => !isMade.current && finalFocus()}
            className={`${floating} ${arriving} w-106 max-w-(--available-width) p-4`}
          >
            <Popover.Title className="sr-only">Create Event</Popover.Title>
            {children}
            <Popover.Close className="sr-only">Close</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

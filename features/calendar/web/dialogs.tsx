import { type ComponentProps, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { useLeft } from '#foundation/web/design/use-left.ts'
import { holdKeys } from '#foundation/web/keyboard/keys-ahead.ts'
import { late } from '#foundation/web/late.ts'
import type { Calendar, Occurrence } from '../contract.ts'
import type { Begin } from './forms/event-draft.ts'
import type { DashboardActions } from './use-actions.ts'

const EventDialog = late(async () => (await import('./forms/event-dialog.tsx')).EventDialog)
const QuickCreate = late(async () => (await import('./forms/quick-create.tsx')).QuickCreate)
const AgendaDialog = late(async () => (await import('./forms/agenda-dialog.tsx')).AgendaDialog)
const ImportDialog = late(async () => (await import('./import/import-dialog.tsx')).ImportDialog)
const ShareDialog = late(async () => (await import('./import/share-dialog.tsx')).ShareDialog)
const Detail = late(async () => (await import('./detail/detail.tsx')).Detail)
const ZoneDialog = late(async () => (await import('./toolbar/zone-dialog.tsx')).ZoneDialog)
const CalendarDialog = late(async () => (await import('./panel/calendar-dialog.tsx')).CalendarDialog)

/** What lies over the dashboard; one at a time. Each arrives when it is first asked for. */
export type Open =
  | { kind: 'event'; begin: ComponentProps<typeof EventDialog>['begin'] }
  | { kind: 'quick'; begin: ComponentProps<typeof QuickCreate>['begin'] }
  | { kind: 'agenda'; date: string }
  | { kind: 'detail'; occurrence: Occurrence; element: HTMLElement }
  | { kind: 'import' }
  | { kind: 'share'; calendar: Calendar }
  | { kind: 'calendar'; calendar: Calendar | undefined }
  | { kind: 'zone' }

type DialogsProps = {
  open: Open | undefined
  onOpen: (open: Open) => void
  onClose: (closed: Open) => void
  /** An event was created in a form. */
  onMade: (id: string) => void
  actions: DashboardActions
}

export function Dialogs(props: DialogsProps) {
  const { open } = props
  useLayoutEffect(() => (open && forms.has(open.kind) ? holdKeys() : undefined), [open])
  return <Suspense>{props.open && <One {...props} open={props.open} />}</Suspense>
}

/** Those that begin with a field to type in. */
const forms: ReadonlySet<Open['kind']> = new Set(['event', 'quick', 'agenda', 'calendar'])

function One({ open, onOpen, onClose, onMade, actions }: DialogsProps & { open: Open }): ReactNode {
  const leave = useLeft<Begin>((begin) => onOpen({ kind: 'event', begin }))
  // A popover that is hidden while the next dialog loads says that it closes. It can only close itself.
  const close = () => onClose(open)
  switch (open.kind) {
    case 'event': {
      const { begin } = open
      const made = begin.kind === 'edit' ? {} : { onSaved: ({ id }: { id: string }) => onMade(id) }
      return <EventDialog begin={begin} onClose={close} onLeft={leave} {...made} />
    }
    case 'quick': {
      const { begin } = open
      return (
        <QuickCreate
          key={begin.start}
          begin={begin}
          onClose={close}
          onMade={onMade}
          onLeft={leave}
          onMore={(typed) => onOpen({ kind: 'event', begin: typed })}
        />
      )
    }
    case 'agenda':
      return <AgendaDialog date={open.date} onClose={close} />
    case 'import':
      return <ImportDialog onClose={close} />
    case 'share':
      return <ShareDialog calendar={open.calendar} onClose={close} />
    case 'calendar':
      return <CalendarDialog calendar={open.calendar} onClose={close} />
    case 'zone':
      return <ZoneDialog onClose={close} />
    default: {
      const { occurrence, element } = open
      return (
        <Detail
          occurrence={occurrence}
          element={element}
          onClose={close}
          onEdit={() => onOpen({ kind: 'event', begin: { kind: 'edit', occurrence } })}
          onDuplicate={() => {
            close()
            actions.duplicate(occurrence)
          }}
          onFinish={() => {
            close()
            actions.finish(occurrence)
          }}
          onDelete={() => {
            close()
            actions.remove(occurrence)
          }}
        />
      )
    }
  }
}

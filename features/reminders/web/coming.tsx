import Plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ActingHouse, useActing, useUndoKey } from '#foundation/web/acting/acting.tsx'
import { LateDeeds } from '#foundation/web/acting/late-deeds.tsx'
import { useDeeds } from '#foundation/web/acting/use-outbox.ts'
import { useBeside } from '#foundation/web/beside.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { PageTitle } from '#foundation/web/design/page-title.tsx'
import { useLeft } from '#foundation/web/design/use-left.ts'
import { useKeptFocus } from '#foundation/web/kept-focus.ts'
import { type ShortcutGroup, useListedShortcuts } from '#foundation/web/keyboard/listed.ts'
import { useRowKeys } from '#foundation/web/use-row-keys.ts'
import { useShortcut } from '#foundation/web/keyboard/use-shortcut.ts'
import { useLoadedSoon } from '#foundation/web/late-overlay.tsx'
import { NoticePlaces } from '#foundation/web/notice-places.tsx'
import type { Reminder } from '../contract.ts'
import { keepingReminders } from './away/keeping.ts'
import { lateReminders } from './away/late-reminders.ts'
import { QuickAdd } from './quick-add.tsx'
import { type LeftReminder, ReminderDialog } from './reminder-dialog.tsx'
import { ReminderRow } from './reminder-row.tsx'
import { remindersKey, useReminders } from './reminders.ts'
import { grouped, type Seen, useSeen } from './seen.ts'

/** Must open without a connection, too. */
const soon = [() => import('#foundation/web/design/placed-menu.tsx')]

/** The person's upcoming reminders, soonest first. */
export function Coming() {
  return (
    <ActingHouse queryKey={remindersKey} keeping={keepingReminders}>
      <Page />
    </ActingHouse>
  )
}

function Page() {
  useLoadedSoon(soon)
  const seen = useSeen()
  const press = useUndoKey()
  const acting = useActing()
  const { PushOffer } = useBeside()
  const [isMade, setMade] = useState(false)
  async function perform(name: string, input: unknown): Promise<void> {
    await acting.perform(name, input)
    if (name.startsWith('reminders.create')) setMade(true)
  }
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<Reminder>()
  const isNew = params.has('new')
  const showNew = (shown: boolean) => setParams(shown ? { new: '' } : {}, { replace: true })
  const [typed, setTyped] = useState<LeftReminder>()
  const leave = useLeft<LeftReminder>((left) => {
    setTyped(left)
    if (left.reminder) setOpened(left.reminder)
    else showNew(true)
  })
  function close(): void {
    setTyped(undefined)
    setOpened(undefined)
    if (isNew) showNew(false)
  }
  useShortcut('n', () => showNew(true))
  useListedShortcuts(listed)
  return (
    // oxlint-disable-next-line no-static-element-interactions -- a key of the whole page, which each toast also offers
    <div onKeyDown={press} className={column}>
      <header className="flex flex-wrap items-center justify-end gap-5">
        <PageTitle>Reminders</PageTitle>
        <span className="max-sm:order-last">
          <Button kind="primary" icon={<Plus aria-hidden="true" />} onClick={() => showNew(true)}>
            New reminder
          </Button>
        </span>
        {/* On a phone at the same place as on the page of notices. */}
        <div className="w-full max-sm:flex-1">
          <NoticePlaces />
        </div>
      </header>
      <QuickAdd seen={seen} onMade={() => setMade(true)} />
      <LateDeeds feature="reminders" />
      {/* In the context, when the first one was set: never when the page opens. */}
      {isMade && PushOffer && (
        <Suspense>
          <PushOffer />
        </Suspense>
      )}
      <List seen={seen} onOpen={setOpened} />
      {(isNew || opened) && (
        <ReminderDialog reminder={opened} typed={typed} seen={seen} perform={perform} onClose={close} onLeft={leave} />
      )}
    </div>
  )
}

const listed: ShortcutGroup = {
  title: 'Reminders',
  shortcuts: [
    { shortcut: 'n', does: 'New reminder' },
    { shortcut: 'j', does: 'Next reminder, also by an arrow' },
    { shortcut: 'k', does: 'Previous reminder' },
    { shortcut: 'enter', does: 'Open the reminder' },
  ],
}

const column =
  'mx-auto grid w-full max-w-172 grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 pt-3 pb-8 sm:px-10 md:py-14'

type ListProps = { seen: Seen; onOpen: (reminder: Reminder) => void }

function List({ seen, onOpen }: ListProps) {
  useKeptFocus('data-reminder')
  useRowKeys('data-reminder')
  const deeds = useDeeds('reminders')
  const { data, error, isFetching, refetch } = useReminders()
  if (!data && error)
    return (
      <ErrorState
        title="Your reminders could not be loaded"
        detail={sentenceOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data)
    return (
      <Loading label="Loading your reminders">
        <div className="grid gap-3">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-11 w-full" />
          ))}
        </div>
      </Loading>
    )
  const { reminders: shown, waiting } = lateReminders(data, deeds, seen)
  if (shown.length === 0) return <Nothing />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {grouped(shown, seen).map(({ name, reminders }) => (
        <section key={name} aria-label={name}>
          <h2 className="border-b border-hairline pb-1.5 font-serif text-20 font-medium">{name}</h2>
          <ul className="divide-y divide-hairline">
            {reminders.map((reminder) => (
              <ReminderRow
                key={reminder.id}
                reminder={reminder}
                waits={waiting.has(reminder.id)}
                seen={seen}
                onOpen={() => onOpen(reminder)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Nothing() {
  const { attempt } = useActing()
  return (
    <EmptyState
      title="Nothing to remind you of"
      action={
        <Button onClick={() => void attempt('reminders.create-before', { id: crypto.randomUUID(), minutes: 10 })}>
          Remind me 10 minutes before every event
        </Button>
      }
    >
      Write one above, or ask the assistant: “remind me to call Tom tomorrow at 9”.
    </EmptyState>
  )
}

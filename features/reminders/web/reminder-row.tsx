import CalendarClock from 'lucide-react/icons/calendar-clock'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Repeat from 'lucide-react/icons/repeat'
import Undo from 'lucide-react/icons/rotate-ccw'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { addOnWall, momentOf, wallOf } from '#foundation/time/zones.ts'
import { useActing } from '#foundation/web/acting/acting.tsx'
import { useBeside } from '#foundation/web/beside.ts'
import { IconButton } from '#foundation/web/design/button.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Menu, type MenuGroups } from '#foundation/web/design/menu.tsx'
import { useToast } from '#foundation/web/design/toast.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import type { Reminder } from '../contract.ts'
import { againWords, clockWords } from '../rules.ts'
import { capital } from './minutes.ts'
import { nameOf } from './name.ts'
import { ownNext, type Seen, timeName } from './seen.ts'

type ReminderRowProps = {
  reminder: Reminder
  /** A change of it was not sent yet. */
  waits: boolean
  seen: Seen
  onOpen: () => void
}

/** One reminder: when, what, and how it repeats. */
export function ReminderRow({ reminder, waits, seen, onOpen }: ReminderRowProps) {
  const wall = ownNext(reminder, seen)
  const name = nameOf(reminder)
  return (
    <li data-reminder={reminder.id} className="flex items-start gap-3 py-1.5">
      {wall !== undefined && (
        <p data-figures className="w-16 shrink-0 py-1.5 text-muted">
          {timeName(wall, seen)}
        </p>
      )}
      <button
        type="button"
        disabled={isSilent(reminder)}
        onClick={onOpen}
        className="min-h-9 min-w-0 grow rounded-control py-1.5 text-left pointer-coarse:min-h-11 focus-visible:-outline-offset-2"
      >
        <span className="block font-medium wrap-anywhere">{name}</span>
        <Facts reminder={reminder} waits={waits} />
      </button>
      <RowMenu reminder={reminder} name={name} onOpen={onOpen} seen={seen} />
    </li>
  )
}

/** It exists to keep an event silent, so there is nothing to edit. */
function isSilent({ target }: Reminder): boolean {
  return target.silent === true
}

/** How it repeats and by which clock, in muted text. */
export function Facts({ reminder, waits = false }: { reminder: Reminder; waits?: boolean }) {
  const { text, rule, when, minutes, again, floating, zone } = reminder
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-13 text-muted empty:hidden">
      {rule !== null && <Fact icon={<Repeat aria-hidden="true" />}>{capital(when)}</Fact>}
      {minutes !== null && text !== '' && <Fact icon={<CalendarClock aria-hidden="true" />}>{capital(when)}</Fact>}
      {again !== null && <Fact icon={<Undo aria-hidden="true" />}>Again {againWords(again)}</Fact>}
      {waits && <Fact icon={<CloudUpload aria-hidden="true" />}>Not sent yet</Fact>}
      {!floating && rule === null && <Fact icon={<Clock aria-hidden="true" />}>{clockWords(zone)}</Fact>}
    </span>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-start gap-1 [&_svg]:mt-0.75 [&_svg]:size-3.5 [&_svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </span>
  )
}

function RowMenu({ reminder, name, seen, onOpen }: Omit<ReminderRowProps, 'waits'> & { name: string }) {
  const { attempt } = useActing()
  const first = [...(isSilent(reminder) ? [] : [{ label: 'Change', run: onOpen }]), ...useOpening(reminder)]
  const { id, revision, rule, next, zone } = reminder
  const isSeries = rule !== null
  const later = (minutes: number) => () => {
    // The times of a reminder are in its own zone.
    const now = wallOf(momentOf(seen.now, seen.zone), zone).slice(0, 16)
    const from = next !== null && next > now ? next : now
    const at = addOnWall(from, minutes)
    void attempt(isSeries ? 'reminders.move-next' : 'reminders.change', { id, revision, at })
  }
  const words = (length: string) => (isSeries ? `Delay next time by ${length}` : `${capital(length)} later`)
  const put: MenuGroups =
    next === null
      ? []
      : [
          [
            { label: words('10 minutes'), run: later(10) },
            { label: words('an hour'), run: later(60) },
            { label: words('a day'), run: later(1_440) },
            ...(isSeries
              ? [
                  {
                    label: 'Skip next time',
                    run: () => void attempt('reminders.move-next', { id, revision, at: null }),
                  },
                ]
              : []),
          ],
        ]
  return (
    <Menu
      align="end"
      trigger={<IconButton label={`More for ${name}`} icon={<Ellipsis />} />}
      groups={[
        ...(first.length > 0 ? [first] : []),
        ...put,
        [{ label: 'Stop', run: () => void attempt('reminders.stop', { id }) }],
      ]}
    />
  )
}

/** Leads to what it is about, where a feature shows that. */
function useOpening({ target }: Reminder): { label: string; run: () => void }[] {
  const { paths } = useBeside()
  const { client } = useSession()
  const toast = useToast()
  const navigate = useNavigate()
  const fail = (error: Error) => void toast({ title: sentenceOf(error), kind: 'failed' })
  return abouts.flatMap((kind) => {
    const [id, pathOf] = [target[kind], paths[kind]]
    if (id === undefined || !pathOf) return []
    const open = async () => navigate(await pathOf(client, id))
    return [{ label: `Open the ${kind}`, run: () => void open().catch(fail) }]
  })
}

const abouts = ['event', 'task', 'chat'] as const

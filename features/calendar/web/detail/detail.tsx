import { Popover } from '@base-ui/react/popover'
import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { Sheet } from '#foundation/web/design/sheet.tsx'
import { arriving, floating } from '#foundation/web/design/surface.ts'
import { usePhone } from '#foundation/web/shell/use-phone.ts'
import type { Occurrence } from '../../contract.ts'
import { calendarNamed, useCalendars } from '../calendars.ts'
import { colourOf } from '../grid/event-block.tsx'
import { whenOf } from '../grid/said.ts'
import { useExportEvent } from '../import/export-calendar.ts'
import { SharedMark } from '../shared-mark.tsx'
import { useWhole } from '../whole.ts'
import { useZone } from '../zone.ts'

type DetailProps = {
  occurrence: Occurrence
  /** What was pressed: it grows out of this, and the focus goes back there. */
  element: HTMLElement
  onClose: () => void
  onEdit: () => void
  onDelete: () => void
}

/** All that is known of one event: beside it, and on a phone below. */
export function Detail(props: DetailProps) {
  return usePhone() ? <DetailSheet {...props} /> : <DetailBeside {...props} />
}

function DetailSheet(props: DetailProps) {
  const { occurrence, element, onClose } = props
  return (
    <Sheet open onClose={onClose} title={occurrence.title} finalFocus={() => element}>
      <div className="grid gap-4 border-l-3 border-(--event) pl-4" style={colourOf(occurrence.color)}>
        <Facts occurrence={occurrence} />
      </div>
      <div className="mt-5">
        <Ways {...props} />
      </div>
    </Sheet>
  )
}

function DetailBeside(props: DetailProps) {
  const { occurrence, element, onClose } = props
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={besideWide(element)}
          side="right"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className="z-30"
        >
          <Popover.Popup
            finalFocus={() => element}
            className={`${floating} ${arriving} w-88 max-w-(--available-width)`}
          >
            <div className="grid gap-3 p-4" style={colourOf(occurrence.color)}>
              <div className="flex items-start gap-2">
                <span aria-hidden="true" className="mt-1.75 size-2.5 shrink-0 rounded-[3px] bg-(--event)" />
                <Popover.Title className="min-w-0 grow font-serif text-20 font-medium wrap-anywhere">
                  {occurrence.title}
                </Popover.Title>
                <Popover.Close render={<IconButton label="Close" icon={<X />} />} />
              </div>
              <Facts occurrence={occurrence} />
              <Ways {...props} />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Ways({ occurrence, onEdit, onDelete }: DetailProps) {
  const exportEvent = useExportEvent()
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="primary" onClick={onEdit}>
        Edit
      </Button>
      <Button kind="danger" onClick={onDelete}>
        Delete
      </Button>
      <span className="grow" />
      <IconButton label="Export as a calendar file" icon={<Download />} onClick={() => exportEvent(occurrence)} />
    </div>
  )
}

/** What is as wide as the day itself has no room beside it: then it stands beside its beginning. */
function besideWide(element: HTMLElement): HTMLElement | { getBoundingClientRect: () => DOMRect } {
  if (element.offsetWidth < 400) return element
  return {
    getBoundingClientRect() {
      const { x, y, height } = element.getBoundingClientRect()
      return new DOMRect(x, y, 240, height)
    },
  }
}

function Facts({ occurrence }: { occurrence: Occurrence }) {
  const zone = useZone()
  const { data } = useCalendars()
  const { whole = occurrence } = useWhole(occurrence)
  const calendar = calendarNamed(data?.calendars, occurrence.calendar)
  const { description } = whole
  const { location, attendees, people, type, priority, repeat, origin } = occurrence
  const elsewhere = !occurrence.allDay && occurrence.zone !== zone
  return (
    <dl className="grid max-h-[40dvh] gap-2 overflow-y-auto">
      <Fact name="When">
        <span data-figures>{whenOf(occurrence, zone)}</span>
        {elsewhere && (
          <span data-figures className="block text-13 text-muted">
            In {cityOf(occurrence.zone)}: {whenOf(occurrence, occurrence.zone)}
          </span>
        )}
      </Fact>
      {location !== '' && <Fact name="Location">{location}</Fact>}
      <Fact name="Calendar">
        {calendar?.name}, {typeNames[type]}
        {priority && `, ${priority} priority`} <SharedMark calendar={calendar} />
      </Fact>
      {repeat !== null && (
        <Fact name="Repeats">{occurrence.moved ? 'Yes; this one was changed by itself' : 'Yes'}</Fact>
      )}
      {attendees !== null && <Fact name="Attendees">{attendees}</Fact>}
      {people.length > 0 && (
        <Fact name="People">
          {people.map(({ name, email }) => (
            <span key={email} className="block wrap-anywhere">
              {name === '' ? email : `${name}, ${email}`}
            </span>
          ))}
        </Fact>
      )}
      {description !== '' && (
        <Fact name="Description">
          <span className="whitespace-pre-wrap">
            {description}
            {whole.cut && '…'}
          </span>
        </Fact>
      )}
      {origin === 'file' && <Fact name="From">An imported file</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

const typeNames = { meeting: 'meeting', task: 'task', personal: 'personal' }

/** “Europe/Vienna” is Vienna. */
function cityOf(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
}

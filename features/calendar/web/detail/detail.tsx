import { Popover } from '@base-ui/react/popover'
import Download from 'lucide-react/icons/download'
import Video from 'lucide-react/icons/video'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { kinds, shape } from '#foundation/web/design/button-look.ts'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { Sheet } from '#foundation/web/design/sheet.tsx'
import { arriving, floating } from '#foundation/web/design/surface.ts'
import { EventDetails } from '#foundation/web/event-parts.tsx'
import { usePhone } from '#foundation/web/shell/use-phone.ts'
import type { Occurrence } from '../../contract.ts'
import { meetingLink } from '../../rules/meeting-link.ts'
import { colourOf } from '../grid/event-block.tsx'
import { finishWords, titleLook } from '../grid/said.ts'
import { useExportEvent } from '../import/export-calendar.ts'
import { useWhole } from '../whole.ts'
import { Facts } from './facts.tsx'

type DetailProps = {
  occurrence: Occurrence
  /** What was pressed: it grows out of this, and the focus goes back there. */
  element: HTMLElement
  onClose: () => void
  onEdit: () => void
  onDuplicate: () => void
  onDelete: () => void
  onFinish: () => void
}

/** All that is known of one event: beside it, and on a phone below. */
export function Detail(props: DetailProps) {
  return usePhone() ? <DetailSheet {...props} /> : <DetailBeside {...props} />
}

function DetailSheet(props: DetailProps) {
  const { occurrence, element, onClose } = props
  const { whole = occurrence } = useWhole(occurrence)
  return (
    <Sheet open onClose={onClose} title={occurrence.title} finalFocus={() => element}>
      <div className="grid gap-5">
        <Join occurrence={whole} />
        <div className="border-l-3 border-(--event) pl-4" style={colourOf(occurrence.color)}>
          <Facts occurrence={occurrence} whole={whole} />
        </div>
        <Parts occurrence={occurrence} />
        <Ways {...props} />
      </div>
    </Sheet>
  )
}

function DetailBeside(props: DetailProps) {
  const { occurrence, element, onClose } = props
  const { whole = occurrence } = useWhole(occurrence)
  const edit = useRef<HTMLButtonElement>(null)
  return (
    <Popover.Root open modal="trap-focus" onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={besideWide(element)}
          side="right"
          align="start"
          sideOffset={8}
          collisionPadding={{ top: belowTabs, right: 12, bottom: 12, left: 12 }}
          className="z-30"
        >
          <Popover.Popup
            initialFocus={edit}
            finalFocus={() => element}
            onKeyDown={keepLetters}
            className={`${floating} ${arriving} w-88 max-w-(--available-width)`}
          >
            <div className="grid gap-3 p-4" style={colourOf(occurrence.color)}>
              <div className="flex items-start gap-2">
                <span aria-hidden="true" className="mt-3 size-2.5 shrink-0 rounded-[3px] bg-(--event)" />
                <Popover.Title
                  className={`min-w-0 grow pt-1 font-serif text-20 font-medium wrap-anywhere ${titleLook(occurrence)}`}
                >
                  {occurrence.title}
                </Popover.Title>
                <Popover.Close render={<IconButton label="Close" icon={<X />} />} />
              </div>
              <Join occurrence={whole} />
              <div className="max-h-[40dvh] overflow-y-auto">
                <Facts occurrence={occurrence} whole={whole} />
              </div>
              <div data-event-parts>
                <Parts occurrence={occurrence} />
              </div>
              <Ways {...props} edit={edit} />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/**
 * Single letters are shortcuts of the calendar behind; they would navigate away from the event that this card belongs to.
 */
function keepLetters(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (/^[a-z/]$/i.test(key) && !ctrlKey && !metaKey && !altKey) event.stopPropagation()
}

/** What other features know of it. */
function Parts({ occurrence: { event, title, calendar } }: { occurrence: Occurrence }) {
  return <EventDetails event={event} title={title} calendar={calendar} />
}

/** The way into the call, where the place or the notes name one. */
function Join({ occurrence: { location, description } }: { occurrence: Occurrence }) {
  const call = meetingLink(location, description)
  if (!call) return null
  return (
    <a href={call.href} target="_blank" rel="noopener noreferrer" className={`${shape} ${kinds.primary} gap-2`}>
      <Video aria-hidden="true" />
      Join {call.service}
    </a>
  )
}

type WaysProps = DetailProps & { edit?: RefObject<HTMLButtonElement | null> }

/** To join a call comes before anything else that can be done. */
function Ways({ occurrence, edit, onEdit, onDuplicate, onDelete, onFinish }: WaysProps) {
  const exportEvent = useExportEvent()
  const isOpenTask = occurrence.type === 'task' && !occurrence.done
  const isCall = meetingLink(occurrence.location, occurrence.description) !== undefined
  return (
    <div className="flex flex-wrap gap-2">
      {occurrence.type === 'task' && (
        <Button kind={occurrence.done ? 'quiet' : 'primary'} onClick={onFinish}>
          {finishWords(occurrence)}
        </Button>
      )}
      <Button ref={edit} kind={isCall || isOpenTask ? 'quiet' : 'primary'} onClick={onEdit}>
        Edit
      </Button>
      <Button onClick={onDuplicate}>Duplicate</Button>
      <Button onClick={onDelete}>Delete</Button>
      <span className="grow" />
      <IconButton label="Export as a calendar file" icon={<Download />} onClick={() => exportEvent(occurrence)} />
    </div>
  )
}

/** The tabs of the views stay in sight. */
const belowTabs = 56

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

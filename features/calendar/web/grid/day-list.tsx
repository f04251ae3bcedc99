import { Popover } from '@base-ui/react/popover'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { arriving, floating } from '#foundation/web/design/surface.ts'
import type { Occurrence } from '../../contract.ts'
import { dayWords } from './days.ts'
import { colourOf } from './event-block.tsx'
import type { GridActions } from './grid-actions.ts'
import { isLong, keyOf } from './pieces.ts'
import { stateOf, timesOf, titleLook, whenOf } from './said.ts'

type DayListProps = {
  day: string
  /** What was pressed: the list grows out of it. */
  element: HTMLElement
  occurrences: readonly Occurrence[]
  zone: string
  actions: GridActions
  onClose: () => void
}

/** All that takes place on one day of a month. */
export function DayList({ day, element, occurrences, zone, actions, onClose }: DayListProps) {
  return (
    <Popover.Root open modal="trap-focus" onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={element.parentElement}
          side="right"
          align="start"
          collisionPadding={12}
          className="z-20"
        >
          <Popover.Popup
            finalFocus={() => element}
            className={`${floating} ${arriving} max-h-(--available-height) w-72 max-w-(--available-width) overflow-y-auto p-2`}
          >
            <Popover.Title className="px-2 py-1.5 font-serif text-16 font-medium">{dayWords(day)}</Popover.Title>
            <ul>
              {occurrences.map((occurrence) => (
                <li key={keyOf(occurrence)}>
                  <button
                    type="button"
                    style={colourOf(occurrence.color)}
                    onClick={() => {
                      onClose()
                      actions.open(occurrence, element)
                    }}
                    className="flex w-full items-baseline gap-2 rounded-control px-2 py-1.5 text-left text-13 hover:bg-touch pointer-coarse:min-h-11"
                  >
                    <VisuallyHidden>{`${occurrence.title}, ${whenOf(occurrence, zone)}${stateOf(occurrence)}`}</VisuallyHidden>
                    <span aria-hidden="true" className="size-2 shrink-0 rounded-[3px] bg-(--event)" />
                    <span aria-hidden="true" className={`min-w-0 grow wrap-anywhere ${titleLook(occurrence)}`}>
                      {occurrence.title}
                    </span>
                    <span aria-hidden="true" data-figures className="shrink-0 text-12 text-muted">
                      {isLong(occurrence) ? 'all day' : timesOf(occurrence, zone)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

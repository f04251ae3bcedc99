import type { MenuGroups } from '#foundation/web/design/menu.tsx'
import type { Occurrence } from '../../contract.ts'
import type { Spot } from './copies.ts'
import type { GridActions } from './grid-actions.ts'
import { finishWords } from './said.ts'

/** What a right click, or the menu key, offers for an event. */
export function eventGroups(occurrence: Occurrence, element: HTMLElement, actions: GridActions): MenuGroups {
  return [
    [
      { label: 'Open', shortcut: 'enter', run: () => actions.open(occurrence, element) },
      ...(occurrence.type === 'task'
        ? [{ label: finishWords(occurrence), run: () => actions.finish(occurrence) }]
        : []),
      { label: 'Edit', run: () => actions.edit(occurrence) },
      { label: 'Duplicate', run: () => actions.duplicate(occurrence) },
      { label: 'Copy', shortcut: 'mod+c', run: () => actions.copy(occurrence) },
    ],
    [{ label: 'Delete', shortcut: 'delete', run: () => actions.remove(occurrence) }],
  ]
}

/** And for an hour or a day. */
export function spotGroups({ day, minute }: Spot, actions: GridActions): MenuGroups {
  const copied = actions.copied()
  const from = minute ?? 9 * 60
  const paste = {
    label: copied ? `Paste “${copied.title}”` : 'Paste',
    shortcut: 'mod+v',
    disabled: copied === undefined,
    run: () => actions.paste({ day, ...(minute !== undefined && { minute }) }),
  }
  return [
    [
      { label: 'New event', run: () => actions.create({ day, from }) },
      { label: 'New all-day event', run: () => actions.createAllDay(day) },
      paste,
    ],
    [{ label: 'Open this day', run: () => actions.goTo(day) }],
  ]
}

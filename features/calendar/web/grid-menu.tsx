import { PlacedMenu } from '#foundation/web/design/placed-menu.tsx'
import type { GridActions, MenuPlace } from './grid/grid-actions.ts'
import { eventGroups, spotGroups } from './grid/menu-groups.ts'

type GridMenuProps = { place: MenuPlace; actions: GridActions; onClose: () => void }

/** The menu of an event, an hour or a day, where it was asked for. */
export function GridMenu({ place, actions, onClose }: GridMenuProps) {
  const { element, at, on } = place
  const groups = 'spot' in on ? spotGroups(on.spot, actions) : eventGroups(on.occurrence, element, actions)
  const label = 'spot' in on ? 'What to do here' : `What to do with ${on.occurrence.title}`
  return <PlacedMenu label={label} at={at} back={element} groups={groups} onClose={onClose} />
}

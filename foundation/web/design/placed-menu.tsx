import { Menu as Base } from '@base-ui/react/menu'
import { type MenuGroups, MenuItems } from './menu.tsx'
import { arriving, floating } from './surface.ts'

type PlacedMenuProps = {
  label: string
  at: DOMRect
  /** Gets the focus back, unless the chosen entry moved it. */
  back: HTMLElement
  groups: MenuGroups
  onClose: () => void
}

/** A menu without a button, such as a context menu. It is open as long as it is rendered. */
export function PlacedMenu({ label, at, back, groups, onClose }: PlacedMenuProps) {
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Positioner
          anchor={{ getBoundingClientRect: () => at }}
          side="bottom"
          align="start"
          sideOffset={2}
          className="z-30"
        >
          <Base.Popup aria-label={label} finalFocus={() => back} className={`${floating} ${arriving} min-w-48 py-1`}>
            <MenuItems groups={groups} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

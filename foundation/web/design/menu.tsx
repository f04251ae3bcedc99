import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { Keys } from './keys.tsx'
import { arriving, floating, option } from './surface.ts'

export type MenuItem = {
  label: string
  run: () => void
  icon?: ReactNode
  shortcut?: string
  danger?: boolean
  disabled?: boolean
}

/** Items in groups; a hairline stands between two groups. */
export type MenuGroups = readonly (readonly MenuItem[])[]

type MenuProps = { trigger: ReactElement; groups: MenuGroups; align?: 'start' | 'end' }

export function Menu({ trigger, groups, align = 'start' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} className="z-30">
          <Base.Popup className={`${floating} ${arriving} min-w-48 py-1`}>
            <MenuItems groups={groups} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export function MenuItems({ groups }: { groups: MenuGroups }) {
  return groups.map((items) => (
    <Base.Group key={items[0]?.label} className={group}>
      {items.map((item) => (
        <Item key={item.label} {...item} />
      ))}
    </Base.Group>
  ))
}

function Item({ label, run, icon, shortcut, danger = false, disabled = false }: MenuItem) {
  return (
    <Base.Item onClick={run} disabled={disabled} className={`${option} ${danger ? 'text-red' : ''}`}>
      {icon && <span className={`[&_svg]:size-4 ${danger ? '' : 'text-muted'}`}>{icon}</span>}
      <span className="grow">{label}</span>
      {shortcut && (
        <span className="flex max-sm:hidden">
          <Keys shortcut={shortcut} quiet />
        </span>
      )}
    </Base.Item>
  )
}

const group =
  'mx-1 not-first:relative not-first:mt-2.25 not-first:before:absolute not-first:before:-inset-x-1 not-first:before:-top-1.25 not-first:before:h-px not-first:before:bg-hairline'

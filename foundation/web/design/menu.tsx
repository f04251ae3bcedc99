import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { late } from '../late.ts'

const PlacedMenu = late(async () => (await import('./placed-menu.tsx')).PlacedMenu)

export type MenuItem = {
  label: string
  run: () => void
  icon?: ReactNode
  shortcut?: string
  disabled?: boolean
}

/** Items in groups; a hairline stands between two groups. */
export type MenuGroups = readonly (readonly MenuItem[])[]

type MenuProps = {
  /** A button; it also gets the focus back. */
  trigger: ReactElement<ComponentProps<'button'>>
  groups: MenuGroups | (() => MenuGroups)
  align?: 'start' | 'end'
}

/** A button with a menu whose code loads on first use. */
export function Menu({ trigger, groups, align }: MenuProps) {
  const [opened, setOpened] = useState<{ button: HTMLButtonElement; byKeys: boolean }>()
  function pressKey(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened({ button: event.currentTarget, byKeys: true })
  }
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        ...(opened && { 'data-popup-open': '' }),
        onClick: ({ currentTarget, detail }) => setOpened({ button: currentTarget, byKeys: detail === 0 }),
        onKeyDown: pressKey,
      })}
      {opened && (
        <Suspense>
          <PlacedMenu
            at={opened.button}
            back={opened.button}
            byKeys={opened.byKeys}
            align={align}
            groups={typeof groups === 'function' ? groups() : groups}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

import { type KeyboardEvent, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { addressOf, titleOf, type ViewLink } from './view-link.ts'
import { viewLinks } from './views.ts'

/** From `--breakpoint-sm` to `--breakpoint-md`: other windows list the views at the bottom or at the side. */
export const tabsStand = '(40rem < width < 56.25rem)'

const tabOf = ({ id }: ViewLink): string => `view-${id}`
export const panelOf = ({ id }: ViewLink): string => `panel-${id}`

/**
 * The views where the sidebar that lists them is a drawer. Tabs that are links: they can be opened in a new tab, shared,
 * and gone back to.
 */
export function ViewSwitch({ view }: { view: ViewLink }) {
  const navigate = useNavigate()
  useEffect(() => {
    document.title = `${titleOf(view)} · ${productName}`
  }, [view])
  function press(event: KeyboardEvent): void {
    // From the tab that has the focus: a view that was just chosen may still be loading.
    const at = viewLinks.findIndex((one) => tabOf(one) === document.activeElement?.id)
    if (at === -1) return
    const count = viewLinks.length
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + count, Home: 0, End: count - 1 }[event.key]
    const next = to === undefined ? undefined : viewLinks[to % count]
    if (next === undefined) return
    event.preventDefault()
    document.getElementById(tabOf(next))?.focus()
    void navigate(addressOf(next))
  }
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label="View"
      onKeyDown={press}
      className="flex shrink-0 gap-5 overflow-x-auto max-sm:hidden md:hidden border-b border-hairline px-4 sm:px-8 print:hidden"
    >
      {viewLinks.map((one) => (
        <Link
          key={one.id}
          id={tabOf(one)}
          role="tab"
          to={addressOf(one)}
          aria-selected={one === view}
          aria-controls={one === view ? panelOf(one) : undefined}
          tabIndex={one === view ? 0 : -1}
          className={tab}
        >
          {one.label}
        </Link>
      ))}
    </div>
  )
}

const tab =
  'grid h-11 place-items-center border-b-2 border-transparent px-0.5 text-muted hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-ink aria-selected:font-medium aria-selected:text-ink'

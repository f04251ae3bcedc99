import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type MetaFunction, Navigate, NavLink, Outlet, useLocation } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { plugs } from './plugs.ts'
import { PageTitle } from '#foundation/web/design/page-title.tsx'
import { fades, useTabRow } from '#foundation/web/design/tab-row.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Settings' }

export const meta: MetaFunction = () => [{ title: `Settings · ${productName}` }]

const path = '/assistant/settings'

export default function SettingsLayout() {
  const { pathname } = useLocation()
  if (pathname.replace(/\/$/, '') === path) return <Navigate to={`${path}/profile`} replace />
  return <Settings />
}

/** The pages' names are beside the page if there is room, otherwise above it. They are one stop of the Tab key. */
function Settings() {
  const nav = useRef<HTMLElement>(null)
  const more = useTabRow(nav)
  const { pathname } = useLocation()
  const [focused, setFocused] = useState<string>()
  const current = plugs.settings.find((page) => `${pathname}/`.startsWith(`${page.path}/`)) ?? plugs.settings[0]
  const stop = focused ?? current?.path
  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const links = [...(nav.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const last = links.length - 1
    const [before, after] = [Math.max(at - 1, 0), Math.min(at + 1, last)]
    const places = { ArrowUp: before, ArrowLeft: before, ArrowDown: after, ArrowRight: after, Home: 0, End: last }
    const to = Object.entries(places).find(([key]) => key === event.key)?.[1]
    if (at === -1 || to === undefined) return
    event.preventDefault()
    links[to]?.focus()
  }
  return (
    <div className="mx-auto w-full max-w-172 px-4 pt-1 pb-10 sm:px-10 md:py-14 lg:grid lg:max-w-230 lg:grid-cols-[10rem_minmax(0,1fr)] lg:content-start lg:gap-x-12">
      <div className="lg:col-span-2">
        <PageTitle>Settings</PageTitle>
      </div>
      <div className="relative border-b border-hairline md:mt-6 lg:mt-8 lg:border-b-0">
        <nav
          ref={nav}
          aria-label="Settings"
          className={`-mb-px overflow-x-auto lg:sticky lg:top-8 lg:-ml-3 ${fades[more]}`}
        >
          <ul className="flex w-max gap-5 sm:gap-4.5 lg:w-full lg:flex-col lg:gap-0.5">
            {plugs.settings.map(({ path: to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  tabIndex={to === stop ? 0 : -1}
                  onFocus={() => setFocused(to)}
                  onBlur={() => setFocused(undefined)}
                  onKeyDown={press}
                  className={tab}
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {(more === 'after' || more === 'both') && (
          <ChevronRight aria-hidden="true" className="pointer-events-none absolute top-3 right-0 size-4 text-muted" />
        )}
      </div>
      <div className="pt-6 lg:pt-8">
        <Outlet />
      </div>
    </div>
  )
}

const tab =
  '-mb-px flex h-11 min-w-11 items-center max-lg:justify-center rounded-[2px] border-b-2 border-transparent text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:text-ink lg:mb-0 lg:h-9 lg:rounded-control lg:border-b-0 lg:px-3 lg:hover:bg-touch lg:aria-[current=page]:bg-touch lg:aria-[current=page]:font-medium'

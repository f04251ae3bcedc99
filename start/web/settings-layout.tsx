import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Link, type MetaFunction, Navigate, NavLink, Outlet, useLocation } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { PageTitle } from '#foundation/web/design/page-title.tsx'
import type { SettingsGroup, SettingsPage } from '#foundation/web/plugs.ts'
import { plugs } from './plugs.ts'
import './settings.css'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Settings' }

export const meta: MetaFunction = () => [{ title: `Settings · ${productName}` }]

const path = '/assistant/settings'

/** The groups in their order, by what their pages are about. */
const groups: Readonly<Record<SettingsGroup, string>> = {
  you: 'You',
  assistant: 'Your assistant',
  sources: 'Mail and calendar',
  account: 'Account and data',
}

/** Pages in groups: beside the page if there is room, otherwise a list that leads to each and is led back to. */
export default function SettingsLayout() {
  const { pathname } = useLocation()
  const isWide = useSyncExternalStore(listen, isWideNow)
  const isList = pathname.replace(/\/$/, '') === path
  const frame = useFocusAlong(pathname, isList)
  if (isList && isWide) return <Navigate to={`${path}/profile`} replace />
  return (
    <div
      ref={frame}
      data-settings={isList ? 'list' : 'page'}
      className="mx-auto w-full max-w-172 px-4 pt-1 pb-10 sm:px-10 md:py-14"
    >
      <PageTitle>Settings</PageTitle>
      <div className="md:mt-8">
        <Groups />
        <div data-settings-back>
          <Link
            to={path}
            className="-ml-1 inline-flex h-11 items-center gap-1 text-muted hover:text-ink [&_svg]:size-4"
          >
            <ChevronLeft aria-hidden="true" />
            All settings
          </Link>
        </div>
      </div>
      <div className="md:mt-8">
        <Outlet />
      </div>
    </div>
  )
}

/** The names of the pages. They are one stop of the Tab key. */
function Groups() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const [focused, setFocused] = useState<string>()
  const current = pageAt(pathname) ?? plugs.settings[0]
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
    <nav ref={nav} aria-label="Settings" data-settings-groups>
      {Object.entries(groups).map(([group, name]) => (
        <Group
          key={group}
          name={name}
          pages={plugs.settings.filter((page) => page.group === group)}
          link={({ path: to }) => ({
            to,
            tabIndex: to === stop ? 0 : -1,
            onFocus: () => setFocused(to),
            onBlur: () => setFocused(undefined),
            onKeyDown: press,
          })}
        />
      ))}
    </nav>
  )
}

type GroupProps = {
  name: string
  pages: readonly SettingsPage[]
  link: (
    page: SettingsPage,
  ) => Pick<Parameters<typeof NavLink>[0], 'to' | 'tabIndex' | 'onFocus' | 'onBlur' | 'onKeyDown'>
}

function Group({ name, pages, link }: GroupProps) {
  const id = useId()
  return (
    <div>
      <p id={id} className="text-12 font-medium text-muted">
        {name}
      </p>
      <ul aria-labelledby={id}>
        {pages.map((page) => (
          <li key={page.path}>
            <NavLink {...link(page)}>
              {page.label}
              <ChevronRight aria-hidden="true" />
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function pageAt(pathname: string): SettingsPage | undefined {
  return plugs.settings.find((page) => `${pathname}/`.startsWith(`${page.path}/`))
}

/** Where list and page take each other's place, what had the focus goes: it moves to the page, and back to its link. */
function useFocusAlong(pathname: string, isList: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    const left = pageAt(shown.current)
    const isNew = shown.current !== pathname
    shown.current = pathname
    if (!isNew || isWideNow()) return
    if (isList) return frame.current?.querySelector<HTMLElement>(`a[href="${left?.path ?? ''}"]`)?.focus()
    const heading = frame.current?.querySelector('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, isList])
  return frame
}

/** From this width on the list has room beside the page, as in `settings.css`. */
const wide = '(min-width: 64rem)'

function isWideNow(): boolean {
  return matchMedia(wide).matches
}

function listen(changed: () => void): () => void {
  const media = matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

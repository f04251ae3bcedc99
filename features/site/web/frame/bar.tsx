import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { Mark } from '#foundation/web/design/mark.tsx'
import { Door } from '../parts/door.tsx'
import { frame } from '../parts/section.tsx'
import { Either } from './entrance.tsx'

const places = [
  { name: 'Home', path: '/' },
  { name: 'Features', path: '/features' },
  { name: 'Pricing', path: '/pricing' },
  { name: 'How it Works', path: '/how-it-works' },
  { name: 'Integrations', path: '/integrations' },
  { name: 'Blog', path: '/blog' },
]

/** Stays in sight; once the page has moved it lies on it like a sheet. */
export function Bar() {
  const scrolled = useScrolled()
  const { pathname } = useLocation()
  return (
    <header
      data-scrolled={scrolled || undefined}
      className="sticky top-0 z-10 border-b border-transparent bg-paper transition-[border-color,box-shadow] data-scrolled:border-hairline data-scrolled:shadow-[0_6px_20px_-16px_var(--color-ink)] print:hidden"
    >
      <div className={`${frame} flex h-16 items-center gap-4 md:gap-8`}>
        <Link
          to="/"
          className="flex h-10 items-center pointer-coarse:h-11 gap-2.5 rounded-control font-serif text-20 font-medium"
        >
          <Mark className="size-7" />
          {productName}
        </Link>
        <nav aria-label="Main" className="hidden grow md:block">
          <ul className="flex gap-6">
            {places.map(({ name, path }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/'} prefetch="intent" className={wideLink}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2 max-md:ml-auto">
          <Entrance />
          <SmallMenu key={pathname} />
        </div>
      </div>
    </header>
  )
}

const wideLink =
  'flex h-10 items-center pointer-coarse:h-11 rounded-[2px] text-14 text-muted transition-colors hover:text-ink aria-[current=page]:text-ink'

/** Quiet: the one next thing to do stands on the page itself. */
function Entrance() {
  return <Either visitor={<Door to="/auth">Get Started</Door>} user={<Door to="/assistant">Dashboard</Door>} />
}

/** Opens by itself, without any script. */
function SmallMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const press = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !menu.current?.open) return
    close(menu.current)
    menu.current.querySelector('summary')?.focus()
  }
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- Escape closes it from wherever the focus is in it
    <details ref={menu} onKeyDown={press} className="group/menu md:hidden">
      <summary
        aria-label="Menu"
        className="grid size-10 list-none pointer-coarse:size-11 place-items-center rounded-control hover:bg-touch [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden="true" className="size-5 group-open/menu:hidden" />
        <X aria-hidden="true" className="hidden size-5 group-open/menu:block" />
      </summary>
      <nav aria-label="Menu" className="absolute inset-x-0 top-full border-b border-hairline bg-paper shadow-float">
        <ul className={`${frame} pt-1 pb-5`}>
          {places.map(({ name, path }) => (
            <li key={path} className="border-b border-hairline last:border-0">
              <NavLink
                to={path}
                end={path === '/'}
                onClick={() => close(menu.current)}
                className="flex min-h-12 items-center rounded-[2px] text-16 aria-[current=page]:text-accent"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

function close(menu: HTMLDetailsElement | null): void {
  if (menu) menu.open = false
}

const threshold = 50

/** Whether the page was moved by more than fifty pixels. */
function useScrolled(): boolean {
  return useSyncExternalStore(onScroll, () => scrollY > threshold, never)
}

function onScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

function never(): boolean {
  return false
}

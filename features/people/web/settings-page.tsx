import ChevronRight from 'lucide-react/icons/chevron-right'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type MetaFunction, Navigate, NavLink, Outlet, useLocation } from 'react-router'
import { productName } from '#foundation/contract/product.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Settings' }

export const meta: MetaFunction = () => [{ title: `Settings · ${productName}` }]

const path = '/assistant/settings'
const places = ['Profile', 'Time', 'Appearance', 'Assistant', 'Memory', 'What left', 'Plan', 'Security', 'Data']

export default function SettingsPage() {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const more = useMore(nav)
  // On a small screen not all of them are in sight.
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  })
  if (pathname.replace(/\/$/, '') === path) return <Navigate to={`${path}/profile`} replace />
  return (
    <div className="mx-auto w-full max-w-172 px-6 py-10 sm:px-10 sm:py-14">
      <h1 className="font-serif text-31">Settings</h1>
      <div className="relative mt-6 border-b border-hairline">
        <nav ref={nav} aria-label="Settings" className={`-mb-px overflow-x-auto ${fades[more]}`}>
          <ul className="flex w-max gap-5 sm:gap-4.5">
            {places.map((place) => (
              <li key={place}>
                <NavLink to={`${path}/${place.toLowerCase().replace(' ', '-')}`} className={tab}>
                  {place}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {(more === 'after' || more === 'both') && (
          <ChevronRight aria-hidden="true" className="pointer-events-none absolute top-3 right-0 size-4 text-muted" />
        )}
      </div>
      <div className="pt-6">
        <Outlet />
      </div>
    </div>
  )
}

type More = 'none' | 'before' | 'after' | 'both'

/** Whether there are tabs beyond the edges, which a phone has no scroll bar to tell. */
function useMore(nav: RefObject<HTMLElement | null>): More {
  const [more, setMore] = useState<More>('none')
  useEffect(() => {
    const box = nav.current
    if (!box) return undefined
    const look = (): void => {
      const before = box.scrollLeft > slack
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - slack
      setMore(before && after ? 'both' : before ? 'before' : after ? 'after' : 'none')
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [nav])
  return more
}

/** Parts of a pixel, and the edge of the last tab. */
const slack = 4

const fades: Record<More, string> = {
  none: '',
  before: '[mask-image:linear-gradient(to_right,transparent,black_2.5rem)]',
  after: '[mask-image:linear-gradient(to_left,transparent_1.25rem,black_4rem)]',
  both: '[mask-image:linear-gradient(to_right,transparent,black_2.5rem,black_calc(100%-4rem),transparent_calc(100%-1.25rem))]',
}

const tab =
  '-mb-px flex h-10 min-w-10 items-center rounded-[2px] border-b-2 border-transparent text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:text-ink'

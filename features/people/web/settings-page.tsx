import { useEffect, useRef } from 'react'
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
  // On a small screen not all of them are in sight.
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  })
  if (pathname.replace(/\/$/, '') === path) return <Navigate to={`${path}/profile`} replace />
  return (
    <div className="mx-auto w-full max-w-172 px-6 py-10 sm:px-10 sm:py-14">
      <h1 className="font-serif text-31">Settings</h1>
      <nav ref={nav} aria-label="Settings" className="mt-6 overflow-x-auto border-b border-hairline">
        <ul className="flex w-max gap-6">
          {places.map((place) => (
            <li key={place}>
              <NavLink to={`${path}/${place.toLowerCase().replace(' ', '-')}`} className={tab}>
                {place}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="pt-6">
        <Outlet />
      </div>
    </div>
  )
}

const tab =
  '-mb-px flex h-10 min-w-10 items-center rounded-[2px] border-b-2 border-transparent text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:text-ink'

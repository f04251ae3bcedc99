import { createContext, useContext } from 'react'
import { NavLink } from 'react-router'

/** A page about notices, linked from the others of its kind. */
export type NoticePlace = { label: string; to: string }

const context = createContext<readonly NoticePlace[]>([])

export const NoticePlacesProvider = context.Provider

/** Links between these pages; empty if there is only one. */
export function NoticePlaces() {
  const places = useContext(context)
  if (places.length < 2) return null
  return (
    <nav aria-label="Notices and reminders" className="flex gap-5 border-b border-hairline">
      {places.map(({ label, to }) => (
        <NavLink key={to} to={to} end className={look}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

const look =
  'grid h-11 place-items-center border-b-2 border-transparent px-0.5 text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:font-medium aria-[current=page]:text-ink'

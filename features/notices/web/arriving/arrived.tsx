import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { textLink } from '#foundation/web/design/surface.ts'
import { useKeptFocus } from '#foundation/web/kept-focus.ts'
import type { Notice } from '../../contract.ts'
import { useSee, useSeen } from '../notices.ts'
import { ArrivedCard } from './arrived-card.tsx'
import { arrivalsIn, type Heard, withoutThoseOfPage } from './arrivals.ts'
import { useSound } from './use-sound.ts'

const mostShown = 3
const page = '/assistant/notices'

/** Shown in a corner until they are dealt with here or seen elsewhere. The notices page shows them itself. */
export function Arrived({ heard }: { heard: readonly Heard[] }) {
  useKeptFocus('data-arrived')
  const see = useSee()
  const { pathname } = useLocation()
  const [gone, setGone] = useState<readonly string[]>([])
  // An answered notice stays a moment longer, with its Undo.
  const [held, setHeld] = useState<readonly Notice[]>([])
  // The page shows what was answered; left again, the card would ask for an answer once more.
  if (pathname === page && held.length > 0) setHeld([])
  const fresh = arrivalsIn(heard).filter(({ id }) => held.every((each) => each.id !== id))
  const { shown: arrived, seen } = withoutThoseOfPage(pathname, fresh)
  useSeen(seen)
  const shown = [...held, ...arrived].filter(({ id }) => !gone.includes(id))
  useSound(fresh.map(({ id }) => id))
  if (pathname === page || shown.length === 0) return null
  const more = shown.length - mostShown
  return (
    <section aria-label="New notices" className={corner}>
      <ul aria-live="polite" className="grid gap-2">
        {shown.slice(0, mostShown).map((notice) => (
          <ArrivedCard
            key={notice.id}
            notice={notice}
            onAnswer={() => setHeld((before) => [...before.filter(({ id }) => id !== notice.id), notice])}
            onGone={(isSeen) => {
              setGone((before) => [...before, notice.id])
              if (isSeen) see([notice.id])
            }}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className="rounded-card bg-raised px-4 py-2 text-13 shadow-float">
          <Link to={page} className={textLink}>
            {more === 1 ? 'One more notice' : `${more} more notices`}
          </Link>
        </p>
      )}
    </section>
  )
}

/** Below dialogs, so that a notice cannot interrupt what is being written there. */
const corner = 'fixed top-4 right-4 z-10 grid w-[min(22rem,calc(100vw-2rem))] gap-2 max-md:top-16 print:hidden'

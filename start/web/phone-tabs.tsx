import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { WaitingMark } from '#features/activity/web/index.ts'
import { late } from '#foundation/web/late.ts'
import { UnseenMark } from '#features/notices/web/index.ts'
import { addressOf, type ViewLink } from './view-link.ts'
import { viewLinks } from './views.ts'

const MoreSheet = late(async () => (await import('./more-sheet.tsx')).MoreSheet)

/**
 * Views as tabs at the bottom of a phone, with the others and everything else behind More. Hidden while the on-screen
 * keyboard is open: it leaves less than 32rem of any phone, and without it there is more.
 */
export function PhoneTabs({ view }: { view: ViewLink | undefined }) {
  const [more, setMore] = useState<'never' | 'open' | 'closed'>('never')
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  if (key !== shownAt) {
    setShownAt(key)
    if (more === 'open') setMore('closed')
  }
  return (
    <nav aria-label="Views" className={bar}>
      {viewLinks.map(
        (one) =>
          !one.underMore && (
            <Link key={one.id} to={addressOf(one)} aria-current={one === view ? 'page' : undefined} className={tab}>
              <Icon of={one.icon} />
              {one.label}
            </Link>
          ),
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={more === 'open'}
        aria-current={view === undefined || view.underMore ? 'true' : undefined}
        onClick={() => setMore('open')}
        className={tab}
      >
        <Icon of={Ellipsis} />
        More
        <UnseenMark />
        <WaitingMark />
      </button>
      {more !== 'never' && (
        <Suspense>
          <MoreSheet view={view} open={more === 'open'} onClose={() => setMore('closed')} />
        </Suspense>
      )}
    </nav>
  )
}

function Icon({ of: Shown }: { of: ComponentType<{ 'aria-hidden'?: boolean }> }): ReactNode {
  return <Shown aria-hidden />
}

const bar =
  'flex shrink-0 border-t border-hairline bg-sunken pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden [@media(max-height:32rem)]:hidden'

const tab =
  'relative grid h-14 flex-1 content-center justify-items-center gap-0.5 text-12 leading-4 text-muted select-none focus-visible:-outline-offset-2 aria-[current]:font-medium aria-[current]:text-ink [&_svg]:size-5 [&_svg]:stroke-[1.75] aria-[current]:[&_svg]:stroke-2'

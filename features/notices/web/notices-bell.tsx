import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { IconButton } from '#foundation/web/design/button.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { dot } from '#foundation/web/shell/dot.ts'
import { SidebarButton } from '#foundation/web/shell/sidebar-button.tsx'
import { lateWithTemporal } from '#foundation/web/late.ts'

const NoticesPanel = lateWithTemporal(async () => (await import('./panel/notices-panel.tsx')).NoticesPanel)

const unseenKey = ['notices', 'unseen']
const most = 99

/** Only the number, so that pages without notices do not load their schemas. */
const unseenRoute = defineRoute({
  method: 'GET',
  path: '/v1/notices/unseen',
  summary: 'How many have not been seen.',
  access: 'person',
  answer: z.object({ unseen: z.number() }),
})

/** The bell, with the number of notices not yet seen in any tab. It opens the panel. */
export function NoticesBell() {
  const count = useUnseen()
  const { button, panel } = usePanel()
  const isHere = useLocation().pathname === '/assistant/notices'
  return (
    <>
      <SidebarButton
        {...button}
        aria-current={isHere ? 'page' : undefined}
        icon={<Bell />}
        beside={count > 0 && <Count count={count} />}
      >
        Notices
      </SidebarButton>
      {panel}
    </>
  )
}

/** The same in the header of small screens. */
export function NoticesBellIcon() {
  const count = useUnseen()
  const { button, panel } = usePanel()
  return (
    <>
      <IconButton
        {...button}
        label={count === 0 ? 'Notices' : `Notices, ${count}${wordsOf(count)}`}
        icon={
          <>
            <Bell />
            {count > 0 && <span className={dot} />}
          </>
        }
      />
      {panel}
    </>
  )
}

/** The panel of a bell: its code loads on first use, and it closes when one goes somewhere. */
function usePanel() {
  const bell = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  if (key !== shownAt) {
    setShownAt(key)
    if (state === 'open') setState('closed')
  }
  const isOpen = state === 'open'
  const button = {
    ref: bell,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => setState(isOpen ? 'closed' : 'open'),
  } as const
  const panel = state !== 'never' && (
    <Suspense>
      <NoticesPanel bell={bell} open={isOpen} onClose={() => setState('closed')} />
    </Suspense>
  )
  return { button, panel }
}

/** A dot on the control that leads to the bell, when the bell is hidden. */
export function UnseenMark() {
  const count = useUnseen()
  if (count === 0) return null
  return (
    <span className={dot}>
      <VisuallyHidden>{`${count}${wordsOf(count)}`}</VisuallyHidden>
    </span>
  )
}

function useUnseen(): number {
  const { client } = useSession()
  const { data = 0 } = useQuery({
    queryKey: unseenKey,
    queryFn: async ({ signal }) => (await client.call(unseenRoute, {}, { signal })).unseen,
  })
  return data
}

function wordsOf(count: number): string {
  return count === 1 ? ' new notice' : ' new notices'
}

function Count({ count }: { count: number }) {
  return (
    <span
      data-figures
      className="ml-auto grid h-5 min-w-5 place-items-center rounded-full bg-amber-wash px-1.5 text-12 font-medium text-amber"
    >
      <span>
        {count > most ? `${most}+` : count}
        <VisuallyHidden>{wordsOf(count)}</VisuallyHidden>
      </span>
    </span>
  )
}

import { type KeyboardEvent, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { productName } from '#foundation/contract/product.ts'

const views = ['chat', 'calendar', 'agenda', 'files'] as const
export type View = (typeof views)[number]

const names: Record<View, string> = { chat: 'Chat', calendar: 'Calendar', agenda: 'Agenda', files: 'Files' }

/** The chat, unless the address says otherwise. */
export function viewIn(params: URLSearchParams): View {
  return views.find((view) => view === params.get('view')) ?? 'chat'
}

export const tabOf = (view: View): string => `view-${view}`
export const panelOf = (view: View): string => `panel-${view}`

/** Tabs that are addresses: they can be opened beside, sent, and gone back to. */
export function ViewSwitch({ view }: { view: View }) {
  const navigate = useNavigate()
  useEffect(() => {
    document.title = `${view === 'chat' ? 'Assistant' : names[view]} · ${productName}`
  }, [view])
  function press(event: KeyboardEvent): void {
    const at = views.indexOf(view)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + views.length, Home: 0, End: views.length - 1 }[event.key]
    const next = to === undefined ? undefined : views[to % views.length]
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
      className="flex shrink-0 gap-5 overflow-x-auto border-b border-hairline px-4 sm:px-8 print:hidden"
    >
      {views.map((one) => (
        <Link
          key={one}
          id={tabOf(one)}
          role="tab"
          to={addressOf(one)}
          aria-selected={one === view}
          aria-controls={one === view ? panelOf(one) : undefined}
          tabIndex={one === view ? 0 : -1}
          className={tab}
        >
          {names[one]}
        </Link>
      ))}
    </div>
  )
}

function addressOf(view: View): string {
  return view === 'chat' ? '/assistant' : `/assistant?view=${view}`
}

const tab =
  'grid h-11 place-items-center border-b-2 border-transparent px-0.5 text-muted hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-ink aria-selected:font-medium aria-selected:text-ink'

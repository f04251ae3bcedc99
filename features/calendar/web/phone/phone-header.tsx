import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import PanelLeft from 'lucide-react/icons/panel-left'
import Search from 'lucide-react/icons/search'
import { Suspense, useState } from 'react'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { openPalette } from '#foundation/web/palette/open-palette.ts'
import type { Open } from '../dialogs.tsx'
import { rangeLabel, type Show, shows } from '../grid/days.ts'
import { MoreMenu } from '#foundation/web/design/more-menu.tsx'
import { late } from '#foundation/web/late.ts'
import { usePanel } from '../panel/use-panel.ts'
import type { Place } from '../place.ts'
import { filterNames, filters, type TypeFilter } from '../toolbar/toolbar.tsx'

const JumpSheet = late(async () => (await import('./jump-sheet.tsx')).JumpSheet)

type PhoneHeaderProps = {
  place: Place
  days: readonly string[]
  filter: TypeFilter
  onFilter: (filter: TypeFilter) => void
  onOpen: (open: Open) => void
}

/** The one header: the calendars, the month and the way to another, today, search, and how much is shown. */
export function PhoneHeader({ place, days, filter, onFilter, onOpen }: PhoneHeaderProps) {
  const { show: showPanel, isOpen } = usePanel()
  const [jump, setJump] = useState<'never' | 'open' | 'closed'>('never')
  const { date, show, go, goToday } = place
  return (
    <header className="flex h-13 shrink-0 items-center border-b border-hairline px-1.5 print:hidden">
      <IconButton
        label="Show calendars"
        icon={<PanelLeft />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => showPanel(true)}
      />
      <h1 className={`min-w-0 grow ${place.isKnown ? '' : 'invisible'}`}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={jump === 'open'}
          onClick={() => setJump('open')}
          className="flex h-10 max-w-full pointer-coarse:h-11 items-center gap-1.5 rounded-control px-2 font-serif text-20 max-[25rem]:text-16"
        >
          <span aria-hidden="true" className="truncate">
            {rangeLabel('month', date, [])}
          </span>
          <VisuallyHidden>{rangeLabel(show, date, days)}</VisuallyHidden>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted max-[22.5rem]:hidden" />
        </button>
      </h1>
      <Button kind="plain" onClick={goToday}>
        Today
      </Button>
      <IconButton label="Search" icon={<Search />} onClick={openPalette} />
      <MoreMenu
        label={`View: ${showNames[show]}`}
        groups={[
          shows.map((one) => ({
            label: showNames[one],
            icon: <Check className={one === show ? '' : 'invisible'} />,
            run: () => go({ show: one }),
          })),
          filters.map((one) => ({
            label: filterNames[one],
            icon: <Check className={one === filter ? '' : 'invisible'} />,
            run: () => onFilter(one),
          })),
          [
            { label: 'Second time zone…', run: () => onOpen({ kind: 'zone' }) },
            { label: 'Import a file…', run: () => onOpen({ kind: 'import' }) },
            { label: 'Print', run: () => print() },
          ],
        ]}
      />
      {jump !== 'never' && (
        <Suspense>
          <JumpSheet open={jump === 'open'} onClose={() => setJump('closed')} place={place} days={days} />
        </Suspense>
      )}
    </header>
  )
}

const showNames: Record<Show, string> = { day: 'Day', week: '3 Days', month: 'Month' }

import CalendarClock from 'lucide-react/icons/calendar-clock'
import { Suspense } from 'react'
import { useBeside } from '#foundation/web/beside.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { useLists } from './tasks.ts'

const words = 'Plan my day'

/** Asks for a proposal that lays what is due into the free time of today. */
export function PlanDay() {
  const { AskButton } = useBeside()
  const due = useLists().data?.counts.today
  if (!AskButton) return null
  const icon = <CalendarClock aria-hidden="true" />
  const waiting = (
    <Button disabled icon={icon}>
      <span className="max-sm:sr-only">{words}</span>
    </Button>
  )
  if (due === undefined) return waiting
  return (
    <Suspense fallback={waiting}>
      <AskButton
        words={words}
        icon={icon}
        isIconOnPhone
        unavailable={due === 0 ? 'Nothing is due today, so there is nothing to plan.' : undefined}
      />
    </Suspense>
  )
}

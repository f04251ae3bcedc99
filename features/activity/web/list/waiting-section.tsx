import { useEffect, useRef } from 'react'
import { answerErrand, type IntendedAnswer, useErrand } from '#foundation/web/errand.ts'
import type { Activity } from '../../contract.ts'
import { ShownActivity } from '../card/shown-activity.tsx'
import { RowDetails } from './row-details.tsx'

type WaitingSectionProps = {
  activities: readonly Activity[]
  /** Draws the buttons of the first pending activity in a bar within reach of a thumb. */
  bar: HTMLElement | null
}

/** Pending activities, above everything else. Answered ones keep their place until the next fetch. */
export function WaitingSection({ activities, bar }: WaitingSectionProps) {
  useIntendedAnswer()
  const first = activities.find(({ state }) => state === 'waiting')
  if (activities.length === 0) return null
  return (
    <section aria-labelledby="waiting" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="waiting" className="text-13 font-medium">
        Waiting for your yes
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {activities.map((activity) => (
          <li key={activity.id} data-activity={activity.id}>
            <ShownActivity activity={activity} listed bar={activity === first ? bar : null}>
              <RowDetails activity={activity} />
            </ShownActivity>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was chosen in the palette takes the focus once it is shown. */
function useIntendedAnswer(): void {
  const intended = useRef<IntendedAnswer>(undefined)
  const arrive = (): void => {
    const row = intended.current && document.querySelector(`[data-activity="${CSS.escape(intended.current.id)}"]`)
    if (!row || !intended.current) return
    focusIntended(row, intended.current)
    intended.current = undefined
  }
  useErrand(answerErrand.name, answerErrand.form, (what) => {
    intended.current = what
    arrive()
  })
  useEffect(arrive)
}

/** Its button, or the card where its buttons stand elsewhere. */
function focusIntended(row: Element, { answer }: IntendedAnswer): void {
  const button = [...row.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(answer))
  const target = button ?? row.querySelector('article')
  target?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}

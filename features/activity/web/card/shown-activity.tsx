import { type ReactNode, useId, useRef, useState } from 'react'
import { Card } from '#foundation/web/design/card.tsx'
import { LiveRegion } from '#foundation/web/design/live-region.tsx'
import { useNow } from '#foundation/web/use-now.ts'
import type { Activity } from '../../contract.ts'
import { type Answering, useAnswer } from '../activities.ts'
import { outcomeOf } from '../words.ts'
import { Ended } from './ended.tsx'
import { EndedLine } from './ended-line.tsx'
import { Waiting } from './waiting.tsx'

type ShownActivityProps = {
  activity: Activity
  /** In a list only pending ones are cards; the rest are lines. */
  listed?: boolean
  /** Where to draw the buttons of a pending activity instead. */
  bar?: HTMLElement | null
  /** What else is good to know, at its lower end. */
  children?: ReactNode
}

/** As a card: what it waits for, or what came of it. The focus stays with it when its buttons go. */
export function ShownActivity({ activity, listed = false, bar = null, children }: ShownActivityProps) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const now = useNow()
  const [first] = useState(stampOf(activity))
  const current = expireAt(activity, now)
  const waits = current.state === 'waiting'
  const answering = useAnswer(activity, () => card.current?.focus({ preventScroll: true }))
  const shown = { activity: current, titleId: id, answering }
  return (
    <article
      ref={card}
      aria-labelledby={id}
      // oxlint-disable-next-line no-noninteractive-tabindex -- the focus comes here when what was pressed is gone
      tabIndex={-1}
      className="relative rounded-card"
    >
      {listed && !waits ? (
        <EndedLine key="ended" {...shown}>
          {children}
        </EndedLine>
      ) : (
        <Card waiting={waits}>
          {waits ? <Waiting key={current.id} {...shown} listed={listed} bar={bar} /> : <Ended key="ended" {...shown} />}
          {children}
        </Card>
      )}
      <LiveRegion>{stampOf(current) === first && current === activity ? '' : outcomeOf(current)}</LiveRegion>
    </article>
  )
}

export type ViewProps = { activity: Activity; titleId: string; answering: Answering }

function stampOf({ id, revision }: Activity): string {
  return `${id} ${revision}`
}

/** A page may stay open for longer than a yes is good for. */
function expireAt(activity: Activity, now: number): Activity {
  const { state, expires_at } = activity
  const late = state === 'waiting' && expires_at !== null && Date.parse(expires_at) <= now
  return late ? { ...activity, state: 'expired' } : activity
}

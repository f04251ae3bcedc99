import type { RefObject } from 'react'
import type { Occurrence } from '../../contract.ts'
import type { GridActions } from './grid-actions.ts'
import { whenOf } from './said.ts'
import { useTip } from './use-tip.ts'

type EventTipProps = { root: RefObject<HTMLElement | null>; find: GridActions['find']; zone: string }

/**
 * The whole title, the time and the place of an event whose block has no room for them, beside it, while the pointer or
 * the focus is on it. Whoever listens hears them from the block itself.
 */
export function EventTip({ root, find, zone }: EventTipProps) {
  const tip = useTip(root)
  const occurrence = tip && find(tip.key)
  if (!occurrence) return null
  return (
    <div
      data-tip
      aria-hidden="true"
      style={tip.place}
      className="pointer-events-none fixed z-20 grid max-w-72 gap-0.5 rounded-control bg-ink px-2.5 py-1.5 text-12 leading-4 text-paper shadow-float print:hidden"
    >
      <span className="font-medium wrap-anywhere">{occurrence.title}</span>
      <Facts occurrence={occurrence} zone={zone} />
    </div>
  )
}

function Facts({ occurrence, zone }: { occurrence: Occurrence; zone: string }) {
  return (
    <>
      <span data-figures className="opacity-80">
        {whenOf(occurrence, zone)}
      </span>
      {occurrence.location !== '' && <span className="wrap-anywhere opacity-80">{occurrence.location}</span>}
    </>
  )
}

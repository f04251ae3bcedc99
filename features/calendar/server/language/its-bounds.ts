import type { Wording } from '#foundation/time/words/when.ts'
import { nowhere, readDestination, untilDay } from '../../language/reading/destination.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { clockOf } from '../../language/reading/spoken-times.ts'
import { isTimeAlone } from '../../language/reading/splitting.ts'
import type { Target } from '../../language/wish.ts'
import { spanOfRef } from './mentions.ts'

/** “Until the 15th”: the next one after the day on which it begins. */
export function longerUntil(text: string, target: Target, wording: Wording): Heard | undefined {
  const value =
    /^(?:(?:but |and )?(?:only|just)\s+)?(?:until|till|til|through)\s+(.+?)(?:\s+(?:instead|incl(?:usive|uding)?))?[.!]*$/i.exec(
      text,
    )?.[1]
  const first = startOf(target, wording)
  if (value === undefined || !first) return undefined
  const clock = clockOf(value, wording)
  const from = first.from.toPlainDate().toPlainDateTime()
  const to = clock ? { until: clock } : untilDay(value, { ...wording, now: from })
  return to && { wish: { do: 'resize', target, to }, sure: true }
}

/** “From the 23rd actually”, of whole days: they end as they did. */
export function longerFrom(text: string, target: Target, wording: Wording): Heard | undefined {
  const at = startOf(target, wording)
  const [, day = ''] =
    /^(?:already |only )?(?:from|starting|beginning|as of)(?: on)? (.+?)(?: (?:actually|already|instead|on|onwards?|then|rather))*[.!]*$/i.exec(
      text,
    ) ?? []
  const to = at?.allDay && isTimeAlone(day, wording) ? readDestination(day, wording) : undefined
  if (!to?.day || to.clock) return undefined
  return { wish: { do: 'move', target, to: { ...nowhere, day: to.day, keepsEnd: true } }, sure: true }
}

export function startOf({ named }: Target, { zone }: Wording) {
  const [ref] = named ?? []
  return ref && spanOfRef(ref, zone)
}

import { z } from 'zod'
import type { Dialogue } from '#foundation/language/dialogue.ts'
import type { Place } from '../../../../language/places.ts'

const placeShape = z.object({ name: z.string(), zones: z.array(z.string()).min(1) })
export const changeShape = z.object({ minutes: z.number(), from: placeShape.optional(), to: placeShape.optional() })

/** The place that the last answer was about. */
export function placeBefore({ asked }: Dialogue): Place | undefined {
  const wish = z.object({ place: placeShape }).safeParse(asked?.wish)
  return wish.success ? wish.data.place : changeShape.safeParse(asked?.wish).data?.to
}

import type { Place } from './passage.ts'

/** Where the words at this character of a passage stand: in a transcript, each cue has a time of its own. */
export function placeAt(place: Place, at: number): Place {
  const { clocks, ...whole } = place
  const clock = clocks?.findLast((each) => each.at <= at)?.clock
  return { ...whole, ...(clock !== undefined && { clock }) }
}

import type { Length, Repeated, When } from '#foundation/time/words/when.ts'

/** What a sentence says of an event. What it does not say is absent. */
export type SaidEvent = {
  title: string
  when?: When
  length?: Length
  repeated?: Repeated
  place?: string
  people: string[]
}

import type { Handing, Way } from '../../contract.ts'

/** What is delivered outside the app: one notice, or several combined. */
export type Parcel = {
  /** The ids of its notices. */
  ids: readonly string[]
  title: string
  body: string
  link: string
  /** Identifies duplicates, and earlier messages that this one replaces. */
  tag: string
  /** Present if it holds a single notice. */
  capability: string | undefined
  canFinish: boolean
  sound: boolean
}

/** One line of the delivery record. */
export type Tried = Pick<Handing, 'place' | 'state' | 'tries' | 'why'>

/** A channel out of the app. It never throws: failures are part of the record. */
export type Carrier = {
  way: Way
  carry(ownerId: string, parcel: Parcel, signal: AbortSignal): Promise<Tried[]>
}

export type CarrierLimits = {
  /** The timeout of one attempt. */
  trySeconds: number
  tries: number
  /** The pause between attempts, unless the other side says how long. */
  pauseMilliseconds: number
  /** The longest pause we accept from the other side. */
  mostPauseMilliseconds: number
}

export const carrierLimits: CarrierLimits = {
  trySeconds: 5,
  tries: 2,
  pauseMilliseconds: 1_000,
  mostPauseMilliseconds: 5_000,
}

/** There is no one to send to over this channel. */
export function nothingThere(why: string): Tried[] {
  return [{ place: '', state: 'skipped', tries: 0, why }]
}

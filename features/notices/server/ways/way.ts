import type { Handing, Way } from '../../contract.ts'

/** What is brought to a person outside the app: one notice, or several as one. */
export type Parcel = {
  /** Of the notices in it. */
  ids: readonly string[]
  title: string
  body: string
  link: string
  /** What is sent twice, or takes the place of something earlier, is known by it. */
  tag: string
  /** For the one notice in it. */
  capability: string | undefined
  canFinish: boolean
  sound: boolean
}

/** One line of the record. */
export type Tried = Pick<Handing, 'place' | 'state' | 'tries' | 'why'>

/** A way out of the app. It never throws: what went wrong is part of the record. */
export type Carrier = {
  way: Way
  carry(ownerId: string, parcel: Parcel, signal: AbortSignal): Promise<Tried[]>
}

export type CarrierLimits = {
  /** So long one try may take. */
  trySeconds: number
  tries: number
  /** Between two tries, where the other side does not say. */
  pauseMilliseconds: number
  /** Longer than this we do not wait for another side that says when. */
  mostPauseMilliseconds: number
}

export const carrierLimits: CarrierLimits = {
  trySeconds: 5,
  tries: 2,
  pauseMilliseconds: 1_000,
  mostPauseMilliseconds: 5_000,
}

/** Nobody to send to by this way. */
export function nothingThere(why: string): Tried[] {
  return [{ place: '', state: 'skipped', tries: 0, why }]
}

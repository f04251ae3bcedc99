import type { EarlyMessage } from './sending.ts'

/** The box of the overlay, as the page's code finds it. */
export type EarlyBox = {
  area: HTMLTextAreaElement
  /** Enter or Send was pressed: what is written is to be sent. */
  isAskedFor: boolean
  /** The message that is on its way already. */
  message: EarlyMessage | undefined
  /** Ends its listening, because another box takes its place. */
  stop: () => void
}

const name = 'earlyBox'

export function offerEarlyBox(box: EarlyBox): void {
  Reflect.set(globalThis, name, box)
}

/** Handed out once, to the box that takes its place. */
export function takeEarlyBox(): EarlyBox | undefined {
  const box = Reflect.get(globalThis, name) as EarlyBox | undefined
  Reflect.deleteProperty(globalThis, name)
  return box
}

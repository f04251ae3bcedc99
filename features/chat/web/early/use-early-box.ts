import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { type EarlyBox, takeEarlyBox } from './box.ts'
import type { EarlyMessage } from './sending.ts'

type Successor = {
  box: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
  /** Enter was pressed before this box was there; the message may be on its way. */
  onSend: (text: string, message: EarlyMessage | undefined) => void
}

/** Takes over from the overlay's box: its words, the caret in them, the focus, and the wish to send. */
export function useEarlyBox({ box, onText, onSend }: Successor): void {
  const takeOver = useEffectEvent(() => {
    const early = takeEarlyBox()
    if (!early || !box.current) return
    early.stop()
    continueIn(box.current, early)
    onText(early.area.value)
    if (early.isAskedFor) onSend(early.area.value, early.message)
  })
  useLayoutEffect(() => takeOver(), [])
}

/** The words are written by hand, because the caret can only stand in what is there. */
function continueIn(box: HTMLTextAreaElement, { area, isAskedFor }: EarlyBox): void {
  // A disabled box has lost the focus that it had when Enter was pressed.
  if (document.activeElement === area || isAskedFor) box.focus()
  box.value = area.value
  box.setSelectionRange(area.selectionStart, area.selectionEnd)
}

import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How long a confirmation can be seen before it goes, in milliseconds. */
const shownFor = 6_000
const step = 250

/**
 * Calls `onOver` once the toast has been seen for its time. The time stands still while nobody can press it, because the page
 * is hidden or a dialog lies over it, and while the pointer or the focus rests on any toast, so that none moves beneath it.
 */
export function useToastTime(toast: RefObject<HTMLElement | null>, isTimed: boolean, onOver: () => void): void {
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!isTimed) return undefined
    let [seen, last] = [0, performance.now()]
    const timer = setInterval(() => {
      const now = performance.now()
      if (toast.current && runs(toast.current)) seen += now - last
      last = now
      if (seen >= shownFor) over()
    }, step)
    // The steps of a hidden page may come late, and the time until the first one afterwards was not seen either.
    const forget = (): void => {
      last = performance.now()
    }
    document.addEventListener('visibilitychange', forget)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', forget)
    }
  }, [isTimed, toast])
}

function runs(toast: HTMLElement): boolean {
  if (document.visibilityState === 'hidden' || !document.hasFocus()) return false
  const isHeld = toast.parentElement?.matches(':hover, :has(:focus-visible)') === true
  return !isHeld && isUncovered(toast)
}

/** What lies under a dialog is not hit, and neither is what a dialog has made inert. */
function isUncovered(toast: HTMLElement): boolean {
  const { left, top, width, height } = toast.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && toast.contains(hit)
}

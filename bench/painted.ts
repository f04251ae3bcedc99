import type { Page } from '@playwright/test'
import { waitFor } from './deadline.ts'

type Watched = {
  /** The event from which the time counts. */
  on: 'click' | 'keydown'
  /** An expression in the page: whether what is waited for is there. `first` is what the expression of that name said before. */
  isThere: string
  first?: string
}

/** Milliseconds from the event until what is waited for has been painted, which means the task after the next frame. */
export async function untilPainted(
  page: Page,
  { on, isThere, first = 'undefined' }: Watched,
  act: () => Promise<void>,
): Promise<number> {
  // `evaluate` awaits a script's last value, so the script must not end with the promise.
  await page.evaluate(`{
    const first = ${first}
    let began
    addEventListener('${on}', () => (began = performance.now()), { capture: true, once: true })
    window.painted = new Promise((resolve) => {
      const look = () => {
        if (began === undefined || !(${isThere})) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - began)
        port2.postMessage(0)
      }
      requestAnimationFrame(look)
    })
    undefined
  }`)
  await act()
  return await waitFor(`what a ${on} shows`, () => page.evaluate<number>('window.painted'))
}

/** A page of days follows the finger, and goes the rest of the way by itself. */
export function putAt(page: HTMLElement, dx: number): void {
  shownIn(page)?.style.setProperty('translate', `${dx}px`)
}

export function goBack(page: HTMLElement, dx: number): void {
  putAt(page, 0)
  slide(page, dx, 0)
}

type Turn = { from: number; by: 1 | -1; turn: () => void }

/** Out to the side to which it was pushed; the next comes in from the other. */
export async function turnPage(page: HTMLElement, { from, by, turn }: Turn): Promise<void> {
  const width = page.clientWidth
  await slide(page, from, -by * width)?.finished
  putAt(page, 0)
  turn()
  slide(page, by * width * 0.4, 0)
}

function slide(page: HTMLElement, from: number, to: number): Animation | undefined {
  const frames = [{ translate: `${from}px` }, { translate: `${to}px` }]
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 130
  return shownIn(page)?.animate(frames, { duration, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'none' })
}

function shownIn(page: HTMLElement): HTMLElement | undefined {
  const shown = page.firstElementChild
  return shown instanceof HTMLElement ? shown : undefined
}

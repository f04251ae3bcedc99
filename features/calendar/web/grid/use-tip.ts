import { type CSSProperties, type RefObject, useEffect, useState } from 'react'

export type Tip = { key: string; place: CSSProperties }

/** Milliseconds that the pointer rests before more is shown. */
const rest = 350

/** For which event more is to be shown, and where: only where something of it is cut off or left out. */
export function useTip(root: RefObject<HTMLElement | null>): Tip | undefined {
  const [tip, setTip] = useState<Tip>()
  useEffect(() => (root.current ? follow(root.current, setTip) : undefined), [root])
  return tip
}

function follow(grid: HTMLElement, show: (tip: Tip | undefined) => void): () => void {
  const stop = new AbortController()
  let over: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(element: HTMLElement | undefined, pause: number): void {
    if (element === over) return
    over = element
    clearTimeout(timer)
    show(undefined)
    if (element && isShort(element)) timer = setTimeout(() => show(tipFor(element)), pause)
  }
  const hide = (): void => {
    clearTimeout(timer)
    show(undefined)
  }
  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerover: (event) => event.pointerType !== 'touch' && wait(blockOf(event.target), rest),
    pointerleave: () => wait(undefined, 0),
    focusin: ({ target }) =>
      target instanceof HTMLElement && target.matches(':focus-visible') && wait(blockOf(target), 0),
    focusout: () => wait(undefined, 0),
    pointerdown: hide,
    keydown: ({ key }) => key === 'Escape' && hide(),
  }
  for (const [name, listener] of Object.entries(listeners))
    grid.addEventListener(name, listener as EventListener, { signal: stop.signal })
  // Whatever scrolls takes the block from under it.
  addEventListener('scroll', hide, { capture: true, signal: stop.signal })
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

function blockOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-key]')) || undefined
}

function isShort(block: HTMLElement): boolean {
  return 'brief' in block.dataset || [...block.querySelectorAll<HTMLElement>('span')].some(isCut)
}

function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
}

const margin = 8
const width = 288

/** Beside the block, on the side that has room. */
function tipFor(block: HTMLElement): Tip {
  const { left, right, top } = block.getBoundingClientRect()
  const fitsRight = right + margin + width <= document.documentElement.clientWidth
  const fitsLeft = left - margin - width >= 0
  const across = fitsRight
    ? { left: `${right + margin}px` }
    : fitsLeft
      ? { right: `${document.documentElement.clientWidth - left + margin}px` }
      : { left: `${margin}px` }
  return { key: block.dataset['key'] ?? '', place: { ...across, top: `${Math.max(margin, top)}px` } }
}

import { useEffect, useEffectEvent, useRef } from 'react'

declare global {
  /** Only some browsers have it. */
  var CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined
}

/**
 * Inside a sheet or a dialog: the Back button of an Android phone closes it instead of leaving the page. Escape triggers
 * the watcher too, but by then the dialog is already closing.
 */
export function BackCloses({ onBack }: { onBack: () => void }) {
  const place = useRef<HTMLSpanElement>(null)
  const close = useEffectEvent(() => {
    if (place.current?.closest('[data-open]')) onBack()
  })
  useEffect(() => {
    const { CloseWatcher: Watcher } = globalThis
    if (!Watcher || !matchMedia('(pointer: coarse)').matches) return undefined
    const watcher = new Watcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [])
  return <span ref={place} hidden />
}

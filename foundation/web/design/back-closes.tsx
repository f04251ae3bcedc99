import { useEffect, useEffectEvent, useRef } from 'react'

declare global {
  /** Not in every browser. */
  var CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined
}

/**
 * Within a sheet or a dialog: Back of an Android phone closes it instead of leaving the page. Escape asks in the same
 * way, and then the dialog is closing already.
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

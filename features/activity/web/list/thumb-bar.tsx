import { useSyncExternalStore } from 'react'

const phone = '(max-width: 40rem)'

/** A bar at the bottom of a phone's screen for the buttons drawn into it; not rendered elsewhere. */
export function ThumbBar({ onPlace }: { onPlace: (place: HTMLElement | null) => void }) {
  const isPhone = useSyncExternalStore(
    listen,
    () => matchMedia(phone).matches,
    () => false,
  )
  if (!isPhone) return null
  return (
    <div
      ref={onPlace}
      className="sticky bottom-0 z-2 -mx-4 mt-auto border-t border-hairline bg-paper px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] empty:hidden"
    />
  )
}

function listen(changed: () => void): () => void {
  const media = matchMedia(phone)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

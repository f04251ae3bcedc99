import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { floating } from '#foundation/web/design/surface.ts'
import { clearNote, type Note, useNote } from './note.ts'

const shownFor = 8_000

/** A confirmation stays for eight seconds, or while it has the focus or pointer; an error stays until dismissed. */
export function NoteStrip({ drawer = false }: { drawer?: boolean }) {
  const { note, count, inDrawer } = useNote()
  const here = inDrawer === drawer
  return (
    <output className={drawer ? 'block pt-2 empty:hidden' : place}>
      {note && here && <Strip key={count} note={note} />}
    </output>
  )
}

const place =
  'block fixed right-4 bottom-4 z-40 max-sm:bottom-18 max-sm:z-10 w-[min(24rem,calc(100vw-2rem))] empty:hidden print:hidden'

function Strip({ note }: { note: Note }) {
  const [held, setHeld] = useState(false)
  const { words, kind, action } = note
  useEffect(() => {
    if (held || kind === 'failed') return undefined
    const timer = setTimeout(clearNote, shownFor)
    return () => clearTimeout(timer)
  }, [held, kind])
  function act(): void {
    clearNote()
    action?.run()
  }
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`${floating} flex items-center gap-1 py-1.5 pr-1.5 pl-4`}
    >
      {kind === 'failed' && <CircleAlert aria-hidden="true" className="mr-1 size-4 shrink-0 text-red" />}
      <p className="min-w-0 grow py-1 text-pretty">{words}</p>
      {action && (
        <Button kind="plain" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<X />} onClick={clearNote} />
    </div>
  )
}

import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { session, shownAfter, stopsOf } from '#features/site/web/index.ts'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { stage, veil } from '#foundation/web/design/dialog.tsx'
import { floating } from '#foundation/web/design/surface.ts'
import { PlayedHouse } from './house.tsx'
import type { Parts } from './parts.ts'
import { Turns } from './turns.tsx'
import { usePlayer } from './use-player.ts'

/** A demo that plays by itself. Its buttons work, and nothing is sent or stored. */
export function Demo({ parts, onClose }: { parts: Parts; onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={veil} />
        <Dialog.Viewport className={`${stage} sm:before:basis-[calc(6dvh-1rem)]`}>
          <Dialog.Popup className={`${floating} flex max-h-[86dvh] w-full max-w-172 flex-col`}>
            <header className="flex items-center justify-between gap-4 border-b border-hairline py-2.5 pr-2.5 pl-6">
              <Dialog.Title className="font-serif text-20 font-medium">A short session</Dialog.Title>
              <Dialog.Close render={<IconButton label="Close" icon={<X />} />} />
            </header>
            <Dialog.Description className="sr-only">
              A conversation with the assistant that plays by itself. Nothing in it is sent or kept.
            </Dialog.Description>
            <Player parts={parts} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Player({ parts }: { parts: Parts }) {
  const { at, playing, ended, play, pause, back, next, again } = usePlayer(stopsOf(session))
  const shown = shownAfter(session, at)
  const box = useKeptEnd(shown.map(({ text, steps, card }) => `${text.length} ${steps} ${card}`).join())
  return (
    <>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- what does not fit is scrolled by keyboard, too */}
      <div ref={box} tabIndex={0} role="log" aria-label="Conversation" aria-busy={playing} className={conversation}>
        <PlayedHouse>{(activities) => <Turns shown={shown} activities={activities} parts={parts} />}</PlayedHouse>
      </div>
      <footer className="flex flex-wrap items-center gap-2 border-t border-hairline px-4 py-3 sm:px-6">
        {ended ? (
          <Button onClick={again}>Play again</Button>
        ) : (
          <Button onClick={playing ? pause : play}>{playing ? 'Pause' : 'Play'}</Button>
        )}
        <Button kind="plain" disabled={at === 0} onClick={back}>
          Back
        </Button>
        <Button kind="plain" disabled={ended} onClick={next}>
          Next
        </Button>
        <span className="ml-auto">
          <ButtonLink to="/assistant" kind="primary">
            Try it yourself
          </ButtonLink>
        </span>
      </footer>
    </>
  )
}

const conversation =
  'grid min-h-80 grow auto-rows-max grid-cols-[minmax(0,1fr)] content-start gap-6 overflow-y-auto px-7 py-6 -outline-offset-2 sm:px-10'

/** Scrolls to new content. */
function useKeptEnd(stamp: string) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current && stamp !== '') box.current.scrollTop = box.current.scrollHeight
  }, [stamp])
  return box
}

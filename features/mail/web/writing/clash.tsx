import { Button } from '#foundation/web/design/button.tsx'
import type { Draft } from '../../contract.ts'
import type { Choice } from './keeper.ts'

/** Another tab or device changed the same words. Nothing is stored until the person decides. */
export function Clash({ theirs, onChoose }: { theirs: Draft; onChoose: (choice: Choice) => void }) {
  return (
    <section
      aria-label="Changed elsewhere"
      className="grid shrink-0 gap-2 border-b border-hairline bg-sunken px-4 py-3"
    >
      <p role="alert">You changed the same words in another tab. There it says:</p>
      <div className="max-h-32 overflow-y-auto rounded-control bg-raised px-3 py-2 whitespace-pre-wrap wrap-anywhere inset-ring inset-ring-hairline">
        <p className="font-medium">{theirs.subject}</p>
        {theirs.text}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChoose('mine')}>Keep this one</Button>
        <Button onClick={() => onChoose('theirs')}>Take that one</Button>
        <Button onClick={() => onChoose('both')}>Keep both</Button>
      </div>
    </section>
  )
}

import { Button } from '#foundation/web/design/button.tsx'
import { useActs } from '../acts.tsx'
import type { DraftKeeper } from './keeper.ts'
import { useDiscard } from './use-discard.ts'

/** Another mail program changed or deleted the copy in the mailbox. Nothing is written there until the person decides. */
export function ElsewhereNote({ id, keeper }: { id: string; keeper: DraftKeeper }) {
  const { attempt } = useActs()
  const discard = useDiscard({ id, keeper, isStored: true })
  return (
    <div role="alert" className="flex shrink-0 flex-wrap items-center gap-2 bg-sunken px-4 py-2">
      <p className="min-w-0 grow basis-60 text-pretty">
        Another mail program changed or deleted this draft in your mailbox. If it wrote another one, that is among your
        drafts. This one stays here, and is not copied to your mailbox any more.
      </p>
      <Button onClick={() => void attempt('mail.change-draft', { id, keep: true })}>Keep this one</Button>
      <Button onClick={discard}>Discard this one</Button>
    </div>
  )
}

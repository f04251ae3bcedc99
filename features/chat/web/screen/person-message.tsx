import { visible } from '#foundation/web/markdown/visible.ts'
import { apart, type Message } from '../../contract.ts'
import { CopyAction, EditAction, QuoteAction, Actions } from './actions.tsx'
import { CameAlong } from './came-along.tsx'
import { Entry } from './entry.tsx'
import type { RowProps } from './row-view.tsx'
import { VersionSwitch } from './version-switch.tsx'

export function PersonMessage({ message, id, tabbable, marked, newest }: RowProps & { message: Message }) {
  const { words, references } = apart(message.content)
  return (
    <Entry label="You" tabbable={tabbable} marked={marked}>
      <Bubble>{words}</Bubble>
      <CameAlong references={references} />
      <Actions at={message.created_at} newest={newest} end>
        <VersionSwitch id={id} message={message} tabbable={tabbable} />
        <CopyAction text={words} tabbable={tabbable} />
        <EditAction message={message} tabbable={tabbable} />
        <QuoteAction text={words} tabbable={tabbable} />
      </Actions>
    </Entry>
  )
}

export function Bubble({ children, faint = false }: { children: string; faint?: boolean }) {
  return (
    <p
      className={`max-w-[85%] justify-self-end rounded-card bg-bubble px-4 py-2.5 text-16 break-words whitespace-pre-wrap group-aria-[current=true]/entry:bg-accent-wash ${faint ? 'text-muted' : ''}`}
    >
      {visible(children)}
    </p>
  )
}

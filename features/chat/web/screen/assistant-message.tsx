import type { ReactNode } from 'react'
import { productName } from '#foundation/contract/product.ts'
import type { Ending, Message } from '../../contract.ts'
import { emptyAnswers, wordsOf } from '../../rules.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { Actions, CopyAction, QuoteAction, RetryAction } from './actions.tsx'
import { splitChips } from './chips.ts'
import { Entry } from './entry.tsx'
import { Outcome } from './outcome.tsx'
import { RetryButton } from './retry-button.tsx'
import type { RowProps } from './row-view.tsx'
import { StepCards, Steps, Words } from './steps.tsx'
import { Suggestions } from './suggestions.tsx'
import { VersionSwitch } from './version-switch.tsx'

export function AssistantMessage({ message, id, tabbable, marked, newest }: RowProps & { message: Message }) {
  const { words, chips } = splitChips(wordsOf(message))
  return (
    <Entry label={productName} tabbable={tabbable} marked={marked}>
      <OnPaper>
        <Steps steps={message.steps} />
        <Words text={words} steps={message.steps} />
        {chips.length > 0 && <Suggestions id={id} texts={chips} />}
        <StepCards steps={message.steps} />
        <Ended id={id} message={message} />
        {message.outcome !== null && <Outcome line={message.outcome} text={words} steps={message.steps} />}
      </OnPaper>
      <Actions at={message.created_at} newest={newest}>
        <VersionSwitch id={id} message={message} tabbable={tabbable} />
        <CopyAction text={message.content} tabbable={tabbable} />
        <RetryAction id={id} message={message} tabbable={tabbable} />
        <QuoteAction text={message.content} tabbable={tabbable} />
      </Actions>
    </Entry>
  )
}

/** The assistant's words stand on the paper itself, beside a thin mark in the margin. */
export function OnPaper({ children, writing = false }: { children: ReactNode; writing?: boolean }) {
  return (
    <div className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-control group-aria-[current=true]/entry:bg-accent-wash group-aria-[current=true]/entry:shadow-[0_0_0_8px_var(--color-accent-wash)]">
      <span
        aria-hidden="true"
        className={`absolute top-1 bottom-1 -left-3 w-px sm:-left-4 ${writing ? 'bg-accent' : 'bg-hairline'}`}
      />
      {children}
    </div>
  )
}

const ends: Partial<Record<Ending, string>> = {
  stopped: 'Stopped. What was written is kept.',
  interrupted: 'Interrupted: the server stopped while this was being written.',
  failed: 'This answer could not be finished.',
}

function Ended({ id, message }: { id: string; message: Message }) {
  const words = ends[message.state]
  if (words === undefined) return null
  // An answer without a word has the sentence that says so in its place.
  const isSaid = wordsOf(message) === emptyAnswers[message.state]
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-muted">
      <span className={message.state === 'failed' ? 'text-red' : ''}>
        {!isSaid && words} {visible(message.steps.findLast(({ state }) => state === 'failed')?.detail ?? '')}
      </span>
      <RetryButton id={id} messageId={message.id} />
    </div>
  )
}

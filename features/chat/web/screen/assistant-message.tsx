import type { Ending, Message } from '../../contract.ts'
import { emptyAnswers, wordsOf } from '../../rules.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { AnswerParts } from './answer-parts.ts'
import { Actions, CopyAction, QuoteAction, RetryAction } from './actions.tsx'
import { splitChips } from './chips.ts'
import { Outcome } from './outcome.tsx'
import { RetryButton } from './retry-button.tsx'
import type { RowProps } from './row-view.tsx'
import { Words } from './steps.tsx'
import { Suggestions } from './suggestions.tsx'
import { VersionSwitch } from './version-switch.tsx'

/** The parts of a finished answer. */
export function messageParts(message: Message, { id, tabbable, newest }: RowProps): AnswerParts {
  const { words, chips } = splitChips(wordsOf(message))
  return {
    steps: message.steps,
    words: <Words text={words} steps={message.steps} />,
    chips: chips.length > 0 && <Suggestions id={id} texts={chips} />,
    end: (
      <>
        <Ended id={id} message={message} />
        {message.outcome !== null && <Outcome line={message.outcome} text={words} steps={message.steps} />}
      </>
    ),
    actions: (
      <Actions at={message.created_at} newest={newest}>
        <VersionSwitch id={id} message={message} tabbable={tabbable} />
        <CopyAction text={message.content} tabbable={tabbable} />
        <RetryAction id={id} message={message} tabbable={tabbable} />
        <QuoteAction text={message.content} tabbable={tabbable} />
      </Actions>
    ),
  }
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

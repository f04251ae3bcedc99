import { productName } from '#foundation/contract/product.ts'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { OpenAnswer } from '../../contract.ts'
import type { AnswerParts } from './answer-parts.ts'
import { Entry } from './entry.tsx'
import type { RowProps } from './row-view.tsx'
import { Words } from './steps.tsx'

/** The parts of an answer that is still being written. */
export function answerParts({ text, steps }: OpenAnswer): AnswerParts {
  return {
    steps,
    words: text === '' ? <Typing /> : <Words text={text} steps={steps} streaming />,
    actions: <ActionsToCome />,
  }
}

/** An answer that waits for its turn. */
export function Queued({ tabbable, marked }: Pick<RowProps, 'tabbable' | 'marked'>) {
  return (
    <Entry label={productName} tabbable={tabbable} marked={marked}>
      <p className="text-13 text-muted">Queued: answered after the one before.</p>
      <ActionsToCome />
    </Entry>
  )
}

/** The place of what can be done with an answer once it is one, so that nothing moves then. */
function ActionsToCome() {
  return <div className="h-8 pointer-coarse:h-11" />
}

function Typing() {
  return (
    <p className="flex h-6 items-center gap-1">
      <VisuallyHidden>{productName} is writing</VisuallyHidden>
      {delays.map((delay) => (
        <span key={delay} aria-hidden="true" className={`size-1.5 animate-pulse rounded-full bg-muted ${delay}`} />
      ))}
    </p>
  )
}

const delays = ['', '[animation-delay:200ms]', '[animation-delay:400ms]']

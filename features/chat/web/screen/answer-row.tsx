import { productName } from '#foundation/contract/product.ts'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { useOpenAnswer } from '../use-thread.ts'
import { OnPaper } from './assistant-message.tsx'
import { Entry } from './entry.tsx'
import type { RowProps } from './row-view.tsx'
import { StepCards, Steps, Words } from './steps.tsx'

/** An answer on its way: waiting for its turn, being thought about, being written. */
export function AnswerRow({ id, answerId, tabbable, marked }: RowProps & { answerId: string }) {
  const answer = useOpenAnswer(id, answerId)
  if (!answer) return null
  if (answer.state === 'queued')
    return (
      <Entry label={productName} tabbable={tabbable} marked={marked}>
        <p className="text-13 text-muted">Queued: answered after the one before.</p>
        <ActionsToCome />
      </Entry>
    )
  return (
    <Entry label={productName} tabbable={tabbable} marked={marked} busy>
      <OnPaper writing>
        <Steps steps={answer.steps} />
        {answer.text === '' ? <Typing /> : <Words text={answer.text} steps={answer.steps} streaming />}
        <StepCards steps={answer.steps} />
      </OnPaper>
      <ActionsToCome />
    </Entry>
  )
}

/** The place of what can be done with an answer once it is one, so that nothing moves then. */
function ActionsToCome() {
  return <div className="h-8 pointer-coarse:h-10" />
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

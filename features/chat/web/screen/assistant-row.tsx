import { productName } from '#foundation/contract/product.ts'
import type { Message } from '../../contract.ts'
import { useOpenAnswer } from '../use-thread.ts'
import { messageParts } from './assistant-message.tsx'
import { Entry } from './entry.tsx'
import { OnPaper } from './on-paper.tsx'
import { answerParts, Queued } from './open-answer.tsx'
import type { RowProps } from './row-view.tsx'
import { StepCards, Steps } from './steps.tsx'

type AssistantRowProps = RowProps & { message: Message | undefined; answerId: string | undefined }

/**
 * An answer, both while it is written and afterwards. It stays one component, so that open steps, a half-filled form and
 * the focus survive the moment it is finished.
 */
export function AssistantRow({ message, answerId, ...props }: AssistantRowProps) {
  const answer = useOpenAnswer(props.id, answerId)
  const { tabbable, marked } = props
  if (answer?.state === 'queued') return <Queued tabbable={tabbable} marked={marked} />
  const parts = message ? messageParts(message, props) : answer && answerParts(answer)
  if (!parts) return null
  return (
    <Entry label={productName} tabbable={tabbable} marked={marked} busy={!message}>
      <OnPaper writing={!message}>
        <Steps steps={parts.steps} />
        {parts.words}
        {parts.chips}
        <StepCards steps={parts.steps} />
        {parts.end}
      </OnPaper>
      {parts.actions}
    </Entry>
  )
}

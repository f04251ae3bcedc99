import type { ReactNode } from 'react'
import { productName } from '#foundation/contract/product.ts'
import type { Step } from '../../contract.ts'
import { Markdown } from '#foundation/web/markdown/markdown.tsx'
import { Entry } from './entry.tsx'
import { OnPaper } from './on-paper.tsx'
import { Bubble } from './person-message.tsx'
import { StepLine } from './steps.tsx'

/** A person's message without actions. */
export function ShownQuestion({ children }: { children: string }) {
  return (
    <Entry label="You" tabbable={false}>
      <Bubble>{children}</Bubble>
    </Entry>
  )
}

type ShownAnswerProps = {
  steps: readonly Step[]
  text: string
  /** More is on its way. */
  writing?: boolean
  /** The cards of the answer. */
  children?: ReactNode
}

/** An answer without actions. */
export function ShownAnswer({ steps, text, writing = false, children }: ShownAnswerProps) {
  return (
    <Entry label={productName} tabbable={false} busy={writing}>
      <OnPaper writing={writing}>
        <StepLine steps={steps} />
        {text !== '' && <Markdown text={text} streaming={writing} />}
        {children}
      </OnPaper>
    </Entry>
  )
}

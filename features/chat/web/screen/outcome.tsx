import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { useChat } from '../chat-session.tsx'
import type { Step } from '../../contract.ts'
import { outcomeBeside, wordsBeside } from './beside-cards.ts'
import { visible } from '#foundation/web/markdown/visible.ts'

/**
 * What the answer has changed, as the ledger knows it. It is no part of the answer's Markdown and has a look that
 * Markdown cannot have, so that an answer cannot imitate it. What the cards above it say is not repeated.
 */
export function Outcome({ line: all, text, steps }: { line: string; text: string; steps: readonly Step[] }) {
  const { cards, listing } = useChat()
  const held = steps.filter(({ card }) => card && cards[card.kind])
  const line = outcomeBeside(all, held, wordsBeside(text, { held, listing }))
  if (line === undefined) return null
  return (
    <p className="flex items-start gap-1.5 border-t border-hairline pt-2 text-12 text-muted">
      <ClipboardCheck aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <VisuallyHidden>From your activity: </VisuallyHidden>
        {visible(line)}
      </span>
    </p>
  )
}

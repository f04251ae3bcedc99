import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'

/**
 * What the answer has changed, as the ledger knows it. It is no part of the answer's Markdown and has a look that
 * Markdown cannot have, so that an answer cannot imitate it.
 */
export function Outcome({ line }: { line: string }) {
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

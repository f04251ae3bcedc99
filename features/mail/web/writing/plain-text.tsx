import Formatting from 'lucide-react/icons/letter-text'
import type { ReactNode } from 'react'
import { Button } from '#foundation/web/design/button.tsx'

type PlainTextProps = {
  text: string
  most: number
  /** There is a form that can be had back. */
  canRestore: boolean
  onEdit: (text: string) => void
  onFormat: () => void
  children: ReactNode
}

/** The own words of a mail without any form. */
export function PlainText({ text, most, canRestore, onEdit, onFormat, children }: PlainTextProps) {
  return (
    <>
      <div data-space className="flex min-h-0 grow flex-col overflow-y-auto px-4 py-3">
        <textarea
          data-body
          // oxlint-disable-next-line no-autofocus -- the press that led here took the focus from the text
          autoFocus
          aria-label="Text"
          value={text}
          maxLength={most}
          onChange={({ target }) => onEdit(target.value)}
          className="field-sizing-content min-h-32 w-full shrink-0 grow resize-none bg-transparent text-16 leading-relaxed outline-none"
        />
        {children}
      </div>
      <div className="flex shrink-0 items-center justify-between gap-3 border-t border-hairline px-2 py-1">
        <p className="px-2 text-13 text-muted">Plain text</p>
        <Button kind="plain" icon={<Formatting />} onClick={onFormat}>
          {canRestore ? 'Restore formatting' : 'Format'}
        </Button>
      </div>
    </>
  )
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { quietLink } from '../quiet-link.ts'
import type { Fields } from './fields.ts'
import { joined, partsOf } from './quoted.ts'
import { RecipientsField } from './recipients-field.tsx'

type EditorFieldsProps = { fields: Fields; onEdit: (edit: Partial<Fields>) => void }

/** Recipients, subject and text; what is quoted stands folded beneath. */
export function EditorFields({ fields, onEdit }: EditorFieldsProps) {
  const { to, cc, bcc, subject } = fields
  const [hasCopies, setCopies] = useState(cc.length > 0 || bcc.length > 0)
  const copies = useRef<HTMLInputElement>(null)
  const isCopied = hasCopies || cc.length > 0 || bcc.length > 0
  return (
    <>
      <div className="relative shrink-0">
        <RecipientsField label="To" people={to} onChange={(people) => onEdit({ to: people })} />
        {!isCopied && (
          <button
            type="button"
            onClick={() => {
              setCopies(true)
              focusLater(copies)
            }}
            className={`${quietLink} absolute right-4 bottom-2 min-h-6 bg-raised pl-2`}
          >
            Cc, Bcc
          </button>
        )}
        {isCopied && (
          <>
            <RecipientsField label="Cc" input={copies} people={cc} onChange={(people) => onEdit({ cc: people })} />
            <RecipientsField label="Bcc" people={bcc} onChange={(people) => onEdit({ bcc: people })} />
          </>
        )}
        <label className="flex items-center gap-2 border-b border-hairline px-4 py-1.5">
          <span className="sr-only">Subject</span>
          <input
            value={subject}
            placeholder="Subject"
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => onEdit({ subject: target.value })}
            className="h-8 w-full min-w-0 bg-transparent font-medium outline-none placeholder:font-normal placeholder:text-muted pointer-coarse:h-10 pointer-coarse:text-16"
          />
        </label>
      </div>
      <Text text={fields.text} onEdit={onEdit} />
    </>
  )
}

/** The field is drawn by the press. */
function focusLater(input: RefObject<HTMLInputElement | null>): void {
  requestAnimationFrame(() => input.current?.focus())
}

const most = 100_000

function Text({ text, onEdit }: { text: string; onEdit: EditorFieldsProps['onEdit'] }) {
  const { own, quoted } = partsOf(text)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // What is written stands above the quotation and the signature.
    area.current?.setSelectionRange(0, 0)
  }, [])
  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto px-4 py-3">
      <textarea
        ref={area}
        aria-label="Text"
        value={own}
        maxLength={most - quoted.length}
        onChange={({ target }) => onEdit({ text: joined({ own: target.value, quoted }) })}
        className="field-sizing-content min-h-32 w-full shrink-0 grow resize-none bg-transparent text-16 leading-relaxed outline-none"
      />
      {quoted !== '' && <Quoted text={quoted} onRemove={() => onEdit({ text: own })} />}
    </div>
  )
}

/** Sent as it stands here. */
function Quoted({ text, onRemove }: { text: string; onRemove: () => void }) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="mt-3 grid shrink-0 justify-items-start gap-2 border-t border-hairline pt-3">
      <div className="flex flex-wrap gap-4">
        <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)} className={quietLink}>
          {isShown ? 'Hide the quoted text' : 'Show the quoted text that is sent along'}
        </button>
        <button type="button" onClick={onRemove} className={quietLink}>
          Leave it out
        </button>
      </div>
      {isShown && (
        <blockquote className="w-full border-l-2 border-hairline pl-4 text-13 whitespace-pre-wrap wrap-anywhere text-muted">
          {text}
        </blockquote>
      )}
    </div>
  )
}

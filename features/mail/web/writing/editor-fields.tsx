import { type RefObject, useRef, useState } from 'react'
import { quietLink } from '../quiet-link.ts'
import { type Body, bodyOf, writtenBody } from './body.ts'
import type { Fields } from './fields.ts'
import { PlainText } from './plain-text.tsx'
import { joined, partsOf } from './quoted.ts'
import { RecipientsField } from './recipients-field.tsx'
import { RichText } from './rich/rich-text.tsx'

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
            className="h-8 w-full min-w-0 bg-transparent font-medium outline-none placeholder:font-normal placeholder:text-muted pointer-coarse:h-11 pointer-coarse:text-16"
          />
        </label>
      </div>
      <Text text={fields.text} html={fields.html} onEdit={onEdit} />
    </>
  )
}

/** The field is drawn by the press. */
function focusLater(input: RefObject<HTMLInputElement | null>): void {
  requestAnimationFrame(() => input.current?.focus())
}

const most = 100_000

/** Written with its form, or as the plain text that goes along with it. */
function Text({ text, html, onEdit }: Body & { onEdit: EditorFieldsProps['onEdit'] }) {
  const { own, quoted } = partsOf(text)
  const [isPlain, setPlain] = useState<boolean>()
  const [formatted, setFormatted] = useState<Body>()
  const quotation = quoted !== '' && (
    <Quoted text={quoted} onRemove={() => onEdit(bodyOf({ own: writtenBody({ text, html }).own, quoted: '' }))} />
  )
  if (isPlain) {
    const canRestore = formatted !== undefined && formatted.text === text
    return (
      <PlainText
        canRestore={canRestore}
        text={own}
        most={most - quoted.length}
        onEdit={(words) => onEdit({ text: joined({ own: words, quoted }), html: '' })}
        onFormat={() => {
          setPlain(false)
          if (canRestore) onEdit(formatted)
        }}
      >
        {quotation}
      </PlainText>
    )
  }
  return (
    <RichText
      body={{ text, html }}
      isFocused={isPlain === false}
      most={most - quoted.length}
      onEdit={onEdit}
      onPlain={() => {
        setPlain(true)
        setFormatted(html === '' ? undefined : { text, html })
        if (html !== '') onEdit({ html: '' })
      }}
    >
      {quotation}
    </RichText>
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

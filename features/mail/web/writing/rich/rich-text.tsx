import { useState } from 'react'
import type { Body } from '../body.ts'
import { LinkField } from './link-field.tsx'
import { Toolbar } from './toolbar.tsx'
import { useRichText } from './use-rich-text.ts'
import '#foundation/web/rich-text.css'

type RichTextProps = {
  body: Body
  most: number
  /** It takes the focus as it is shown. */
  isFocused: boolean
  onEdit: (body: Body) => void
  onPlain: () => void
  /** What stands beneath the own words. */
  children: React.ReactNode
}

/** The own words of a mail with their form, and the tools beneath. */
export function RichText({ body, most, isFocused, onEdit, onPlain, children }: RichTextProps) {
  const [isLinking, setLinking] = useState(false)
  const { root, editing, look } = useRichText({ body, most, isFocused, onEdit, onLink: () => setLinking(true) })
  return (
    <>
      {/* No flex box: it would lay out each line twice. */}
      <div data-space className="min-h-0 grow overflow-y-auto px-4 py-3">
        <div
          ref={root}
          data-body
          contentEditable
          suppressContentEditableWarning
          spellCheck
          // oxlint-disable-next-line prefer-tag-over-role -- a text area has no form
          role="textbox"
          aria-multiline
          aria-label="Text"
          tabIndex={0}
          className={`${appearance} ${children === false ? 'min-h-full' : 'min-h-32'}`}
        />
        {children}
      </div>
      {isLinking && editing && (
        <LinkField
          editing={editing}
          onClose={() => {
            setLinking(false)
            root.current?.focus()
          }}
        />
      )}
      {editing && look && (
        <Toolbar editing={editing} look={look} onLink={() => setLinking(!isLinking)} onPlain={onPlain} />
      )}
    </>
  )
}

const appearance =
  'rich-text w-full bg-transparent text-16 leading-relaxed whitespace-pre-wrap wrap-anywhere outline-none'

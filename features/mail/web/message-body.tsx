import { useState } from 'react'
import type { MailMessage } from '../contract.ts'
import { BlockedNote } from './blocked-note.tsx'
import { MessageFrame } from './message-frame.tsx'
import { PlainText } from './plain-text.tsx'
import { quietLink } from './quiet-link.ts'

/** Its words as plain text, or as its sender laid them out; the reader may change between the two. */
export function MessageBody({ message, name }: { message: MailMessage; name: string }) {
  const [chosen, setChosen] = useState<'text' | 'frame'>()
  const shown = chosen ?? (prefersFrame(message) ? 'frame' : 'text')
  const { html, text, quoted, cut } = message
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      {shown === 'frame' && <BlockedNote message={message} name={name} />}
      {shown === 'frame' ? (
        <MessageFrame message={message} name={name} />
      ) : (
        <>
          {text.trim() === '' && quoted === '' && <p className="text-muted">There are no words in it.</p>}
          <PlainText text={text} />
          {cut && <p className="text-13 text-muted">The message is longer than what is shown here.</p>}
          <Quoted text={quoted} />
        </>
      )}
      {html && (
        <button type="button" onClick={() => setChosen(shown === 'frame' ? 'text' : 'frame')} className={quietLink}>
          {shown === 'frame' ? 'Show as plain text' : 'Show as it was laid out'}
        </button>
      )}
    </div>
  )
}

/** Where the layout says more than the words: newsletters, embedded pictures, and mail without a text. */
function prefersFrame({ html, text, list, unsubscribe, parts }: MailMessage): boolean {
  if (!html) return false
  return text.trim() === '' || list !== '' || unsubscribe !== null || parts.some(({ inline }) => inline)
}

function Quoted({ text }: { text: string }) {
  const [isShown, setShown] = useState(false)
  if (text.trim() === '') return null
  return (
    <>
      <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)} className={quietLink}>
        {isShown ? 'Hide the quoted text' : 'Show the quoted text'}
      </button>
      {isShown && (
        <blockquote className="min-w-0 border-l-2 border-hairline pl-4 text-muted">
          <PlainText text={text} />
        </blockquote>
      )}
    </>
  )
}

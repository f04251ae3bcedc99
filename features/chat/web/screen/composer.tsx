import ArrowUp from 'lucide-react/icons/arrow-up'
import Square from 'lucide-react/icons/square'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { apart, type Reference, withReferences } from '../../contract.ts'
import { useChat } from '../chat-session.tsx'
import { AttachButton } from '../attach-button.tsx'
import { useEarlyBox } from '../early/use-early-box.ts'
import { MessageArea } from '../message-area.tsx'
import { focusAtDesk } from '../focus.ts'
import { TooLong } from '../too-long.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { column } from './column.ts'
import { useAsked, useDesk } from './desk.ts'
import { EditingNote } from './editing-note.tsx'
import { type Format, formatClasses, formatOfKey } from './formats.ts'
import { StatusLine } from './status-line.tsx'
import { Toolbar } from './toolbar.tsx'
import type { Attachments } from './attachments.ts'
import { useAttachments } from './use-attachments.ts'
import { type Box, useBox } from './use-box.ts'
import { useSend } from './use-send.ts'
import { useStop } from './use-stop.ts'
import { useTyping } from './use-typing.ts'

export function Composer({ id }: { id: string }) {
  const box = useBox(id)
  const { area, begun, state } = box
  const [formats, setFormats] = useState<ReadonlySet<Format>>(new Set())
  const { begun: beginnings, attacher } = useChat()
  const attached = useAttachments()
  const { attachments } = attached
  const editing = useEditing(box, attachments)
  const send = useSend(id)
  const stop = useStop(id)
  const type = useTyping(id)
  useEarlyBox({ box: area, onText: box.changed, onSend: sendEarly })
  useEffect(() => focusAtDesk(area.current), [area])
  useAsked(beginnings, (words) => box.fill(words + box.text()))

  const sendable = state === 'sendable' && attached.ready

  function submit(): void {
    if (!sendable) return
    send(withReferences(box.text(), attachments.take()), editing.message?.id)
    editing.end()
  }
  function sendEarly(words: string): void {
    send(words)
    box.fill('')
  }
  function toggle(format: Format): void {
    setFormats((before) => before.symmetricDifference(new Set([format])))
  }
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const format = formatOfKey(event)
    if (format) toggle(format)
    else if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey) submit()
    else if (event.key === 'Escape' && editing.message) editing.end()
    else if (event.key === 'Escape' && stop) stop()
    else return
    event.preventDefault()
  }
  function paste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files]
    if (!attacher || files.length === 0) return
    event.preventDefault()
    attached.add(files)
  }
  function write(): void {
    box.changed()
    type()
  }
  return (
    <div className={`${column} shrink-0 pb-4 print:hidden`}>
      <StatusLine id={id} />
      {editing.message && <EditingNote onCancel={editing.end} />}
      <div className="rounded-card border border-edge bg-raised transition-[border-color] focus-within:border-accent focus-within:inset-ring focus-within:inset-ring-accent not-focus-within:hover:border-muted">
        <AttachmentList {...attached} />
        <MessageArea
          ref={area}
          defaultValue={begun}
          onChange={write}
          onKeyDown={press}
          onPaste={paste}
          placeholder="Write a message"
          className={`max-h-32 min-h-11 px-4 pt-3 pb-1 ${formatClasses(formats)}`}
        />
        <div className="flex items-center gap-1 p-1.5">
          <Toolbar id={id} formats={formats} onFormat={toggle} onDone={() => area.current?.focus()} />
          {attacher && <AttachButton onFiles={attached.add} />}
          <span className="grow" />
          <Sending stop={stop} sendable={sendable} onSend={submit} />
        </div>
      </div>
      <TooLong shown={state === 'too long'} />
    </div>
  )
}

type SendingProps = { stop: (() => void) | undefined; sendable: boolean; onSend: () => void }

function Sending({ stop, sendable, onSend }: SendingProps) {
  return (
    <>
      {stop && (
        <Button icon={<Square aria-hidden="true" className="fill-current" />} onClick={stop}>
          <span className="max-sm:sr-only">Stop</span>
        </Button>
      )}
      <Button name="send" kind="primary" icon={<ArrowUp aria-hidden="true" />} disabled={!sendable} onClick={onSend}>
        Send
      </Button>
    </>
  )
}

type Edited = { id: string; content: string }

/** While an earlier message is written anew, what was being written waits. */
function useEditing(box: Box, attachments: Attachments) {
  const desk = useDesk()
  const [message, setMessage] = useState<Edited>()
  const waiting = useRef('')
  const waitingFiles = useRef<Reference[]>([])
  useAsked(desk.quote, (words) => {
    const before = box.text().trimEnd()
    box.fill(before === '' ? words : `${before}\n\n${words}`)
  })
  useAsked(desk.edit, (edited) => {
    const { words, references } = apart(edited.content)
    if (!message) {
      waiting.current = box.text()
      waitingFiles.current = attachments.take()
    }
    setMessage(edited)
    box.fill(words)
    attachments.show(references)
  })
  function end(): void {
    setMessage(undefined)
    box.fill(waiting.current)
    attachments.show(waitingFiles.current)
    waiting.current = ''
    waitingFiles.current = []
  }
  return { message, end }
}

import Bold from 'lucide-react/icons/bold'
import Heading from 'lucide-react/icons/heading'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Plain from 'lucide-react/icons/remove-formatting'
import Redo from 'lucide-react/icons/redo-2'
import TextQuote from 'lucide-react/icons/text-quote'
import Underline from 'lucide-react/icons/underline'
import Undo from 'lucide-react/icons/undo-2'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { IconButton } from '#foundation/web/design/button.tsx'
import { ofKind } from '../../../rules/rich/edits.ts'
import type { LineKind } from '../../../rules/rich/lines.ts'
import type { Editing, Look } from './editing.ts'

type ToolbarProps = { editing: Editing; look: Look; onLink: () => void; onPlain: () => void }
type Tool = {
  label: string
  keys?: string
  icon: ReactNode
  run: () => void
  pressed?: boolean
  disabled?: boolean
}

/** One stop of the Tab key; the arrow keys move within it. The last tool stays in sight on a narrow screen. */
export function Toolbar(props: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const tools = toolsOf(props).map(({ label, keys, icon, run, pressed, disabled }, at) => (
    <IconButton
      key={label}
      label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      icon={icon}
      disabled={disabled}
      aria-pressed={pressed}
      tabIndex={at === current ? 0 : -1}
      onFocus={() => setCurrent(at)}
      onClick={run}
    />
  ))
  return (
    // oxlint-disable-next-line interactive-supports-focus -- one of its buttons takes the focus
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={(event) => moveBetween(bar.current, event)}
      // The text keeps the focus and the selection.
      onMouseDown={(event) => event.preventDefault()}
      className="flex shrink-0 items-center gap-1 border-t border-hairline px-1.5 py-0.5"
    >
      <span className="flex min-w-0 grow gap-0.5 overflow-x-auto p-1">{tools.slice(0, -1)}</span>
      {tools.at(-1)}
    </div>
  )
}

function toolsOf({ editing, look, onLink, onPlain }: ToolbarProps): Tool[] {
  const { marks, kind, href, undoes, redoes } = look
  const mark = (name: 'bold' | 'italic' | 'underline') => ({
    run: () => editing.mark(name),
    pressed: marks.includes(name),
  })
  const lines = (name: LineKind) => ({
    run: () => editing.run((all, stretch) => ofKind(all, stretch, name)),
    pressed: kind === name,
  })
  return [
    { label: 'Bold', keys: 'Ctrl+B', icon: <Bold />, ...mark('bold') },
    { label: 'Italic', keys: 'Ctrl+I', icon: <Italic />, ...mark('italic') },
    { label: 'Underline', keys: 'Ctrl+U', icon: <Underline />, ...mark('underline') },
    { label: 'Link', keys: 'Ctrl+K', icon: <LinkIcon />, run: onLink, pressed: href !== undefined },
    { label: 'Bulleted list', keys: 'Ctrl+Shift+8', icon: <List />, ...lines('bullet') },
    { label: 'Numbered list', keys: 'Ctrl+Shift+7', icon: <ListOrdered />, ...lines('number') },
    { label: 'Quotation', keys: 'Ctrl+Shift+9', icon: <TextQuote />, ...lines('quote') },
    { label: 'Heading', icon: <Heading />, ...lines('heading') },
    { label: 'Undo', keys: 'Ctrl+Z', icon: <Undo />, run: editing.undo, disabled: !undoes },
    { label: 'Redo', keys: 'Ctrl+Shift+Z', icon: <Redo />, run: editing.redo, disabled: !redoes },
    { label: 'Plain text', icon: <Plain />, run: onPlain },
  ]
}

function moveBetween(bar: HTMLElement | null, event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const buttons = [...(bar?.querySelectorAll('button:not(:disabled)') ?? [])] as HTMLElement[]
  const at = buttons.findIndex((button) => button === event.target)
  if (by === undefined || at === -1) return
  event.preventDefault()
  buttons[(at + by + buttons.length) % buttons.length]?.focus()
}

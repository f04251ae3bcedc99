import Bold from 'lucide-react/icons/bold'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FileText from 'lucide-react/icons/file-text'
import Bell from 'lucide-react/icons/bell'
import Italic from 'lucide-react/icons/italic'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import Search from 'lucide-react/icons/search'
import Share from 'lucide-react/icons/share-2'
import Type from 'lucide-react/icons/type'
import Underline from 'lucide-react/icons/underline'
import ListPlus from 'lucide-react/icons/list-plus'
import type { ReactNode } from 'react'
import { Keys } from '#foundation/web/design/keys.tsx'
import { type Format, formats, shortcutOf } from './formats.ts'
import { initiated, type QuickAction, quickActions, suggestions } from './offers.ts'
import { Popup, PopupButton } from './popup.tsx'
import { useSend } from './use-send.ts'

type ToolbarProps = {
  id: string
  formats: ReadonlySet<Format>
  onFormat: (format: Format) => void
  /** Something was chosen: the focus goes on to the box. */
  onDone: () => void
}

export function Toolbar({ id, formats: chosen, onFormat, onDone }: ToolbarProps) {
  const send = useSend(id)
  function choose(words: string): void {
    send(words)
    onDone()
  }
  return (
    <div className="flex items-center gap-0.5">
      <Popup label="Smart Suggestions" icon={<Lightbulb />}>
        <div className="w-68">
          {suggestions.map((words) => (
            <PopupButton key={words} onClick={() => choose(words)}>
              {words}
            </PopupButton>
          ))}
        </div>
      </Popup>
      <Popup label="Quick Actions" icon={<ListPlus />}>
        <div className="grid w-68 grid-cols-2">
          {quickActions.map(({ key, label }) => (
            <PopupButton key={key} onClick={() => choose(initiated(key))}>
              {actionIcons[key]}
              {label}
            </PopupButton>
          ))}
        </div>
      </Popup>
      <Popup label="Text Formatting" icon={<Type />} stays>
        <Formats chosen={chosen} onFormat={onFormat} />
      </Popup>
    </div>
  )
}

function Formats({ chosen, onFormat }: { chosen: ReadonlySet<Format>; onFormat: (format: Format) => void }) {
  return (
    <div className="w-52">
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          aria-label={labels[format]}
          aria-pressed={chosen.has(format)}
          onClick={() => onFormat(format)}
          className="flex min-h-9 w-full items-center gap-2.5 rounded-control px-2.5 text-left hover:bg-touch aria-pressed:bg-accent-wash aria-pressed:text-accent-strong pointer-coarse:min-h-11 [&_svg]:size-4"
        >
          {formatIcons[format]}
          <span className="grow">{labels[format]}</span>
          <Keys shortcut={shortcutOf(format)} quiet />
        </button>
      ))}
      <p className="px-2.5 pt-1 pb-0.5 text-12 text-muted">Changes how the box looks, not what is sent.</p>
    </div>
  )
}

const labels: Record<Format, string> = { bold: 'Bold', italic: 'Italic', underline: 'Underline' }

const formatIcons: Record<Format, ReactNode> = { bold: <Bold />, italic: <Italic />, underline: <Underline /> }

const actionIcons: Record<QuickAction, ReactNode> = {
  schedule: <CalendarPlus />,
  task: <ClipboardList />,
  remind: <Bell />,
  search: <Search />,
  report: <FileText />,
  email: <Mail />,
  call: <Phone />,
  share: <Share />,
}

import Copy from 'lucide-react/icons/copy'
import PenLine from 'lucide-react/icons/pen-line'
import TextQuote from 'lucide-react/icons/text-quote'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { report } from '#foundation/web/report.ts'
import { shortMomentOf } from '#foundation/web/when.ts'
import type { Message } from '../../contract.ts'
import { useDesk } from './desk.ts'
import { useBranches } from './use-branches.ts'

type ActionsProps = { at: string; newest: boolean; end?: boolean; children: ReactNode }

/**
 * What can be done with a message: always there below the newest one, and below another one while it is pointed at, has
 * the focus, or was tapped. A mouse finds its place kept free; under a finger it takes room only while it is shown.
 */
export function Actions({ at, newest, end = false, children }: ActionsProps) {
  return (
    <div
      className={`flex min-h-8 items-center gap-0.5 text-muted ${newest ? '' : whenWanted} ${end ? 'justify-end' : '-ml-2'} print:hidden`}
    >
      {end && <When at={at} />}
      {children}
      {!end && <When at={at} />}
    </div>
  )
}

const whenWanted =
  'opacity-0 transition-opacity group-focus-within/entry:opacity-100 group-hover/entry:opacity-100 pointer-coarse:hidden pointer-coarse:group-focus-within/entry:flex'

function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="px-2 text-12">
      {shortMomentOf(at)}
    </time>
  )
}

export function CopyAction({ text, tabbable }: { text: string; tabbable: boolean }) {
  const desk = useDesk()
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      desk.notice.tell('Copied.')
    } catch (error) {
      report('The browser did not let the page copy', error)
      desk.notice.tell('The browser did not allow copying.')
    }
  }
  return <Action label="Copy" icon={<Copy />} tabbable={tabbable} onClick={() => void copy()} />
}

export function EditAction({ message, tabbable }: { message: Message; tabbable: boolean }) {
  const desk = useDesk()
  const edit = (): void => desk.edit.tell({ id: message.id, content: message.content })
  return <Action label="Edit and resend" icon={<PenLine />} tabbable={tabbable} onClick={edit} />
}

export function QuoteAction({ text, tabbable }: { text: string; tabbable: boolean }) {
  const desk = useDesk()
  const quote = (): void => desk.quote.tell(`${text.trim().replaceAll(/^/gm, '> ')}\n\n`)
  return <Action label="Quote" icon={<TextQuote />} tabbable={tabbable} onClick={quote} />
}

export function RetryAction({ id, message, tabbable }: { id: string; message: Message; tabbable: boolean }) {
  const { retry } = useBranches(id)
  return <Action label="Retry" icon={<RotateCw />} tabbable={tabbable} onClick={() => retry(message.id)} />
}

export type ActionProps = {
  label: string
  icon: ReactNode
  tabbable: boolean
  disabled?: boolean
  onClick: () => void
}

export function Action({ label, icon, tabbable, disabled = false, onClick }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      tabIndex={tabbable ? 0 : -1}
      disabled={disabled}
      onClick={onClick}
      className="grid size-8 place-items-center rounded-control hover:bg-touch hover:text-ink disabled:opacity-40 pointer-coarse:size-11 [&_svg]:size-3.75"
    >
      {icon}
    </button>
  )
}

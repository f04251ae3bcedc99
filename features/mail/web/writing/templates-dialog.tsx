import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { listTemplatesRoute, type MailTemplate } from '../../contract.ts'
import { useActs } from '../acts.tsx'

export type Templated = Pick<MailTemplate, 'subject' | 'text'>
type Props = { now: Templated; onInsert: (template: MailTemplate) => void; onClose: () => void }
/** The list, or one that is being written; `undefined` is a new one. */
type Editing = { template: MailTemplate | undefined }

const templatesKey = ['mail', 'templates']

/** The own templates: inserted by a press or by the keys, written, changed and deleted. */
export function TemplatesDialog({ now, onInsert, onClose }: Props) {
  const [editing, setEditing] = useState<Editing>()
  const words = editing ? (editing.template ? 'Change the template' : 'Save as a template') : 'Templates'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words}
      description={editing ? '{name} becomes the first name of the recipient.' : 'Enter inserts one into the mail.'}
    >
      {editing ? (
        <Form template={editing.template} now={now} onDone={() => setEditing(undefined)} />
      ) : (
        <List
          canSave={now.text.trim() !== ''}
          onEdit={setEditing}
          onInsert={(template) => {
            onClose()
            onInsert(template)
          }}
        />
      )}
    </Dialog>
  )
}

type ListProps = { canSave: boolean; onEdit: (editing: Editing) => void; onInsert: Props['onInsert'] }

function List({ canSave, onEdit, onInsert }: ListProps) {
  const { client } = useSession()
  const { attempt } = useActs()
  const queries = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const { data, error } = useQuery({
    queryKey: templatesKey,
    queryFn: async ({ signal }) => (await client.call(listTemplatesRoute, {}, { signal })).templates,
  })
  async function remove(id: string): Promise<void> {
    await attempt('mail.delete-template', { id })
    await queries.invalidateQueries({ queryKey: templatesKey })
  }
  return (
    <>
      {error && <FailureNote error={error} />}
      {data?.length === 0 && <p className="text-muted">There is none yet.</p>}
      {/* oxlint-disable-next-line no-noninteractive-element-interactions -- it hears the arrow keys of the buttons in it */}
      <ul
        ref={list}
        onKeyDown={(event) => moveBetween(list.current, event)}
        className="-mx-2 grid max-h-80 overflow-y-auto"
      >
        {data?.map((template) => (
          <li key={template.id} className="flex items-center gap-1">
            <button type="button" data-template onClick={() => onInsert(template)} className={rowLook}>
              <span className="truncate font-medium">{visible(template.name)}</span>
              <span className="min-w-0 truncate text-13 text-muted">{visible(template.subject || template.text)}</span>
            </button>
            <IconButton
              label={`Change ${visible(template.name)}`}
              icon={<Pencil />}
              onClick={() => onEdit({ template })}
            />
            <IconButton
              label={`Delete ${visible(template.name)}`}
              icon={<Trash />}
              onClick={() => void remove(template.id)}
            />
          </li>
        ))}
      </ul>
      {canSave && (
        <div>
          <Button onClick={() => onEdit({ template: undefined })}>Save this mail as a template…</Button>
        </div>
      )}
    </>
  )
}

const rowLook =
  'flex h-9 min-w-0 grow items-center gap-3 rounded-control px-2 text-left hover:bg-touch focus-visible:bg-touch focus-visible:-outline-offset-2 pointer-coarse:h-11'

function moveBetween(list: HTMLElement | null, event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-template]') ?? [])]
  const at = buttons.findIndex((button) => button === event.target)
  if (by === undefined || at === -1) return
  event.preventDefault()
  buttons[at + by]?.focus()
}

type FormProps = { template: MailTemplate | undefined; now: Templated; onDone: () => void }

function Form({ template, now, onDone }: FormProps) {
  const { attempt } = useActs()
  const queries = useQueryClient()
  const [fields, setFields] = useState(() => ({ name: '', ...now, ...template }))
  const [isBusy, setBusy] = useState(false)
  const set = (name: 'name' | 'subject' | 'text') => (event: { target: { value: string } }) =>
    setFields((before) => ({ ...before, [name]: event.target.value }))
  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const { name, subject, text } = fields
    const written = { name, subject, text }
    const isSaved = template
      ? await attempt('mail.change-template', { ...written, id: template.id, revision: template.revision })
      : await attempt('mail.save-template', written)
    await queries.invalidateQueries({ queryKey: templatesKey })
    setBusy(false)
    if (isSaved) onDone()
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid gap-4">
      <TextField label="Name" value={fields.name} maxLength={80} onChange={set('name')} autoComplete="off" />
      <TextField label="Subject" value={fields.subject} maxLength={500} onChange={set('subject')} autoComplete="off" />
      <TextArea label="Text" value={fields.text} maxLength={50_000} rows={8} onChange={set('text')} />
      <div className={formEnd}>
        <Button onClick={onDone}>Cancel</Button>
        <Button
          kind="primary"
          type="submit"
          busy={isBusy}
          disabled={fields.name.trim() === '' || fields.text.trim() === ''}
        >
          Save
        </Button>
      </div>
    </form>
  )
}

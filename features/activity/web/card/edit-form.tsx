import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import type { Activity } from '../../contract.ts'

type EditFormProps = {
  activity: Activity
  busy: boolean
  onSave: (fields: Record<string, string>) => void
  onEnd: () => void
}

/** What may be changed, in the place where it stood; the rest stays as it is. */
export function EditForm({ activity, busy, onSave, onEnd }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState<Record<string, string>>({})
  const { fields } = activity.shown
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])

  function save(event: SyntheticEvent): void {
    event.preventDefault()
    if (busy) return
    const changed = fields.filter(({ name, value }) => written[name] !== undefined && written[name] !== value)
    if (changed.length === 0) onEnd()
    else onSave(Object.fromEntries(changed.map(({ name }) => [name, written[name] ?? ''])))
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onEnd()
  }
  return (
    <form ref={form} onSubmit={save} noValidate className="grid gap-4">
      {fields.map(({ name, label, value, form: formatting }) =>
        activity.editable.includes(name) ? (
          <EditField
            key={name}
            label={label}
            description={formatting && 'If you change it here, it loses its formatting.'}
            long={value.length > longest || value.includes('\n')}
            value={written[name] ?? value}
            onKeyDown={press}
            onWrite={(text) => setWritten({ ...written, [name]: text })}
          />
        ) : (
          <div key={name} className="grid gap-1">
            <p className="text-13 font-medium">{label}</p>
            <p className="whitespace-pre-wrap wrap-anywhere">{value}</p>
          </div>
        ),
      )}
      <div className={formEnd}>
        <Button onClick={onEnd}>Cancel</Button>
        <Button kind="primary" type="submit" busy={busy}>
          Save changes
        </Button>
      </div>
    </form>
  )
}

const longest = 80

type EditFieldProps = {
  label: string
  description: string | undefined
  long: boolean
  value: string
  onKeyDown: (event: KeyboardEvent) => void
  onWrite: (text: string) => void
}

function EditField({ long, onWrite, ...field }: EditFieldProps) {
  if (long) return <TextArea {...field} onChange={({ target }) => onWrite(target.value)} />
  return <TextField {...field} onChange={({ target }) => onWrite(target.value)} />
}

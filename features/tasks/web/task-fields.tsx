import { DateField } from '#foundation/web/design/date-field.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { TimeField } from '#foundation/web/design/time-field.tsx'
import { PersonField } from '#foundation/web/people/person-field.tsx'
import { statuses, type TaskList, taskPriorities } from '../contract.ts'
import { priorityWords, statusWords } from '../rules/words.ts'
import type { Draft } from './draft.ts'
import { NotesField } from './notes-field.tsx'
import { RepeatFields } from './repeat-fields.tsx'

type TaskFieldsProps = {
  draft: Draft
  lists: readonly TaskList[]
  today: string
  /** The notes as they are saved. */
  notes: string
  onChange: (change: Partial<Draft>) => void
}

export function TaskFields({ draft, lists, today, notes, onChange }: TaskFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        value={draft.title}
        maxLength={300}
        autoComplete="off"
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <NotesField notes={draft.notes} saved={notes} onChange={(changed) => onChange({ notes: changed })} />
      <div className="grid grid-cols-2 items-start gap-4 *:min-w-0">
        <div className="col-span-2 grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-4 sm:grid-cols-2 *:min-w-0">
          <DateField label="Due" value={draft.day} today={today} onChange={(day) => onChange({ day })} />
          <TimeField
            label="At"
            value={draft.time}
            disabled={draft.day === ''}
            onChange={(time) => onChange({ time })}
          />
        </div>
        <Select
          label="List"
          value={draft.list}
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(list) => onChange({ list })}
        />
        <Select
          label="Status"
          value={draft.status}
          options={statuses.map((value) => ({ value, label: statusWords[value] }))}
          onChange={(status) => onChange({ status })}
        />
        <Select
          label="Priority"
          value={draft.priority}
          options={priorities}
          onChange={(priority) => onChange({ priority })}
        />
        <RepeatFields draft={draft} today={today} onChange={onChange} />
        <div className="col-span-2 grid items-start gap-4 sm:grid-cols-2 *:min-w-0">
          <PersonField
            label="Waits for"
            description="A name, an address, or both."
            value={draft.doer}
            maxLength={500}
            onChange={(doer) => onChange({ doer })}
            onPick={({ name, email }) => onChange({ doer: `${name} <${email}>`.trim() })}
          />
          <DateField
            label="Ask on"
            value={draft.askOn}
            today={today}
            disabled={draft.doer.trim() === ''}
            onChange={(askOn) => onChange({ askOn })}
          />
        </div>
      </div>
    </>
  )
}

const priorities = [
  { value: 'none' as const, label: 'None' },
  ...taskPriorities.map((value) => ({ value, label: priorityWords[value] })),
]

import { describeRule } from '#foundation/time/repetition/describe.ts'
import { DateField } from '#foundation/web/design/date-field.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { TimeField } from '#foundation/web/design/time-field.tsx'
import { PersonField } from '#foundation/web/people/person-field.tsx'
import type { Reminder } from '../contract.ts'
import { timesByRule } from '../said.ts'
import { type Draft, repeatsOf, timedOf, type Wrongs } from './draft.ts'
import { capital, againOptions, minuteOptions } from './minutes.ts'
import { type Seen, whenName } from './seen.ts'

type FieldsProps = {
  draft: Draft
  /** The reminder being edited; `undefined` for a new one. */
  known: Reminder | undefined
  /** It has a time of its own, and does not depend on events. */
  isTimed: boolean
  wrongs: Wrongs
  seen: Seen
  onChange: (change: Partial<Draft>) => void
}

export function ReminderFields(props: FieldsProps) {
  const { draft, known, isTimed, wrongs, onChange } = props
  const isBefore = draft.kind === 'before'
  return (
    <>
      <TextField
        label="Remind me"
        description={isBefore ? 'Left empty, it says what the event is called.' : undefined}
        required={!isBefore}
        maxLength={500}
        autoComplete="off"
        value={draft.text}
        error={wrongs.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      {!known && !isTimed && (
        <Select label="When" options={kinds} value={draft.kind} onChange={(kind) => onChange({ kind })} />
      )}
      {isBefore ? <BeforeFields {...props} /> : <TimeFields {...props} />}
    </>
  )
}

const kinds: { value: Draft['kind']; label: string }[] = [
  { value: 'time', label: 'At a time' },
  { value: 'before', label: 'Before events' },
]

function BeforeFields({ draft, known, wrongs, onChange }: FieldsProps) {
  return (
    <>
      <Select
        label="How long before"
        options={minuteOptions([Number(draft.minutes)])}
        value={draft.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
      {!known && (
        <Select label="Which events" options={whiches} value={draft.which} onChange={(which) => onChange({ which })} />
      )}
      {!known && draft.which === 'words' && (
        <PersonField
          label="Name or word"
          description="A guest’s name, or a word in the title."
          maxLength={200}
          value={draft.words}
          error={wrongs.words}
          onChange={(words) => onChange({ words })}
          onPick={({ name, email }) => onChange({ words: name === '' ? email : name })}
        />
      )}
    </>
  )
}

const whiches: { value: Draft['which']; label: string }[] = [
  { value: 'all', label: 'Every event' },
  { value: 'words', label: 'Events with a person, or about a topic' },
]

function TimeFields({ draft, wrongs, seen, onChange }: FieldsProps) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_5.75rem] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_7.5rem]">
        <DateField
          label={draft.repeats === 'never' ? 'Day' : 'From'}
          required
          today={seen.now.slice(0, 10)}
          value={draft.day}
          error={wrongs.day}
          onChange={(day) => onChange({ day })}
        />
        <TimeField
          label="Time"
          required
          value={draft.time}
          error={wrongs.time}
          onChange={(time) => onChange({ time })}
        />
      </div>
      <Select
        label="Repeats"
        options={repeatsOf(draft, seen)}
        value={draft.repeats}
        onChange={(repeats) => onChange({ repeats })}
      />
      {draft.repeats === 'words' && (
        <TextField
          label="How it repeats"
          placeholder="last Friday of the month"
          maxLength={200}
          autoComplete="off"
          value={draft.rule}
          error={wrongs.rule}
          onChange={({ target }) => onChange({ rule: target.value })}
        />
      )}
      {draft.repeats === 'never' ? (
        <Select
          label="If it is not done"
          options={againOptions(draft.again)}
          value={draft.again}
          onChange={(again) => onChange({ again })}
        />
      ) : (
        <NextTimes draft={draft} seen={seen} />
      )}
    </>
  )
}

const mostShown = 3

/** The next times of a rule, before it is saved. */
function NextTimes({ draft, seen }: Pick<FieldsProps, 'draft' | 'seen'>) {
  const timed = timedOf(draft, seen)
  return (
    <div aria-live="polite" className="grid gap-1 rounded-control bg-sunken px-3 py-2.5 text-13 empty:hidden">
      {timed && timed.rule !== null && (
        <>
          <p className="font-medium">{capital(describeRule(timed.rule, timed.at, seen))}</p>
          <ol className="grid gap-0.5 text-muted">
            {timesByRule(timed.at, timed.rule, { now: seen.now, most: mostShown }).map((time) => (
              <li key={time} data-figures>
                {whenName(time, seen)}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

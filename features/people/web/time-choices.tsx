import { clockText } from '#foundation/time/format/clock-text.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import { clocks, dateLanguages, dateOrders, weekStarts } from '#foundation/time/format/time-format.ts'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { RadioGroup } from '#foundation/web/design/radio-group.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import type { ChangedPreferences, TimePreferences } from '../contract.ts'
import { clockNames, preferencesWith, weekdays } from '../rules.ts'
import { useChangeMe } from './me.ts'

/** Each choice is saved as soon as it is made; what is shown beside it is written in the way it stands for. */
export function TimeChoices({ preferences }: { preferences: TimePreferences }) {
  const change = useChangeMe()
  const shown = preferencesWith(preferences, (change.isPending && change.variables.preferences) || {})
  const choose = (chosen: ChangedPreferences): void => change.mutate({ preferences: chosen })
  return (
    <div className="grid max-w-110 gap-8">
      <RadioGroup
        label="Clock"
        name="clock"
        value={shown.clock}
        options={clocks.map((clock) => ({
          value: clock,
          label: clockNames[clock],
          description: `${clockText(9 * 60, { clock })}, ${clockText(14 * 60 + 30, { clock })}`,
        }))}
        onChange={(value) => choose({ clock: clocks.find((known) => known === value) ?? shown.clock })}
      />
      <RadioGroup
        label="Dates"
        name="dateOrder"
        value={shown.dateOrder}
        options={dateOrders.map((dateOrder) => ({
          value: dateOrder,
          label: dateText(example, 'full', { ...shown, dateOrder }),
        }))}
        onChange={(value) => choose({ dateOrder: dateOrders.find((known) => known === value) ?? shown.dateOrder })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Language of dates"
          options={languages}
          value={shown.dateLanguage}
          onChange={(dateLanguage) => choose({ dateLanguage })}
        />
        <Select
          label="First day of the week"
          options={firstDays}
          value={String(shown.weekStart)}
          onChange={(value) => choose({ weekStart: weekStarts.find((day) => String(day) === value) ?? 1 })}
        />
        <Select
          label="Length of new events"
          options={lengthsWith(shown.eventMinutes)}
          value={String(shown.eventMinutes)}
          onChange={(value) => choose({ eventMinutes: Number(value) })}
        />
      </div>
      <div className="flex min-h-6 items-center gap-4">
        <output className="text-muted">{change.isSuccess && 'Saved.'}</output>
        <FailureNote error={change.error} />
      </div>
    </div>
  )
}

/** A day above twelve, so that nobody takes it for a month. */
const example = '2027-03-25'

const languages = dateLanguages.map((language) => {
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return { value: language, label: own.charAt(0).toLocaleUpperCase(language) + own.slice(1) }
})

const firstDays = weekStarts.map((day) => ({ value: String(day), label: weekdays[day - 1] ?? '' }))

const usualLengths = [15, 30, 45, 60, 90, 120]

/** Also the length that was chosen elsewhere, such as by the assistant. */
function lengthsWith(chosen: number) {
  const lengths = [...new Set([...usualLengths, chosen])].toSorted((one, other) => one - other)
  return lengths.map((minutes) => ({ value: String(minutes), label: lengthText(minutes) }))
}

function lengthText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`
}

import { useQuery } from '@tanstack/react-query'
import { ActingHouse, useActing } from '#foundation/web/acting/acting.tsx'
import { FailureLine } from '#foundation/web/design/card-failure.tsx'
import { Section } from '#foundation/web/design/section.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { listReminderCalendarsRoute, type Reminder } from '../contract.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { choiceOf, choicesFor, situationOf, stepsTo } from './events/choice.ts'
import { wholeDayChoices, wholeDaysIn, wholeDaySteps } from './events/whole-days.ts'
import { remindersKey, useReminders } from './reminders.ts'

/** In the settings of notices: which calendars remind, and how long before. Each choice is saved at once. */
export function UsualReminders() {
  const { client } = useSession()
  const reminders = useReminders()
  const calendars = useQuery({
    queryKey: [...remindersKey, 'calendars'],
    queryFn: ({ signal }) => client.call(listReminderCalendarsRoute, {}, { signal }),
  })
  const failed = [reminders, calendars].find(({ data, error }) => !data && error)
  return (
    <Section
      title="Reminders before events"
      about="To be reminded of some calendars only, choose “No reminder” for all calendars, and a time for those."
    >
      {failed?.error ? (
        <FailureLine error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : reminders.data && calendars.data ? (
        <ActingHouse queryKey={remindersKey}>
          <Choices all={reminders.data} calendars={calendars.data} />
        </ActingHouse>
      ) : (
        <Skeleton className="h-28 w-full" />
      )}
    </Section>
  )
}

type ChoicesProps = { all: readonly Reminder[]; calendars: readonly { id: string; name: string }[] }

function Choices({ all, calendars }: ChoicesProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-x-6">
      <div className="sm:col-span-2 sm:max-w-1/2 sm:pr-3">
        <Choice label="All calendars" all={all} owner={{}} />
      </div>
      {calendars.map(({ id, name }) => (
        <Choice key={id} label={name} all={all} owner={{ calendar: id, named: name }} />
      ))}
      <div className="sm:col-span-2 sm:max-w-1/2 sm:pr-3">
        <WholeDays all={all} />
      </div>
    </div>
  )
}

/** The usual reminder of all-day events, which have no time that they begin at. */
function WholeDays({ all }: { all: readonly Reminder[] }) {
  const { attempt } = useActing()
  const format = useTimeFormat()
  const set = wholeDaysIn(all)
  async function choose(choice: string): Promise<void> {
    for (const { name, input } of wholeDaySteps(choice, set, crypto.randomUUID())) await attempt(name, input)
  }
  return (
    <Select
      label="All-day events"
      description="Of all calendars that are not set to “No reminder”."
      options={wholeDayChoices(set, format)}
      value={set ? String(set.minutes) : 'none'}
      onChange={(choice) => void choose(choice)}
    />
  )
}

/** Without a calendar, all of them. */
type AnyCalendar = { calendar: string; named: string } | Record<string, never>

type ChoiceProps = { label: string; all: readonly Reminder[]; owner: AnyCalendar }

function Choice({ label, all, owner }: ChoiceProps) {
  const { attempt } = useActing()
  const situation = situationOf(all, owner)
  async function choose(choice: string): Promise<void> {
    for (const { name, input } of stepsTo(choice, situation, owner, crypto.randomUUID()))
      if (!(await attempt(name, input))) return
  }
  return (
    <Select
      label={label}
      options={choicesFor(situation)}
      value={choiceOf(situation)}
      onChange={(choice) => void choose(choice)}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { actRoute } from '#foundation/web/acting/routes.ts'
import { useActingWithin } from '#foundation/web/acting/acting.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import type { EventPart, EventSeen } from '#foundation/web/event-parts.tsx'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { remindersKey, useReminders } from '../reminders.ts'
import { choiceOf, choicesFor, type Owner, situationOf, stepsTo } from './choice.ts'

type FieldsProps = ComponentProps<EventPart['EventFields']>

/** In an event's details: a choice takes effect at once. */
export function EventReminders({ event, title, calendar }: EventSeen) {
  const { data } = useReminders()
  const { attempt } = useActingWithin(remindersKey)
  if (!data) return null
  const situation = situationOf(data, { event, calendar })
  async function choose(choice: string): Promise<void> {
    const steps = stepsTo(choice, situation, { event, named: title }, crypto.randomUUID())
    for (const { name, input } of steps) if (!(await attempt(name, input))) return
  }
  return (
    <Select
      label="Reminder"
      options={choicesFor(situation)}
      value={choiceOf(situation)}
      onChange={(choice) => void choose(choice)}
    />
  )
}

/** In an event's form: a choice takes effect when the event is saved. */
export function EventReminderFields({ id, calendar, keep }: FieldsProps) {
  return (
    <Chosen
      label="Reminder"
      of={{ ...(id !== undefined && { event: id }), calendar }}
      isEvent
      keep={keep}
      ownerOf={(saved) => ({ event: saved.id, named: saved.title })}
    />
  )
}

/** In a calendar's form: applies to all its events without their own reminders. */
export function CalendarReminderFields({ id, keep }: FieldsProps) {
  return (
    <Chosen
      label="Reminder before its events"
      of={{ calendar: id ?? null }}
      keep={keep}
      ownerOf={(saved) => ({ calendar: saved.id })}
    />
  )
}

type ChosenProps = {
  label: string
  of: { event?: string; calendar: string | null }
  isEvent?: boolean
  keep: FieldsProps['keep']
  ownerOf: (saved: { id: string; title: string }) => Owner
}

function Chosen({ label, of, isEvent = false, keep, ownerOf }: ChosenProps) {
  const { data } = useReminders()
  const { client } = useSession()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<string>()
  // A new event has no reminders of its own yet.
  const found = data && situationOf(data, isEvent ? { event: '', ...of } : of)
  const tell = useEffectEvent((choice: string | undefined) => {
    if (choice === undefined || !found) return keep(undefined)
    keep(async (saved) => {
      for (const { name, input } of stepsTo(choice, found, ownerOf(saved), crypto.randomUUID()))
        await client.call(actRoute, { params: { name }, body: { input, key: crypto.randomUUID() } })
      await readAnew(queries, { queryKey: remindersKey })
    })
  })
  useEffect(() => tell(chosen), [chosen])
  if (!found) return null
  return <Select label={label} options={choicesFor(found)} value={chosen ?? choiceOf(found)} onChange={setChosen} />
}

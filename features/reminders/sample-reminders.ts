import { addOnWall } from '#foundation/time/zones.ts'
import type { NewEventReminder, NewReminder } from './contract.ts'

type SampleReminder = (NewReminder | NewEventReminder) & { id: string }

/** Their ids, six of them; different for each person. */
export type SampleIds = readonly [string, string, string, string, string, string]

/** Reminders of every kind around the day on which the sample workspace is loaded; the first is due in ten minutes. */
export function sampleReminders(now: string, ids: SampleIds): SampleReminder[] {
  const today = Temporal.PlainDate.from(now.slice(0, 10))
  const on = (days: number, time: string) => `${today.add({ days }).toString()}T${time}`
  const once = { rule: null, again: null }
  return [
    { id: ids[0], text: 'Call Tom about the lease', at: addOnWall(now.slice(0, 16), 10), ...once, again: 10 },
    { id: ids[1], text: 'Send the revised offer to Northwind', at: on(1, '09:00'), ...once },
    { id: ids[2], text: 'Look at tomorrow', at: on(1, '17:30'), rule: weekdays, again: null },
    { id: ids[3], text: 'Pay the rent', at: on(1, '10:00'), rule: 'FREQ=MONTHLY;BYDAY=-1FR', again: null },
    { id: ids[4], text: 'Renew the passport', at: on(40, '12:00'), ...once },
    { id: ids[5], minutes: 60, words: 'Northwind', text: 'Read the last notes' },
  ]
}

const weekdays = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'

import type { Quota } from '#foundation/server/quota/quota.ts'

export const remindersQuota: Quota = {
  name: 'reminders',
  label: 'Reminders',
  unit: 'items',
  usual: 20_000,
  counted: { table: 'reminders' },
  wayOut: 'Stop reminders that you no longer need; those that are over go by themselves.',
}

import type { Stage } from './stage.ts'
import type { Case } from './task-reversals.ts'

export const reminderList = '/v1/reminders'

/** Everything about reminders that can be undone. */
export function reminderReversals(stage: Stage, undoFirst: Case['meddle']): Record<string, Case> {
  async function reminded(rule: string | null = null) {
    await stage.act('reminders.create', { text: 'Call Tom', at: '2090-01-05T09:00', rule })
    return (await stage.ana.call<{ id: string }[]>('GET', reminderList)).body[0]?.id
  }

  const changeReminder = async () => {
    const { body } = await stage.ana.call<{ id: string }[]>('GET', reminderList)
    await stage.act('reminders.change', { id: body[0]?.id, text: 'Call Ben' })
  }
  return {
    'reminders.create': {
      input: async () => ({ text: 'Call Tom', at: '2090-01-05T09:00' }),
      meddle: () => changeReminder(),
    },
    'reminders.create-before': { input: async () => ({ minutes: 10 }), meddle: () => changeReminder() },
    'reminders.change': {
      input: async () => ({ id: await reminded(), text: 'Call Sara', at: '2090-01-06T09:00' }),
      meddle: () => changeReminder(),
    },
    'reminders.move-next': {
      input: async () => ({ id: await reminded('FREQ=DAILY'), at: '2090-01-05T10:00' }),
      meddle: () => changeReminder(),
    },
    'reminders.stop': { input: async () => ({ id: await reminded() }), meddle: undoFirst },
    'reminders.load-sample': { input: async () => ({}), meddle: () => changeReminder() },
    'reminders.remove-sample': {
      input: () => stage.act('reminders.load-sample', {}).then(() => ({})),
      meddle: undoFirst,
    },
    'reminders.stop-several': { input: async () => ({ ids: [await reminded()] }), meddle: undoFirst },
  }
}

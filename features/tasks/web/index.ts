import SquareCheck from 'lucide-react/icons/square-check-big'
import { late, lateWithTemporal } from '#foundation/web/late.ts'
import type { Makeable, Maker } from '#foundation/web/makers.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

/** The tasks view; its code loads when it is first shown. */
export const tasksPlugs = {
  views: [
    {
      id: 'tasks',
      label: 'Tasks',
      icon: SquareCheck,
      words: 'to do today upcoming waiting done lists board',
      underMore: true,
      Count: late(async () => (await import('./due-count.tsx')).DueCount),
      Content: lateWithTemporal(async () => (await import('./tasks-view.tsx')).TasksView),
    },
  ],
  palette: [async () => (await import('./palette.tsx')).useTasksPalette],
  home: [
    {
      name: 'tasks',
      heeds: (type) => type === 'tasks/changed',
      read: async (client, signal) => (await import('./home/read-home.ts')).readHome(client, signal),
    },
  ],
  trays: [lateWithTemporal(async () => (await import('./tray.tsx')).Tray)],
  dayParts: [lateWithTemporal(async () => (await import('./done-that-day.tsx')).DoneThatDay)],
  samples: [{ load: 'tasks.load-sample', remove: 'tasks.remove-sample' }],
  makers: [
    {
      label: 'Make a task',
      done: 'Task made',
      action: 'tasks.create-task',
      fits: ({ isDuty, waitsFor }) => isDuty && waitsFor === undefined,
      input: taskOf,
      isMade: wasMade,
    },
    {
      label: 'Wait for it',
      done: 'Waiting for it',
      action: 'tasks.create-task',
      fits: ({ isDuty, waitsFor }) => isDuty && waitsFor !== undefined,
      input: (from) => ({ ...taskOf(from), waitsFor: { name: from.waitsFor, email: null } }),
      isMade: wasMade,
    },
  ],
  linking: {
    label: 'Link to a task…',
    Dialog: lateWithTemporal(async () => (await import('./link-dialog.tsx')).LinkDialog),
  },
  paths: { task: (_client, id) => `/assistant?view=tasks&show=all&task=${id}` },
  activityKinds: { tasks: 'Tasks' },
} satisfies WebPlugs

function taskOf({ title, quote, day, time, thing }: Makeable) {
  const due = day === undefined || time === undefined ? (day ?? null) : `${day}T${time}`
  return { title, notes: quote, due, links: [thing] }
}

async function wasMade(...given: Parameters<NonNullable<Maker['isMade']>>): Promise<boolean> {
  return (await import('./was-made.ts')).wasMade(...given)
}

/** In chats. */
export const TasksCard = lateWithTemporal(async () => (await import('./tasks-card.tsx')).TasksCard)

import type { Activity } from '#features/activity/contract.ts'

const asked: Pick<Activity, Shared> = {
  kind: 'calendar',
  origin: 'chat',
  editable: [],
  parts: null,
  redoable: false,
  sources: [],
  others: null,
  final: false,
  conversation_id: null,
  answer_id: null,
  asked_by: null,
  replaced_by: null,
  created_at: '2024-01-15T09:00:00.000Z',
  undone_at: null,
  revision: 1,
}

type Shared =
  | 'kind'
  | 'origin'
  | 'editable'
  | 'parts'
  | 'redoable'
  | 'sources'
  | 'others'
  | 'final'
  | 'conversation_id'
  | 'answer_id'
  | 'asked_by'
  | 'replaced_by'
  | 'created_at'
  | 'undone_at'
  | 'revision'

/** The activities in the scenes, by name. */
export const activities: Readonly<Record<string, Activity>> = {
  deck: {
    ...asked,
    id: '019b0000-0000-7000-8000-000000000001',
    action: 'calendar.create-event',
    title: 'Create an event',
    effect: 'write',
    state: 'done',
    shown: { title: 'Create “Pitch deck”', fields: [] },
    hash: 'deck',
    sentence: 'Created “Pitch deck”, Wednesday 17 January 2024, 10:00 to 12:00.',
    changes: [],
    undoable: true,
    expires_at: null,
    ended_at: '2024-01-15T09:00:01.000Z',
  },
  review: {
    ...asked,
    id: '019b0000-0000-7000-8000-000000000002',
    action: 'calendar.create-event',
    title: 'Create an event',
    effect: 'outward',
    state: 'waiting',
    shown: {
      title: 'Create “Pitch review with mira@example.com”',
      fields: [
        { name: 'start', label: 'When', value: 'Thursday 18 January 2024, 11:00 to 12:00' },
        { name: 'people', label: 'People', value: 'mira@example.com' },
      ],
    },
    hash: 'review',
    sentence: null,
    changes: [],
    undoable: false,
    expires_at: null,
    ended_at: null,
  },
}

const outcomes: Readonly<Record<string, Partial<Activity>>> = {
  approve: {
    state: 'done',
    sentence: 'Created “Pitch review with mira@example.com”, Thursday 18 January 2024, 11:00 to 12:00.',
    undoable: true,
  },
  decline: { state: 'declined' },
  undo: { state: 'undone', sentence: null, undoable: false },
}

/** The outcome of an answer, chosen by the last part of the route it would be sent to. */
export function answered(activity: Activity, path: string): Activity {
  const outcome = outcomes[path.split('/').at(-1) ?? '']
  return { ...activity, ...outcome, revision: activity.revision + 1 }
}

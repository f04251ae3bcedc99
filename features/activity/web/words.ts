import type { Activity, ActivityState } from '../contract.ts'

/** For a badge and for the filter. */
export const stateNames: Record<ActivityState, string> = {
  waiting: 'Waits for your yes',
  running: 'Being done',
  done: 'Done',
  failed: 'Failed',
  unknown: 'Not known',
  undone: 'Undone',
  declined: 'Declined',
  expired: 'Expired',
  replaced: 'Replaced',
}

export const originNames: Record<Activity['origin'], string> = { chat: 'Chat', button: 'Button', job: 'Job' }

const kindNames: Partial<Record<string, string>> = {
  chat: 'Chats',
  people: 'Profile',
  assistant: 'Memory',
  site: 'Plan',
}

export function kindName(kind: string): string {
  return kindNames[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1)
}

/** What came of it, in the words of whoever did it, or in ours where nobody had any. */
export function outcomeOf({ state, sentence }: Pick<Activity, 'state' | 'sentence'>): string {
  return sentence ?? outcomes[state]
}

/** What must be known before saying yes. */
export function warningsOf({ effect, final }: Pick<Activity, 'effect' | 'final'>): string[] {
  return [...(effect === 'outward' ? ['This reaches other people.'] : []), ...(final ? ['This cannot be undone.'] : [])]
}

const outcomes: Record<ActivityState, string> = {
  waiting: 'Nothing happens before your yes.',
  running: 'Your yes is there; it is being done.',
  done: 'Done.',
  failed: 'This could not be done.',
  unknown:
    'The server stopped in the middle of this, so nobody can say whether it was done. Look before you ask again.',
  undone: 'Undone.',
  declined: 'You said no. Nothing was done.',
  expired: 'There was no yes in time. Nothing was done.',
  replaced: 'Another proposal took the place of this one. Nothing was done.',
}

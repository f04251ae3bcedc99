import { namesDay } from '#foundation/time/format/in-short.ts'
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

/** The outcome in the words of whoever acted, or ours if there are none. */
export function outcomeOf({ state, sentence }: Pick<Activity, 'state' | 'sentence'>): string {
  return sentence ?? outcomes[state]
}

/** The changes that its sentence does not mention. */
export function unsaidChanges({ changes, sentence }: Pick<Activity, 'changes' | 'sentence'>): Activity['changes'] {
  const isSaid = (value: string | null): boolean => value === null || (sentence ?? '').includes(value)
  return changes.filter(({ before, after }) => !isSaid(before) || !isSaid(after))
}

/** The fields that the title does not show already: what it quotes, and a day with its times as it writes them. */
export function unsaidFields({ title, fields }: Activity['shown']): Activity['shown']['fields'] {
  return fields.filter(({ value }) => !title.includes(`“${value}”`) && !(namesDay(value) && title.includes(value)))
}

/** The parts of a proposal that its title leaves out, in one line: “At the same time: “Coffee””. */
export function summaryOf({ shown: { title, fields } }: Pick<Activity, 'shown'>): string {
  const unsaid = fields.filter(({ value }) => !title.includes(value))
  return unsaid.map(({ label, value }) => `${label}: ${value.replaceAll(/\s+/gu, ' ')}`).join(' · ')
}

/**
 * Whether one line is enough to approve it: it touches only the person's own things, can be undone, and has no
 * untrusted sources. Anything else is shown in full first.
 */
export function needsOneLine({ effect, final, sources, parts }: Stakes): boolean {
  return effect === 'write' && !final && sources.length === 0 && parts === null
}

type Stakes = Pick<Activity, 'effect' | 'final' | 'parts'> & { sources: readonly string[] }

/** What must be known before saying yes. */
export function warningsOf({ effect, final }: Pick<Activity, 'effect' | 'final'>): string[] {
  return [...(effect === 'outward' ? ['This reaches other people.'] : []), ...(final ? ['This cannot be undone.'] : [])]
}

const outcomes: Record<ActivityState, string> = {
  waiting: 'Nothing happens before your yes.',
  running: 'Your yes is there; it is being done.',
  done: 'Done.',
  failed: 'This could not be done.',
  unknown: 'The server stopped in the middle of this, so it may or may not have been done. Check before you ask again.',
  undone: 'Undone.',
  declined: 'You said no. Nothing was done.',
  expired: 'There was no yes in time. Nothing was done.',
  replaced: 'Another proposal took the place of this one. Nothing was done.',
}

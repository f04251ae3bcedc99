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

/** What came of it, in the words of whoever did it, or in ours where nobody had any. */
export function outcomeOf({ state, sentence }: Pick<Activity, 'state' | 'sentence'>): string {
  return sentence ?? outcomes[state]
}

/**
 * The same with its days and times written short, so that a line of a list holds them: “Thursday 26 November 2026, 15:00
 * to 16:00” becomes “Thu 26 Nov, 15:00–16:00”. The year stays where it is another one.
 */
export function inShort(words: string, year: number): string {
  const days = words.replaceAll(wholeDay, (_, weekday: string, day: string, month: string, of: string) =>
    [weekday, day, month.slice(0, 3), ...(Number(of) === year ? [] : [of])].join(' '),
  )
  return days.replaceAll(/(\d\d:\d\d) to (?=\d\d:\d\d)/g, '$1–')
}

const wholeDay =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|nes|rs|ur)?day (\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})\b/g

/** What its sentence leaves out: a receipt says everything once. */
export function unsaidChanges({ changes, sentence }: Pick<Activity, 'changes' | 'sentence'>): Activity['changes'] {
  const isSaid = (value: string | null): boolean => value === null || (sentence ?? '').includes(value)
  return changes.filter(({ before, after }) => !isSaid(before) || !isSaid(after))
}

/** What a proposal’s title leaves out, in one line: “At the same time: “Coffee””. */
export function summaryOf({ shown: { title, fields } }: Pick<Activity, 'shown'>): string {
  const unsaid = fields.filter(({ value }) => !title.includes(value))
  return unsaid.map(({ label, value }) => `${label}: ${value.replaceAll(/\s+/gu, ' ')}`).join(' · ')
}

/**
 * Whether one line is enough to say yes to: it touches the person’s own things alone, can be taken back, and was asked
 * for after nobody else’s words. Of anything else all is shown before the yes.
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
  unknown:
    'The server stopped in the middle of this, so nobody can say whether it was done. Look before you ask again.',
  undone: 'Undone.',
  declined: 'You said no. Nothing was done.',
  expired: 'There was no yes in time. Nothing was done.',
  replaced: 'Another proposal took the place of this one. Nothing was done.',
}

import {
  endIn,
  endingOf,
  lengthIn,
  lengthOf,
  type OwnRepeat,
  plainRepeat,
} from '#foundation/web/repetition/own-repeat.ts'
import type { RepeatsFrom } from '../contract.ts'

/** The usual ways, by their rules. */
const usual = [
  { value: 'FREQ=DAILY', label: 'Every day' },
  { value: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', label: 'Every weekday' },
  { value: 'FREQ=WEEKLY', label: 'Every week' },
  { value: 'FREQ=WEEKLY;INTERVAL=2', label: 'Every second week' },
  { value: 'FREQ=MONTHLY', label: 'Every month' },
  { value: 'FREQ=YEARLY', label: 'Every year' },
] as const

export type RepeatKind = 'never' | (typeof usual)[number]['value'] | 'own' | 'kept'

export type RepeatDraft = OwnRepeat & {
  kind: RepeatKind
  /** Of one that came from elsewhere and is more than can be chosen. */
  rule: string
}

/** `kept`: what one that cannot be chosen is called. */
export function optionsFor(kept: string | undefined): { value: RepeatKind; label: string }[] {
  return [
    { value: 'never', label: 'Never' },
    ...usual,
    { value: 'own', label: 'Custom' },
    ...(kept === undefined ? [] : [{ value: 'kept' as const, label: kept }]),
  ]
}

export function repeatDraftOf(repeat: string | null, from: RepeatsFrom): RepeatDraft {
  const plain = { ...plainRepeat, kind: 'never' as const, rule: repeat ?? '' }
  if (repeat === null) return plain
  const read = { ...plain, ...endIn(repeat), ...lengthIn(repeat) }
  const kinds: RepeatKind[] = [...usual.map(({ value }) => value), 'own']
  const kind = kinds.find((known) => ruleOf({ ...read, kind: known }, { from, day: '' }) === repeat)
  return { ...read, kind: kind ?? 'kept' }
}

/** As RFC 5545 writes it. From when it was done only a plain length can be counted, without an end. */
export function ruleOf(draft: RepeatDraft, { from, day }: { from: RepeatsFrom; day: string }): string | null {
  const { kind, rule, days } = draft
  if (kind === 'never') return null
  if (kind === 'kept') return rule
  const isFromDone = from === 'done'
  const length = kind === 'own' ? lengthOf({ ...draft, days: isFromDone ? [] : days }) : [kind]
  return [...length, ...(isFromDone ? [] : endingOf(draft, day))].join(';')
}

/** What is about days of the week is counted by the calendar alone. */
export function canCountFromDone(kind: RepeatKind): boolean {
  return kind !== 'never' && kind !== 'kept' && !kind.includes('BYDAY')
}

import type { Shown } from '#foundation/contract/act.ts'
import { dateText } from '#foundation/language/wording/moments.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { ThingRef } from '#foundation/language/dialogue.ts'
import type { Reversal } from '#foundation/server/action.ts'
import type { Reminder } from '../contract.ts'
import type { Changed } from './saving.ts'

export function several(all: readonly Changed[]): Reversal<Reminder[]> {
  const things = all.map(({ after }) => after)
  return {
    thing: things,
    changes: things.map((after) =>
      after.state === 'active'
        ? { label: 'Reminder', before: null, after: described(after) }
        : { label: 'Reminder', before: described(after), after: null },
    ),
    inverse: all.map(({ before }) => before),
    sources: things.flatMap(sourcesOf),
    things: things.map(refOf),
  }
}

/** How a later “it” refers to this reminder. */
export function refOf({ id: which, text, target, next }: Reminder): ThingRef {
  const title = text === '' ? (target.named ?? target.words ?? '') : text
  return { kind: 'reminder', id: which, title, ...(next !== null && { start: next }) }
}

export function field(name: string, label: string, value: string | number | null | undefined): Shown['fields'] {
  return value === undefined ? [] : [{ name, label, value: value === null ? 'None' : String(value) }]
}

export function sourcesOf({ foreign, text }: Reminder): string[] {
  return foreign ? [`the reminder “${text}”`] : []
}

export function described({ text, when }: Reminder): string {
  return text === '' ? when : `${text}, ${when}`
}

export function quoted({ text, target }: Pick<Reminder, 'text' | 'target'>): string {
  return `“${text === '' ? (target.named ?? target.words ?? 'before events') : text}”`
}

/** Of what repeats, when it comes next. */
export function nextWords({ rule, next }: Reminder, format: TimeFormat): string {
  if (rule === null || next === null) return ''
  return `, next ${dateText(Temporal.PlainDate.from(next.slice(0, 10)), format)}`
}

import { createGrammar } from '#foundation/language/grammar.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import { timing } from '../orders.ts'
import type { Wish } from '../wish.ts'
import { describedBy } from './described.ts'
import { daysIn, dueIn } from './due.ts'

const grammar = createGrammar(timing)
type Slots = { which?: string; length?: Temporal.Duration; when?: When; more?: string }

/** Time that is wanted for tasks: “block an hour for it”, “plan my day”. */
export function readTiming(text: string, wording: Wording, speaks: boolean): Wish | undefined {
  for (const { template, slots } of grammar(text, { now: wording.now, zone: wording.zone ?? 'UTC' })) {
    const wish = template.intent === 'plan' ? plan(slots, text, wording) : block(slots, wording, speaks)
    if (wish) return wish
  }
  return undefined
}

function plan({ when, more = '' }: Slots, text: string, { now, ...rest }: Wording): Wish | undefined {
  const wording = { now, ...rest }
  const days = daysIn(when ? text : more, wording)
  const today = now.toPlainDate()
  const from = days?.from ?? today.toString()
  const before = days?.before ?? Temporal.PlainDate.from(from).add({ days: 1 }).toString()
  const isShort = Temporal.PlainDate.from(from).until(before).days <= mostDays
  const isWhole = when
    ? readTimes(text, wording).length === 1 && text.trim().endsWith(text.slice(when.at, when.until))
    : true
  return isShort && isWhole ? { do: 'plan', from, to: before } : undefined
}

const mostDays = 7

/** Of a part of a day that part, otherwise the day. */
function stretchOf({ start, end, grain }: When): { from: string; before: string | undefined } {
  if (grain !== 'part' || !end) return { from: start.toPlainDate().toString(), before: undefined }
  return { from: start.toString().slice(0, 16), before: end.toString().slice(0, 16) }
}

/** “On Monday at 10”: then, and not whenever that day is free. */
function clockOf(when: When | undefined): string | undefined {
  return when?.saysTime === true && when.grain !== 'part' ? when.start.toString().slice(0, 16) : undefined
}

function block({ which = '', length, when }: Slots, wording: Wording, speaks: boolean): Wish | undefined {
  const said = dueIn(which, wording)
  const described = describedBy(said?.rest ?? which, wording)
  if (described.all || (!speaks && length === undefined) || (described.it !== true && described.words === ''))
    return undefined
  const at = said?.said.due.includes('T') ? said.said.due : clockOf(when)
  const days = when ? stretchOf(when) : daysIn(which, wording)
  const from = days?.from ?? wording.now.toPlainDate().toString()
  const to =
    days?.before ??
    Temporal.PlainDate.from(from)
      .add({ days: days ? 1 : mostDays })
      .toString()
  const minutes = length && Math.round(length.total({ unit: 'minutes', relativeTo: '2026-01-05' }))
  return {
    do: 'block',
    which: described,
    ...(minutes !== undefined && { minutes }),
    from,
    to,
    ...(at !== undefined && { at }),
  }
}

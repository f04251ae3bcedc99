import type { ThingRef } from '#foundation/language/dialogue.ts'
import { onlyDays } from '#foundation/language/english/only-days.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { spanOf } from '../../language/event/spans.ts'
import { withoutRemark } from '../../language/reading/cores.ts'
import { isTimeAlone } from '../../language/reading/splitting.ts'
import type { Wish } from '../../language/wish.ts'
import { ruleOf } from './series-made.ts'
import { itself, spanOfRef } from './mentions.ts'

/** What is left out of a series right after it was made or changed. */
export function leftOut(
  text: string,
  { ref, wish }: { ref: ThingRef | undefined; wish: Wish | undefined },
  wording: Wording,
): Wish | undefined {
  const rule = ruleOf(wish)
  const isSeries = rule !== undefined || typeof ref?.original === 'string'
  const date = isSeries ? withoutDate(text, ref, wording) : undefined
  return (
    date ??
    (rule === undefined
      ? undefined
      : (withoutDays(text, rule, { ref, wording }) ?? onlyOn(text, rule, { ref, wording })))
  )
}

/** “Not on 8 December though”: of a series, that one is left out. */
function withoutDate(text: string, ref: ThingRef | undefined, wording: Wording): Wish | undefined {
  const whole = withoutCourtesy(plainWords(text))
  const said = (withoutRemark(whole) || whole).replace(/[\s,]+tho(?:ugh)?[.!]*$/i, '')
  const [, day] = /^(?:but )?(?:not|except|skip|without)(?: (?:on|over|for|at))? (.+)$/iu.exec(said) ?? []
  const isWeekday = tokenize(day ?? '').every((token) => daysOut.has(token.text))
  const first = ref && spanOfRef(ref, wording.zone)?.from
  // “Not the 28th”, of what begins in December.
  const since = first && Temporal.PlainDateTime.compare(first, wording.now) > 0 ? { ...wording, now: first } : wording
  const span = day !== undefined && !isWeekday && isTimeAlone(day, wording) ? spanOf(day, since) : undefined
  if (!ref || !span?.saysDay || span.from.until(span.to).total('days') > 7) return undefined
  return { do: 'cancel', target: { ...itself(ref, wording), span, scope: 'this' } }
}

/** “Not on Fridays”, of a series that was just made for every day or for several of the week. */
function withoutDays(
  text: string,
  rule: string,
  { ref, wording }: { ref: ThingRef | undefined; wording: Wording },
): Wish | undefined {
  const [not, ...words] = tokenize(withoutCourtesy(plainWords(text))).map((token) => token.text)
  const left = words.filter((word) => word !== 'on' && word !== 'and' && word !== 'or')
  const out = left.map((word) => daysOut.get(word))
  if (!not || !leavingOut.has(not) || !ref || out.length === 0) return undefined
  const days = /(?:^|;)BYDAY=([A-Z,]+)(?:;|$)/.exec(rule)?.[1]?.split(',') ?? (rule === 'FREQ=DAILY' ? [...codes] : [])
  const kept = days.filter((day) => !out.includes(day))
  if (out.includes(undefined) || kept.length === 0 || kept.length === days.length) return undefined
  const rest = rule.split(';').filter((part) => !part.startsWith('BYDAY=') && part !== 'FREQ=DAILY')
  const made = ['FREQ=WEEKLY', ...rest.filter((part) => part !== 'FREQ=WEEKLY'), `BYDAY=${kept.join(',')}`].join(';')
  const target = itself(ref, wording)
  return { do: 'repeat', target, words: 'without those days', rule: made }
}

/** “Only Mon to Thu”, of a series whose rule is known. */
function onlyOn(
  text: string,
  rule: string,
  { ref, wording }: { ref: ThingRef | undefined; wording: Wording },
): Wish | undefined {
  const days = onlyDays(text)
  // Every second day has no days of the week to keep.
  const isSpaced = /FREQ=DAILY/.test(rule) && /INTERVAL=(?!1(?:;|$))/.test(rule)
  if (!ref || !days || isSpaced || !/FREQ=(?:DAILY|WEEKLY)/.test(rule)) return undefined
  const rest = rule.split(';').filter((part) => !/^(?:BYDAY|FREQ)=/.test(part))
  const target = itself(ref, wording)
  const made = ['FREQ=WEEKLY', ...rest, `BYDAY=${days.join(',')}`].join(';')
  return { do: 'repeat', target, words: 'on those days only', rule: made }
}

const leavingOut = new Set('not except skip without no but'.split(' '))
const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
const daysOut: ReadonlyMap<string, string> = new Map(
  'monday tuesday wednesday thursday friday saturday sunday'.split(' ').flatMap((name, at): [string, string][] => [
    [name, codes[at] ?? ''],
    [`${name}s`, codes[at] ?? ''],
  ]),
)

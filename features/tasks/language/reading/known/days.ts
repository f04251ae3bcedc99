import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Place, When, Wording } from '#foundation/time/words/when.ts'
import type { Change } from '../../wish.ts'
import { dueIn } from '../due.ts'

/** `isDoubtful`: several days were said, and nothing tells which of them counts. */
export type SaidDay = {
  due: string
  repeat: Pick<Change, 'repeat' | 'repeatsFrom'>
  places: Place[]
  isDoubtful: boolean
}

/** When something is due by what is said of it: “today, not tomorrow” is today. */
export function dayIn(text: string, wording: Wording): SaidDay | undefined {
  const said = readTimes(text, wording)
  // “Now” is when it is said, and not when anything is due.
  const refused = said.filter(
    (time, place) => time.grain === 'second' || isRefused(text, time) || isMended(text, time, said[place + 1]),
  )
  const all = said.filter(({ grain }) => grain !== 'second')
  const plain = refused.reduce((so, { at, until }) => so.slice(0, at) + ' '.repeat(until - at) + so.slice(until), text)
  const repeated = readRepetition(plain, wording)
  const times = all.filter((time) => !refused.includes(time) && !isPast(time, wording))
  if (!repeated && !times.some(({ saysDay }) => saysDay)) return undefined
  const found = dueIn(plain, inMonth(said, plain, wording))
  if (!found) return undefined
  const { due, repeat, repeatsFrom } = found.said
  const days = new Set(times.filter(({ saysDay }) => saysDay).map(({ start }) => start.toPlainDate().toString()))
  const isStretch = times.some((time) => isBetween(text, time))
  return {
    due,
    repeat: repeat === null ? {} : { repeat, repeatsFrom },
    places: [...all, ...(repeated?.places ?? [])],
    isDoubtful: !repeated && (days.size > 1 || isStretch || times.some(isVague)),
  }
}

/** “Only in January, say the 8th”: a day alone is of the month that was named before it. */
function inMonth(said: readonly When[], plain: string, wording: Wording): Wording {
  const month = said.find(({ grain, kind }) => grain === 'month' && kind === 'instant')
  const last = said.at(-1)
  const isBare = last !== undefined && bareDay.test(plain.slice(last.at, last.until))
  return month && isBare && month !== last ? { ...wording, now: month.start } : wording
}

const bareDay = /^(?:on |by |for )?(?:the )?\d{1,2}(?:st|nd|rd|th)$/i

/** “This morning”, when it has begun, is when something happened. */
function isPast({ grain, start }: When, { now }: Wording): boolean {
  return (
    grain === 'part' &&
    Temporal.PlainDateTime.compare(start, now) < 0 &&
    !start.toPlainDate().equals(now.toPlainDate().add({ days: 1 }))
  )
}

/** “Monday to Wednesday”. */
function isBetween(text: string, { kind, at, until, saysTime }: When): boolean {
  return kind === 'interval' && !saysTime && /\b(?:to|until|till|and|through)\b|[-–]/i.test(text.slice(at, until))
}

/** “After Midsummer, let us say the 22nd”: what was said last counts. */
function isMended(text: string, { until }: When, next: When | undefined): boolean {
  return next !== undefined && mending.test(text.slice(until, next.at))
}

const mending =
  /^[\s,.;–-]*(?:(?:or|no|so|please|let us|let's|shall we|rather|better|actually|sorry|i mean|make it|make that|wait) ?)*(?:say|no|rather|better|actually|sorry|mean|please|make it|make that)? ?(?:on |for |by |the )*$/i

/** “After Wednesday” says no day on which something is due. */
function isVague({ kind }: When): boolean {
  return kind === 'after'
}

const refusing =
  /(?:\bnot|\binstead(?: of)?|\brather than|\bno longer|\bwas|\bwere|\bfrom) (?:due )?(?:on |for |by )?(?:the )?$/i

function isRefused(text: string, { at }: When): boolean {
  return refusing.test(text.slice(0, at))
}

import { meantHour } from '#foundation/time/words/bare-hour.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import * as known from './known-words.ts'
import { type Clause, type SaidDeed, told, within } from './saying.ts'

export const besideDay = new Set([...known.moving, ...known.besideMoving])

/** “The call sheet is due at noon”, “the call is at 5 instead”: another time on the day on which it is due. */
export function timed(clause: Clause, wording: Wording): SaidDeed | undefined {
  const [time, ...others] = readTimes(clause.bare, wording).filter(({ grain }) => grain !== 'second')
  const isAnew = clause.tokens.some(({ text }, at) => !clause.named.has(at) && anew.has(text))
  if (!isAnew || !time?.saysTime || time.saysDay || others.length > 0) return undefined
  const due = (time.kind === 'before' ? (time.end ?? time.start) : time.start).toString().slice(0, 16)
  const said = told({ do: 'change', to: { due } }, clause, within(clause, [time]), besideDay)
  const words = clause.bare.slice(time.at, time.until)
  const isOpen = !/[ap]\.?m\b|:|morning|noon|evening|night/i.test(words)
  return {
    ...said,
    from: (before) => before.slice(0, 10) + (isOpen ? asBefore(due, before, { words, wording }) : due).slice(10),
  }
}

const anew = new Set('due deadline instead rather'.split(' '))
const noon = 12

/** “At 5, not 4” is in the afternoon where 4 was. */
function asBefore(due: string, before: string, { words, wording }: { words: string; wording: Wording }): string {
  if (!before.includes('T')) return due
  const hours = /\d+/.exec(words)?.[0] ?? ''
  if (hours === '0' || hours === '00' || Number(hours) > noon) return due
  const hour = meantHour(Number(due.slice(11, 13)) % noon || noon, Number(before.slice(11, 13)), wording)
  return `${due.slice(0, 11)}${String(hour).padStart(2, '0')}${due.slice(13)}`
}

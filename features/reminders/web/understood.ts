import { describeRule } from '#foundation/time/repetition/describe.ts'
import { momentOf, wallOf } from '#foundation/time/zones.ts'
import { clockWords } from '../rules.ts'
import { readSaidReminder, type SaidReminder } from '../said.ts'
import { capital } from './minutes.ts'
import { type Seen, whenName, wordingOf } from './seen.ts'

/** What one line says, and how it was understood. */
export function readTyped(words: string, seen: Seen): { said: SaidReminder; understood: string } {
  const said = readSaidReminder(words, wordingOf(seen))
  return { said, understood: understood(said, seen) }
}

function understood(said: SaidReminder, seen: Seen): string {
  const { text, at, rule, zone } = said
  if (text === '') return 'Say what you want to be reminded of.'
  if (at === undefined) return `“${text}” · Say when, such as “tomorrow at 9” or “every Friday”.`
  const there = zone === undefined ? '' : `, ${clockWords(zone)}`
  if (isPast(said, seen)) return `“${text}” · ${whenName(at, seen)}${there} has passed already.`
  const repeats = rule === null ? '' : ` · ${capital(describeRule(rule, at, seen))}`
  return `“${text}” · ${whenName(at, seen)}${repeats}${there}`
}

export function isPast({ at, zone }: SaidReminder, seen: Seen): boolean {
  return at !== undefined && (zone === undefined ? at : wallOf(momentOf(at, zone), seen.zone)) < seen.now
}

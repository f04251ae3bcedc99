import { describeRule } from '#foundation/time/repetition/describe.ts'
import { readSaidReminder, type SaidReminder } from '../said.ts'
import { capital } from './minutes.ts'
import { type Seen, whenName, wordingOf } from './seen.ts'

/** What one line says, and how it was understood. */
export function readTyped(words: string, seen: Seen): { said: SaidReminder; understood: string } {
  const said = readSaidReminder(words, wordingOf(seen))
  return { said, understood: understood(said, seen) }
}

function understood({ text, at, rule }: SaidReminder, seen: Seen): string {
  if (text === '') return 'Say what you want to be reminded of.'
  if (at === undefined) return `“${text}” · Say when, such as “tomorrow at 9” or “every Friday”.`
  if (at < seen.now) return `“${text}” · ${whenName(at, seen)} has passed already.`
  const repeats = rule === null ? '' : ` · ${capital(describeRule(rule, at, seen))}`
  return `“${text}” · ${whenName(at, seen)}${repeats}`
}

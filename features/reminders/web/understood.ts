import { describeRule } from '#foundation/time/repetition/describe.ts'
import { momentOf, wallOf } from '#foundation/time/zones.ts'
import { clockWords } from '../rules.ts'
import { hangsOnMore, readSaidReminder, type SaidReminder } from '../said.ts'
import { capital } from './minutes.ts'
import { type Seen, whenName, wordingOf } from './seen.ts'

/** What one line says, and how it was understood. */
export function readTyped(words: string, seen: Seen): Typed {
  const said = readSaidReminder(words, wordingOf(seen))
  if (!hangsOnMore(words) || (said.at !== undefined && !hangsOnMore(said.text)))
    return { said, understood: understood(said, seen) }
  const asked = /^(?:please )?(?:remind|nudge|ping)\b/i.test(words.trim())
    ? words.trim()
    : `Remind me ${toDo(words.trim())}`
  return { said, understood: 'This field only understands days and times. Ask the assistant instead:', asked }
}

/** `asked`: what to ask the assistant instead, if the line cannot be read. */
type Typed = { said: SaidReminder; understood: string; asked?: string }

/** “To take the pills”; “20 minutes before …” stays. */
function toDo(words: string): string {
  return /^(?:\d|an? |half |at |on |in |to |about |of |when |once |if |every |tomorrow|tonight|today)/i.test(words)
    ? words
    : `to ${words}`
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

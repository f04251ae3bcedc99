import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { PartOfDay } from './said-event.ts'
import { spanOf } from './spans.ts'

/** “Which evenings this week”, “this week, mornings are best”: a part of each of several days, and what else was said. */
export function partOfDays(text: string, wording: Wording): { part: PartOfDay; rest: string } | undefined {
  const [words = '', several, which, each] = parts.exec(text) ?? []
  const part = (several ?? which ?? each)?.toLowerCase().replace('night', 'evening') as PartOfDay | undefined
  const rest = words === '' ? '' : text.replace(words, ' ')
  const span = part && spanOf(rest, wording)
  return part && !(span && span.from.until(span.to).total('hours') <= 24) ? { part, rest } : undefined
}

/** “Thursday morning ideally”, “mornings are best”: what would suit best, and nothing else. */
export function preferred(text: string): string | undefined {
  const tokens = tokenize(text)
  if (!tokens.some((token) => preferring.has(token.text))) return undefined
  const rest = tokens.filter((token) => !preferring.has(token.text) && !around.has(token.text) && token.text !== '?')
  const [first] = rest
  return first && text.slice(first.from, rest.at(-1)?.to)
}

const preferring = new Set('ideally preferably prefer preferred rather best better ideal suits'.split(' '))
const around = new Set(
  "is are would be d i'd i if possible the most me works for maybe perhaps in some , . ! - though actually then it that's".split(
    ' ',
  ),
)

const parts =
  /[,;]?\s*(?:\b(?:in the|on|preferably|ideally) )*\b(?:(morning|afternoon|evening|night)s|(?:which|what|any|an?|one)(?: free| open| other)? (morning|afternoon|evening)|(?<=\b(?:in the|preferably|ideally|best) )(morning|afternoon|evening))\b(?:\s+(?:are|is|would be|work|suit me|suit)(?: best| better| ideal| preferred| fine| good| great)+)?/i

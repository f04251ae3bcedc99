import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { minutesOf } from './said-when.ts'
import { namedBy } from './titles.ts'

/** How long before an event, whichever it is. */
type Ahead = { minutes: number; rest: string }

/**
 * “Shout me quarter of an hour before the toolbox talk”, “10 mins heads-up on the dinner”: a length and a word that says
 * that it is ahead of something, in any order and with any verb. Which event is meant, its title tells.
 */
export function aheadIn(message: string, wording: Wording): Ahead | undefined {
  const text = lengthsSaid(withoutCourtesy(message))
  const tokens = tokenize(text)
  const [length, ...more] = readLengths(text)
  if (!length || more.length > 0 || tokens.length > mostWords || message.trimEnd().endsWith('?')) return undefined
  const words = tokens.map(({ text: word }) => word)
  const isCalled = findPhrases(tokens, calls).length > 0 && findPhrases(tokens, sides).length > 0
  const isOther = others.has(words[0] ?? '') || words.some((word) => denials.has(word))
  if (!isCalled || isOther) return undefined
  const rest = `${text.slice(0, length.at)} ${text.slice(length.until)}`
  // “An hour before the review at 4, tell Ada” says more than that.
  if (readTimes(rest, wording).some(({ saysTime, grain }) => saysTime && grain !== 'part')) return undefined
  return { minutes: minutesOf(length.duration), rest }
}

const mostWords = 20

/** Which of these events it is ahead of. */
export function eventAhead(rest: string, titles: readonly string[]): string | undefined {
  const all = [...new Set(titles)]
  const named = namedBy(tokenize(rest), all)
  return named && all[named.title]
}

function lengthsSaid(text: string): string {
  return text
    .replace(/\b(?:a )?quarter (?:of )?(?:an? )?(?:hr|hour)\b/gi, '15 minutes')
    .replace(/\bhalf (?:of )?(?:an? )?(?:hr|hour)\b/gi, '30 minutes')
}

const sides = phrases([
  [
    'before, ahead, ahead of, beforehand, in advance, prior, heads up, heads-up, headsup, warning, notice, forewarning, warn, warn me, alert me',
    true,
  ],
])
const calls = phrases([
  [
    `remind, remind me, reminder, ping, ping me, nudge, nudge me, buzz, buzz me, alert, alert me, warn, warn me, warning, heads up, heads-up, headsup, notice, notify, notify me,
    tell me, shout, shout me, shout at me, give me a shout, message, send me, let me know, advise, advise me, wake me, call me, beep, beep me, hit me up, hmu, prod, prod me, poke me`,
    true,
  ],
])
const others = new Set(
  'what which who when where why how is are do does did has have will book schedule cancel move delete add push shift invite create if block'.split(
    ' ',
  ),
)
const denials = new Set(['not', 'never', "don't", 'dont', 'cancel', 'stop', 'move', 'reschedule', 'if'])
